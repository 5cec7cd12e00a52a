### Jedes Wort der Erweiterung Fiese Feinde, auf Deutsch. fiends_en.ftl enthält dieselben Texte in derselben Reihenfolge.
###
### Was mit frantic_fiends- beginnt, tritt an die Stelle eines Hilfetextes des Grundspiels, solange mit der Erweiterung gespielt wird.


## Spieloptionen

option-expansion-frantic_fiends = Fiese Feinde
    .help = Vier Orks wollen in jede Höhle: Fallen, Kopfgeld, Minen, in denen Waren liegen.
option-orc_strength = Orkstärke
    .help = Welche Seite der Verwaltungskarte gilt.
option-orc_strength-easy = 5, 7, 9 und 12
    .help = Die leichtere Seite. Standard.
option-orc_strength-hard = 7, 9, 11 und 14
    .help = Die anspruchsvollere Seite, für alle, die die andere bezwungen haben.
option-hard_for = Handicap
    .help = Plätze, die auf jeden Fall mit der anspruchsvolleren Seite spielen, als Buchstaben: AC.
option-hard_for-nobody = für niemanden
    .help = Alle spielen mit derselben Seite. Standard.
option-rich_supply = Reiche Ablage
    .help = Ob jede Ablageplan-Erweiterung eine zweite grüne Einrichtung anbietet.
option-rich_supply-by_players = mit 1 oder 2 Spielern
    .help = Damit es trotz weniger Erweiterungen genug Einrichtungen gibt. Standard.
option-rich_supply-on = immer
    .help = Zwei grüne Einrichtungen auf jeder Erweiterung.
option-rich_supply-off = nie
    .help = Eine grüne Einrichtung auf jeder Erweiterung.
option-campaign = Kampagne
    .help = Eine Partie der Solo-Kampagne, mit allem, was die Partien davor gebracht haben.
option-campaign-none = keine Kampagne
    .help = Eine einzelne Partie. Standard.


## Aktionsfelder, die neu oder anders als im Grundspiel sind

space-armory = Rüst­kammer
    .help = Nimm alle Waren von hier. Danach darf sich ein unbewaffneter Zwerg eine Waffe aus Holz schmieden, je Holz 1 Kampfstärke.
    .ruling = Das eben genommene Holz darf verwendet werden. Einen Streifzug gibt es hier nicht, und die Schmiede spart nichts. Wer nachahmt, braucht einen unbewaffneten Zwerg und eigenes Holz.
frantic_fiends-space-housework = { space-housework }
    .help = Nimm 1 Hund und/oder richte entweder einen Höhlenraum ein oder stelle eine Falle.
    .ruling = Die Reihenfolge ist frei, auf den Hund darfst du verzichten. Zur Wahl stehen die obere und mittlere Reihe des Ablageplans; gelbe Einrichtungen erst, wenn dein letzter fieser Ork fort ist.
frantic_fiends-space-ore_mining = { space-ore_mining }
    .help = Nimm alles Erz von hier und/oder stocke deine Minen auf.
    .ruling = Aufstocken legt je 2 Erz in bis zu zwei Erzminen und je 1 Rubin in bis zu zwei Rubinminen. Das zusätzliche Erz des Grundspiels entfällt. Wer nachahmt, braucht eine Mine zum Aufstocken.
frantic_fiends-space-logging = { space-logging }
    .help = { space-logging.help }
    .ruling = { space-logging.ruling } Mit 4–7 Spielern liegt das Feld nur an anderer Stelle.
frantic_fiends-space-ore_mine_construction = { space-ore_mine_construction }
    .help = Lege ein Doppelplättchen Erzmine/Tiefer Stollen auf zwei benachbarte Stollen, mit 3 Erz in der Mine, und danach/oder gehe auf einen 2er-Streifzug.
    .ruling = Das Erz liegt in der Mine und nützt erst, wenn eine Minenphase dort einen Esel vorfindet. Zwei beliebige benachbarte einfache Stollen genügen, tiefe gelten nicht.
frantic_fiends-space-ruby_mine_construction = { space-ruby_mine_construction }
    .help = Lege eine Rubinmine auf einen Stollen; auf einem tiefen Stollen liegt 1 Rubin in der Mine.
    .ruling = Der Rubin liegt in der Mine und nützt erst, wenn eine Minenphase dort einen Esel vorfindet.
frantic_fiends-space-wish_for_children = { space-wish_for_children }
    .help = Richte entweder einen Höhlenraum ein, oder stelle eine Falle, oder nutze einen Familienzuwachs.
    .ruling = Zur Wahl stehen alle Einrichtungen, die dir offenstehen, nicht nur Wohnhöhlen. Der Familienzuwachs braucht freien Platz. Sobald das Familienleben erscheint, wird der Wunsch dringend.
frantic_fiends-space-urgent_wish_for_children = { space-urgent_wish_for_children }
    .help = Richte entweder einen Höhlenraum ein oder stelle eine Falle und nutze danach einen Familienzuwachs, oder nimm 3 Gold.
    .ruling = Auch nach einer Falle darf die Familie wachsen, wenn Platz ist. Auf den Zuwachs darfst du verzichten.


## Weitere Hilfe, die sich mit der Erweiterung ändert

frantic_fiends-ground-ore_mine = { ground-ore_mine }
    .help = 3 Punkte. Platz für 1 Esel, der in der Minenphase das Erz darin fördert. Bringt Erz bei der Erzförderung.
frantic_fiends-ground-ruby_mine = { ground-ruby_mine }
    .help = 4 Punkte. Platz für 1 Esel, der in der Minenphase die Rubine darin fördert. Bringt einen Rubin beim Rubinabbau und ab der zweiten auch bei der Rubinförderung.
frantic_fiends-ground-deep_tunnel = { ground-deep_tunnel }
    .help = In einer hier gebauten Rubinmine liegt von Anfang an 1 Rubin.
frantic_fiends-ground-forest = { ground-forest }
    .help = Noch nicht gerodet: am Ende −1 Punkt, außer wenn hier ein Stall steht oder eine Falle liegt. Fiese Orks ziehen hindurch.
frantic_fiends-ground-entrance = { ground-entrance }
    .help = Die erste Wiese oder der erste Acker muss das Feld davor (c4) bedecken oder an eine Falle grenzen. Von c4 aus dringen Orks in die Höhle ein.
frantic_fiends-score-dwarfs = { score-dwarfs }
    .help = Je 1 Punkt, Nachwuchs eingeschlossen, Gefangene nicht.
frantic_fiends-score-tiles = { score-tiles }
    .help = { score-tiles.help } Worauf ein fieser Ork sitzt, das zählt nichts.
frantic_fiends-score-bonus = { score-bonus }
    .help = { score-bonus.help } Worauf ein fieser Ork sitzt, das bringt nichts ein.
frantic_fiends-score-total = { score-total }
    .help = Die meisten Punkte gewinnen; bei Gleichstand, wer weniger fiese Orks übrig hat.
frantic_fiends-furnishing-entry_level_dwelling = { furnishing-entry_level_dwelling }
    .help = { furnishing-entry_level_dwelling.help }
    .ruling = Kein Platz für Orks, solange es andere gibt; ein solcher Ork vertreibt die Tiere und nimmt niemanden gefangen.
harvest-orc_event = Orkereignis
    .help = Vor der Erntezeit sind die fiesen Orks an der Reihe; welche Erntezeit folgt, steht auf der Ereignistafel.


## Einrichtungen

block-fiends = Fiese Feinde
furnishing-chief_orc_dwelling = Chefork­wohnhöhle
    .help = Platz für 1 gutgesinnten Ork. Sammelt er Holz, Stein oder Erz ein, erhältst du 1 davon zusätzlich.
    .short = 1 gutgesinnter Ork: 1 Holz, Stein oder Erz mehr beim Sammeln.
    .ruling = Liegen zwei Baustoffe auf dem Feld, wählst du einen davon. Er sammelt nur ein und tut sonst nichts.
furnishing-trap_chamber = Fallen­kammer
    .help = 2 Punkte für jede deiner Fallen, ob ausgelöst oder nicht.
    .ruling = Auch die Permafalle zählt.
furnishing-forgers_dwelling = Fälscher­wohnhöhle
    .help = Platz für 1 Zwerg. Nach dem Bau erhält einer deiner unbewaffneten Zwerge kostenlos eine Waffe, so stark wie die stärkste im Spiel.
    .short = 1 Zwerg. Ein Unbewaffneter erhält die stärkste Waffe im Spiel.
    .ruling = Die Waffen aller Spieler zählen. Ist keine Waffe im Spiel, geht er leer aus.
furnishing-family_parlor = Familien­stube
    .help = 3 Punkte für jeden deiner gutgesinnten Orks, zusätzlich zu seinem eigenen Punkt.
    .ruling = Gefangene zählen nicht.
furnishing-guest_dwelling = Gäste­wohnhöhle
    .help = Platz für 1 Zwerg oder 1 gutgesinnten Ork.
    .ruling = Der Bewohner darf wechseln, wenn der andere sonst wo Platz hat. Ein festgehaltener Ork muss hier nicht einziehen.
furnishing-dog_parlor = Hunde­stube
    .help = 1 Punkt für je 2 Hunde, zusätzlich zu ihren eigenen Punkten.
    .ruling = Ein einzelner Hund bringt nichts.
furnishing-battle_dog_school = Kampfhunde­schule
    .help = Im Kampf zählt jeder Hund 2 statt 1 und schont, wenn du ihn abgibst, die Waffe um 2.
    .short = Im Kampf zählt jeder Hund 2.
    .ruling = Eine ungerade Stärke darf mit Hunden überzahlt werden; die Waffe wird dadurch nicht stärker.
furnishing-warrior_dwelling = Krieger­wohnhöhle
    .help = Platz für 1 Zwerg. Nach dem Bau darfst du bis zu 8 Erz oder bis zu 4 Holz zusätzlich zahlen, um einen deiner unbewaffneten Zwerge ebenso stark zu bewaffnen.
    .short = 1 Zwerg. Bewaffne einen für bis zu 8 Erz oder 4 Holz mehr.
    .ruling = Sie kostet 8 Baustoffe nach Wahl, darunter mindestens 1 Holz, 1 Stein und 1 Erz. Die Waffe wird nicht geschmiedet: Die Schmiede spart nichts.
furnishing-mine_orc_dwelling = Minenork­wohnhöhle
    .help = Platz für 1 gutgesinnten Ork. In jeder Minenphase fördert er wie ein Esel das Erz einer Erzmine und bringt 1 Erz zusätzlich.
    .short = 1 gutgesinnter Ork, der wie ein Esel fördert, und 1 Erz mehr.
    .ruling = In der Mine muss Erz liegen; ein Esel ist nicht nötig. Auf Aktionsfeldern sammelt er nur Waren ein.
furnishing-offspring_dwelling = Nachwuchs­wohnhöhle
    .help = Platz für 1 Zwerg. Nach dem Bau darfst du sofort einen Familienzuwachs nutzen.
    .short = 1 Zwerg und sofort ein Familienzuwachs.
    .ruling = Ihr eigener Platz zählt mit. Baut ein Orkarbeiter sie, gibt es keinen Nachwuchs.
furnishing-orc_worker_dwelling = Ork­arbeiter­wohnhöhle
    .help = Platz für 1 gutgesinnten Ork, der alle Aktionen eines Feldes ausführt, außer Familienzuwachs und Schmieden.
    .short = 1 gutgesinnter Ork für ganze Felder, ohne Zuwachs und Schmieden.
    .ruling = Ohne Waffe geht er auf keinen Streifzug. Er kommt nach allen Zwergen dran, außer du zahlst einen Rubin.
furnishing-orc_dwelling = Ork­wohnhöhle
    .help = Platz für 1 gutgesinnten Ork, der Waren einsammelt, die sich auf Aktionsfeldern angehäuft haben.
    .short = 1 gutgesinnter Ork, der Waren von Feldern einsammelt.
    .ruling = Kein Platz für Zwerge, für die Gute Stube aber eine Wohnhöhle.
furnishing-camouflage_dwelling = Tarn­wohnhöhle
    .help = Platz für 1 Zwerg. Von nun an dürfen Zwerge mit Kampfstärke bis 3 vor unbewaffneten eingesetzt werden, ohne Rubin.
    .short = 1 Zwerg. Zwerge bis Kampfstärke 3 dürfen zuerst, ohne Rubin.
    .ruling = Unter bewaffneten Zwergen kommt der schwächere weiterhin zuerst.
furnishing-entry_level_dwelling_with_orc = Eingangs­wohnhöhle mit Ork
    .help = Deine ersten beiden Zwerge schlafen weiterhin hier, Tiere finden aber keinen Platz, bis der Ork fort ist.
    .ruling = Orks kommen nur hierher, wenn kein anderer Platz mehr da ist, und nehmen niemanden gefangen.


## Fallen

trap_kind-knock_out = K.O.-Falle
    .help = Besiegt einen Ork, der hineingerät. Ist er zu stark, geschieht nichts. Löst einmal aus und ist von da an 2 Punkte wert.
trap_kind-holding = Halte­falle
    .help = Stoppt einen Ork, der hineingerät und nicht zu stark ist, und hält ihn bis zu seiner nächsten Bewegung fest. Mit einer Orkwohnhöhle wird er gutgesinnt, und die Falle ist 2 Punkte wert. Befreit er sich, bleibt die Falle, wie sie ist.
trap_kind-weakening = Schwächungs­falle
    .help = Nimmt einem Ork, der hineingerät, Stärke; danach zieht er weiter. Löst einmal aus und ist von da an 2 Punkte wert.
trap-leg_hold_iron = Abzugeisen
    .help = Halbiert die Stärke des Orks, aufgerundet.
trap-catch_net = Fangnetz
    .help = Hält einen Ork mit Stärke 8 oder weniger fest.
trap-catch_stone = Fangstein
    .help = Hält einen Ork mit Stärke 10 oder weniger fest.
trap-pitfall = Fallgrube
    .help = Besiegt einen Ork mit Stärke 8 oder weniger.
trap-bait_trap = Futter­falle
    .help = Zahle beliebig viele Nährwerte: Der Ork verliert ebenso viel Stärke. Löst auch aus, wenn du nichts zahlst.
trap-poison_darts = Giftpfeile
    .help = Bis zu 3 Treffer zu je 2 Stärke, auf beliebige deiner Orks, auch mehrere auf denselben.
trap-perma_trap = Perma­falle
    .help = Nimmt jedem Ork, der hineingerät, 3 Stärke. Bleibt immer aktiv und bringt nie Punkte.
trap-saw_trap = Säge­falle
    .help = Halbiert die Stärke des Orks, aufgerundet.
trap-snare = Schling­falle
    .help = Hält einen Ork mit Stärke 10 oder weniger fest.
trap-spear_trap = Speer­falle
    .help = Besiegt einen Ork mit Stärke 10 oder weniger.
trap-blast_trap = Spreng­falle
    .help = Bis zu 2 Treffer zu je 3 Stärke, auf beliebige deiner Orks, auch beide auf denselben.
trap-rockfall = Steinschlag
    .help = Zahle bis zu 8 Steine: Der Ork verliert ebenso viel Stärke. Löst auch aus, wenn du nichts zahlst.


## Belohnungen der Kopfgeldtafel

reward-farmer = Bauer
    .help = Nimm 3 Nährwerte.
reward-shepherd = Schafhirte
    .help = Nimm 2 Schafe.
reward-seasonal_worker = Saisonarbeiter
    .help = Nimm 1 Holz, 1 Stein, 1 Erz, 1 Nährwert und 2 Gold.
reward-mercenary = Söldner
    .help = 4er-Streifzug mit der Stärke, die der Ork zuletzt hatte.
    .ruling = Es zieht kein Zwerg los: Kein Ork kann bekämpft werden, und niemand gewinnt durch die Rückkehr an Kampfstärke.
reward-woodcutter = Holzfäller
    .help = Nimm 3 Holz.
reward-pig_farmer = Schweinebauer
    .help = Nimm 2 Wildschweine.
reward-pit_foreman = Steiger
    .help = Stocke deine Minen auf: je 2 Erz in bis zu zwei Erzminen, je 1 Rubin in bis zu zwei Rubinminen.
    .ruling = Minen, in denen ein fieser Ork sitzt, gehen leer aus.
reward-casanova = Casanova
    .help = Richte eine Wohnhöhle ein und/oder nutze einen Familienzuwachs.
    .ruling = Jede Wohnhöhle zum üblichen Preis, auch für Orks. Bei einem Orkereignis geht der Nachwuchs gleich nach Hause.
reward-stonemason = Steinmetz
    .help = Nimm 3 Steine.
reward-alpine_herdsman = Senner
    .help = Nimm 1 Rind.
reward-soldier = Soldat
    .help = 3er-Streifzug mit der Stärke, die der Ork zuletzt hatte.
    .ruling = { reward-mercenary.ruling }
reward-forger = Fälscher
    .help = Nutze ein besetztes Aktionsfeld.
    .ruling = Auch ein eigenes; nicht Startspieler und keine Nachahmung. Was sich angehäuft hatte, ist weg. Bei einem Orkereignis ist nichts besetzt.
reward-ore_worker = Erzarbeiter
    .help = Nimm 3 Erz.
reward-merchant = Kaufmann
    .help = Nimm 1 Getreide und 1 Gemüse.
reward-outfitter = Ausstatter
    .help = Einer deiner unbewaffneten Zwerge erhält eine Waffe mit Kampfstärke 5.
    .ruling = Ob schon eingesetzt oder nicht, aber kein Gefangener.
reward-herald = Herold
    .help = Nutze ein unbesetztes Aktionsfeld.
    .ruling = Das Feld bleibt unbesetzt. Bei einem Orkereignis wird dort nicht geschmiedet, ausgezogen oder nachgeahmt.
reward-goldsmith = Goldschmied
    .help = Nimm 2 Gold.
reward-jeweller = Schmuckhändler
    .help = Nimm 1 Rubin.
reward-beggar_king = Bettelkönig
    .help = Gib 1 Bettelmarke ab und nimm 3 Gold.
    .ruling = Ohne Bettelmarke bleibt das Gold.
reward-trapper = Fallensteller
    .help = Du kannst eine Falle kostenlos stellen.
    .ruling = Jede Falle, die noch auf dem Ablageplan liegt. Bei einem Orkereignis wirkt sie sofort, aber nicht auf einen Ork, der schon dort steht.
reward-pack_donkey = Packesel
    .help = Nimm 1 Esel.
reward-grocer = Krämer
    .help = Nimm 2 Gold und 1 Nährwert.
reward-barter_master = Tauschmeister
    .help = Tausche beliebig viele Baustoffe einer Sorte gegen ebenso viele einer anderen.
reward-breeder = Züchter
    .help = Nimm 1 Schaf, 1 Esel, 1 Wildschwein, 1 Rind und 1 Hund.
reward-strays = Streuner
    .help = Nimm 2 Hunde.
reward-scavenger = Resteverwerter
    .help = Nimm 1 Holz, 1 Stein und 1 Erz.
reward-orc_doctor = Orkarzt
    .help = Der Zusatzork zieht in eine unbewohnte Orkwohnhöhle von dir ein.
    .ruling = Auch eine freie Gästewohnhöhle genügt, sonst gibt es nichts. Nach einem Kampf darf er noch in dieser Runde eingesetzt werden, nach einem Ereignis ab der nächsten.
reward-grand_donor = Großspender
    .help = Nimm 2 Nährwerte für jeden erwachsenen Zwerg und 1 für jedes Neugeborene und jeden gutgesinnten Ork.


## Streifzug-Belohnungen

loot-fight_orc = Ork bekämpfen
    .help = Muss die letzte Belohnung sein. Deine Waffe und deine Hunde, je 1, müssen so stark sein wie einer deiner Orks. Die Waffe verliert die Stärke des Orks, für jeden abgegebenen Hund 1 weniger. Danach nimmst du das Kopfgeld.
loot-set_trap = Falle stellen
    .help = Bezahle eine Falle der unteren Reihe und lege sie auf ein leeres Wald- oder Wiesenfeld, ganz gleich wo. Was dort aufgedruckt ist, erhältst du.
loot-restock_mines = Minen aufstocken
    .help = Lege je 2 Erz in bis zu zwei deiner Erzminen und je 1 Rubin in bis zu zwei deiner Rubinminen. In eine Mine passt beliebig viel.


## Orks

orc-a = Ork I
    .help = Beginnt auf a1. Sein Kopfgeld kommt aus Spalte 1.
orc-b = Ork II
    .help = Beginnt auf b1. Sein Kopfgeld kommt aus Spalte 1 oder 2.
orc-c = Ork III
    .help = Beginnt auf c1. Sein Kopfgeld kommt aus Spalte 1 bis 3.
orc-d = Ork IV
    .help = Erscheint am Ende des zweiten Orkereignisses in der obersten Reihe. Sein Kopfgeld kommt aus jeder Spalte.
orc-x = Zusatzork
    .help = Gutgesinnt von Anfang an; er kommt nur mit dem Orkarzt. Niemand muss ihn besiegen.


## Orkereignisse

orc_event-1 = Orkereignis 1
    .help = Am Ende von Runde 3. Danach nur Minenphase und Ernährungsphase; nichts wird geerntet, keine Tiere werden geboren.
orc_event-2 = Orkereignis 2
    .help = Am Ende von Runde 6. Danach erscheint Ork IV, und es folgt eine normale Erntezeit mit Minenphase.
orc_event-3 = Orkereignis 3
    .help = Am Ende einer Runde ab der siebten. Danach keine Erntezeit: Bewaffnete Zwerge brauchen 2 Nährwerte, alle anderen 1.
orc_event-4 = Orkereignis 4
    .help = Am Ende einer späteren Runde, mit dem Durchbruch: Alle Orks, die noch im Wald sind, dringen in die Höhle ein. Danach wählt jeder Acker-, Minen- und Ernährungsphase oder Ernährungs- und Tiervermehrungsphase.


## Begriffe der Erweiterung

concept-nasty_orc = Fieser Ork
    .help = Jeder hat vier davon. In vier Orkereignissen ziehen sie zur Höhle, zertrampeln die Saat, vertreiben Tiere und besetzen Räume und Minen. Los wirst du sie durch Kampf, Fallen, Bestechung oder Freundschaft.
    .also = Ork, Orks
concept-trap = Falle
    .help = Kommt auf ein leeres Wald- oder Wiesenfeld, wo du willst, und bleibt bis zum Ende; das Feld gilt als genutzt. Sie löst aus, wenn einer deiner Orks hineingerät. Inaktiv ist sie 2 Punkte wert, vorher keine.
    .also = Fallen
concept-friendly_orc = Gutgesinnter Ork
    .help = Ein Ork, den eine Falle festhält, zieht in eine Orkwohnhöhle ein und arbeitet für dich: nach deinen Zwergen, und er sammelt nur die auf einem Feld angehäuften Waren ein. Er braucht 1 Nährwert und zählt 1 Punkt. Für einen Rubin kommt er vor deinen Zwergen dran.
concept-captive = Gefangener
    .help = Der schwächste Zwerg oder der gutgesinnte Ork einer Wohnhöhle, die ein fieser Ork besetzt. Er kann nicht eingesetzt oder bewaffnet werden und zählt keinen Punkt, wird aber ernährt. Frei, sobald der Ork fort ist oder weiterzieht.
concept-event_board = Ereignistafel
    .help = Vier Tafeln sagen, wie weit jeder Ork zieht, womit er zu bestechen ist, was das Verdrängen kostet und welche Erntezeit folgt. Alles ist von Anfang an bekannt. Die Orks sind nacheinander an der Reihe, von I bis IV.
    .also = Orkereignis, Orkereignisse, Ereignisse
concept-movement_card = Bewegungskarte
    .help = Wird für einen Ork im Wald gezogen, bevor er loszieht; du siehst ihn also kommen. Ein unmöglicher Schritt führt stattdessen nach unten, sonst nach rechts. Von c4 nach rechts dringt der Ork in die Höhle ein.
concept-bribe = Bestechung
    .help = Bevor ein Ork sich bewegt, darfst du beliebig viele Waren der Sorte auf der Bestechungsmarke zahlen; jede nimmt ihm für immer 1 Stärke. Bei 0 ist er besiegt. Das geht auch in der Höhle.
concept-displacement = Verdrängen
    .help = Jeden Ork im Wald darfst du einmal je Ereignis um ein Feld in eine beliebige Richtung drängen, zum Preis auf der Ereignistafel. Er betritt das Feld: Fallen lösen aus, Saat und Tiere gehen verloren.
    .also = Verdrängung
concept-breakthrough = Durchbruch
    .help = In der Höhle besetzt ein Ork die Rubinmine mit den meisten Rubinen, sonst die Erzmine mit dem meisten Erz, sonst die Einrichtung mit den meisten aufgedruckten Punkten, sonst einen leeren Höhlenraum, sonst einen Stollen. Was dort liegt, geht verloren, und das Feld nützt nichts, bis der Ork fort ist.
concept-final_raid = Orks vor der Wertung
    .help = Alle verbliebenen fiesen Orks wechseln auf die wertvollsten Plättchen deiner Höhle, Tiere und Bewohner mitgerechnet. Diese zählen dann nichts.
concept-mine_phase = Minenphase
    .help = In jeder Erntezeit zwischen Acker- und Ernährungsphase: Jede Mine mit einem Esel gibt ihr ganzes Erz oder alle Rubine her. Waren in einer Mine ohne Esel bleiben liegen und sind nicht zu verwenden.
concept-bounty_board = Kopfgeldtafel
    .help = Nimm für einen besiegten Ork eine freie Belohnung, für I aus Spalte 1, für II aus 1–2, für III aus 1–3, für IV aus jeder, oder das Gold auf seiner Rückseite. Jede Belohnung gibt es einmal je Partie.
    .also = Kopfgeld
concept-yellow_tiles = Gelbe Einrichtungsplättchen
    .help = Sie liegen auf der Kopfgeldtafel und dürfen gebaut werden, sobald dein letzter fieser Ork besiegt oder gutgesinnt ist.
concept-supply_board = Ablageplan
    .help = Oben Wohnhöhlen, in der Mitte grüne Einrichtungen, unten Fallen. Der Basis-Ablageplan ist immer dabei, dazu eine Erweiterung je Spieler. Was es mehrfach gibt, liegt einmal je Spieler aus.
concept-orc_marker = Erntemarke mit Orksymbol
    .help = Bringt das nächste Orkereignis. Zwei liegen offen auf den Runden 3 und 6, zwei weitere verdeckt auf den Runden 7 bis 12.
concept-herds = Tiere beim Orkereignis
    .help = Vor einem Ereignis sagst du, wo deine Tiere stehen; bis es vorbei ist, darfst du sie nicht versetzen, nur zu Nährwerten machen. Hunde gehen nur dort verloren, wo sie Schafe hüten.
concept-sleeping_places = Schlafplätze
    .help = Vor einem Ereignis sagst du, wer wo schläft: Davon hängt ab, wer gefangen werden kann. Zwei Zwerge schlafen in der Eingangswohnhöhle, wo niemandem etwas geschieht.
concept-campaign = Kampagne
    .help = Mehrere Solospiele hintereinander; in jedem sind die Orks stärker und die Pläne andere. Eine Partie ist gewonnen, wenn kein fieser Ork übrig ist. Die Punkte werden mitgenommen und kaufen Boni für die nächste Partie, zu einem höheren Preis für alle weiteren.
concept-milestone = Meilenstein
    .help = Ein Nebenziel jeder Kampagnenpartie. Ist es am Ende erreicht, gibt es Rabatt auf die Boni.


## Kampagne ($n: der Rabatt)

milestone-text = { $what } am Ende der Partie: { $n } Punkte Rabatt auf die Boni.
milestone-mines = { $n ->
    [one] 1 Mine
   *[other] { $n } Minen
}
milestone-friendly_orcs = { $n ->
    [one] 1 gutgesinnter Ork
   *[other] { $n } gutgesinnte Orks
}
milestone-traps = { $n ->
    [one] 1 Falle
   *[other] { $n } Fallen
}
milestone-dwarfs = { $n ->
    [one] 1 Zwerg
   *[other] { $n } Zwerge
}
bonus-material = 1 Holz, Erz oder Stein
bonus-grain_or_dog = 1 Getreide oder Hund
bonus-vegetable_or_small_animal = 1 Gemüse, Schaf, Wildschwein oder Esel
bonus-cattle_or_ruby = 1 Rind oder Rubin
bonus-twin_tile = 1 Doppelplättchen
bonus-trap = 1 Falle vom Basis-Ablageplan
bonus-functional_tile = 1 Funktionsplättchen vom Basis-Ablageplan
bonus-dwelling = 1 gewöhnliche Wohnhöhle


## Namen mit Nummer, und die Schritte eines Orks

extension-name = Ablageplan-Erweiterung { $name }
strip-long = Langer Streifen { $name }
strip-short = Kurzer Streifen { $name }
milestone-name = Meilenstein { $name }
card-name = Karte { $name }
step-up = nach oben
step-down = nach unten
step-left = nach links
step-right = nach rechts
step-up_left = nach links oben
step-up_right = nach rechts oben
step-down_left = nach links unten
step-down_right = nach rechts unten
place-cave = in die Höhle


## Wertung

score-traps = Inaktive Fallen
    .help = 2 Punkte für jede Falle, die ihren Dienst getan hat. Die Permafalle und Fallen, die noch warten, bringen nichts.
score-friendly_orcs = Gutgesinnte Orks
    .help = Je 1 Punkt, sofern nicht gefangen.


## Fragen ($player: wer gefragt ist; die ohne beantwortet der Zufall)

question-send-orc = { $player }, setze einen gutgesinnten Ork ein oder passe.
question-send-orc-now = { $player }, wohin geht der gutgesinnte Ork?
question-set-trap = { $player }, welche Falle stellst du, und wo?
question-fight-orc = { $player }, welchen Ork bekämpfst du?
question-restock-all = { $player }, stocke deine Minen auf.
question-perform-reward = { $player }, wie geht es weiter mit der Belohnung „{ $reward }“?
question-give-up-dogs = { $player }, wie viele Hunde gibst du gegen { $orc } (Stärke { $strength }) ab? Den Rest trägt die Waffe.
question-share-hits = { $left ->
    [one] { $player }, welcher Ork wird um { $damage } geschwächt? Noch ein Treffer.
   *[other] { $player }, welcher Ork wird um { $damage } geschwächt? Noch { $left } Treffer.
}
question-feed-trap = { $player }, wie viele { $good } gibst du für die Falle aus? { $orc } hat Stärke { $strength } und verliert je 1.
question-order-bounties = { $player }, wessen Kopfgeld nimmst du zuerst?
question-take-bounty = { $player }, { $orc } ist besiegt: Welche Belohnung nimmst du?
question-offer-homes = { $player }, ein festgehaltener Ork kann einziehen: Wer, und wo?
question-change-room = { $player }, zieht ein gutgesinnter Ork in einen anderen Raum?
question-lodger-moves-out = { $player }, ein Neugeborenes braucht die Gästewohnhöhle: Wohin zieht der Ork?
question-extra-orc = { $player }, wo wohnt der Zusatzork?
question-use-occupied = { $player }, welches besetzte Feld nutzt du?
question-use-free = { $player }, welches unbesetzte Feld nutzt du?
question-barter = { $player }, welchen Baustoff tauschst du gegen welchen?
question-hired-expedition = { $left ->
    [one] { $player }, wähle eine Belohnung (Kampfstärke { $strength }); kein Zwerg zieht los.
   *[other] { $player }, wähle bis zu { $left } Belohnungen (Kampfstärke { $strength }); kein Zwerg zieht los.
}
question-restock = { $player }, welche Mine stockst du auf?
question-buy-donkeys = { $player }, vor der Minenphase: Ein Rubin könnte einen Esel für eine Mine kaufen. Fertig?
question-mine-phase = { $player }, Minenphase: Welche Mine wird geleert?
question-arrange-animals = { $player }, wo stehen deine Tiere? Sag, was dir wichtig ist; der Rest ordnet sich.
question-choose-beds = { $player }, wer schläft wo? Sag, was dir wichtig ist; der Rest ordnet sich.
question-orc-acts = { $player }, { $orc } (Stärke { $strength }) zieht: { $path }. Bestichst du ihn ({ $good }), verdrängst du ihn ({ $price }), oder lässt du ihn ziehen?
question-orc-acts-pushed = { $player }, { $orc } (Stärke { $strength }) zieht: { $path }. Bestichst du ihn ({ $good }), oder lässt du ihn ziehen?
question-orc-acts-stays = { $player }, { $orc } (Stärke { $strength }) bleibt, wo er ist. Bestichst du ihn ({ $good })?
question-orc-acts-cave = { $player }, { $orc } (Stärke { $strength }) ist in deiner Höhle und sucht sich den besten Platz. Bestichst du ihn ({ $good })?
question-enter-cave = { $player }, { $orc } ist in deiner Höhle: Welchen dieser Plätze besetzt er?
question-sit-down = { $player }, Wertung: Welchen dieser Plätze besetzt { $orc }?
question-buy-weapon = { $player }, bewaffnest du einen Zwerg, für Erz oder für Holz?
question-recruit = { $player }, welcher unbewaffnete Zwerg erhält die Waffe mit Kampfstärke { $strength }?
question-pay-materials = { $player }, mit welchen Baustoffen bezahlst du: { $furnishing }?
question-grow-at-once = { $player }, nutzt du sofort einen Familienzuwachs?
question-chief = { $player }, von welchem Baustoff bringt der Chefork 1 mehr?
question-bonus = { $player }, wie nutzt du deinen Bonus: { $bonus }?
question-feed-after-raid = { $player }, ernähre deine Zwerge, bewaffnete mit 2: Bedarf an Nährwerten { $need }, im Vorrat { $food }.
question-draw-extension = Welche Ablageplan-Erweiterung kommt ins Spiel?
question-draw-long-strip = Welcher lange Streifen kommt an die Kopfgeldtafel?
question-draw-short-strip = Welcher kurze Streifen kommt an die Kopfgeldtafel?
question-draw-bribe = Welche Bestechungsmarke liegt auf Ereignistafel { $event }?
question-draw-card = Welche Bewegungskarte wird gezogen: { $orc } von { $owner }?
question-last-orc = Über welcher Spalte erscheint { $orc } von { $owner }?
question-draw-milestone = Welcher Meilenstein soll erreicht werden?


## Züge (Zeilen einer Auswahlliste)

move-order_orc = 1 Rubin zahlen und einen gutgesinnten Ork einsetzen
move-order-disguised = Den Zwerg mit Kampfstärke { $strength } zuerst einsetzen (Tarnwohnhöhle)
move-send = { $orc } einsetzen: { $space }
move-send-goods = { $orc } einsetzen: { $space } ({ $goods })
move-fight = { $orc } bekämpfen
move-fight-strength = { $orc } bekämpfen (Stärke { $strength })
move-give_up = { $n ->
    [0] Keinen Hund abgeben
    [one] 1 Hund abgeben
   *[other] { $n } Hunde abgeben
}
move-give_up-weapon = { $strength ->
    [0] { $dogs }: Die Waffe geht verloren
   *[other] { $dogs }: Der Waffe bleibt Kampfstärke { $strength }
}
move-set_trap = Falle stellen: { $trap } auf { $cell }
move-restock = Minen aufstocken
move-restock_mine = Mine auf { $cell } aufstocken
move-reward = Kopfgeld: { $reward }
move-reward-help = { $reward }: { $text }
move-reward-gold = Stattdessen Gold nehmen
move-reward-gold-amount = Stattdessen { $goods } nehmen
move-use = Nutzen: { $space }
move-barter = { $pays } gegen { $gets } tauschen
move-bribe = { $n ->
    [one] Mit 1 Ware bestechen
   *[other] Mit { $n } Waren bestechen
}
move-bribe-goods = { $strength ->
    [0] Bestechen: { $goods } (besiegt)
   *[other] Bestechen: { $goods } (Stärke { $strength })
}
move-displace = Verdrängen { $step }
move-displace-to = Verdrängen { $step }: { $place }
move-spend = { $n ->
    [0] Nichts ausgeben
    [one] 1 Ware ausgeben
   *[other] { $n } Waren ausgeben
}
move-spend-goods = { $strength ->
    [0] Ausgeben: { $goods } (besiegt)
   *[other] Ausgeben: { $goods } (Stärke { $strength })
}
move-hit = { $orc } treffen
move-hit-strength = { $orc } treffen (Stärke { $strength })
move-occupy = { $orc } besetzt { $cell }
move-occupy-what = { $orc } besetzt { $cell } ({ $what })
move-move_in = { $orc } zieht auf { $cell } ein
move-move_in-room = { $orc } zieht auf { $cell } ein ({ $room })
move-arm-ore = Waffe mit Kampfstärke { $strength } für { $strength } Erz
move-arm-wood = Waffe mit Kampfstärke { $strength } für { $strength } Holz
move-recruit-home = Ein Zwerg zu Hause
move-recruit-placed = Ein schon eingesetzter Zwerg
move-recruit-worker = Der Zwerg, der gerade arbeitet
move-recruit-newborn = Ein neugeborener Zwerg
move-materials = Baustoffe: { $goods }
move-materials-reduced = Baustoffe: { $goods } (zu zahlen: { $price })
move-keep = { $goods } auf { $cell }
move-keep-none = Keine Tiere auf { $cell }
move-bed = { $strength ->
    [0] Ein unbewaffneter Zwerg schläft auf { $cell }
   *[other] Der Zwerg mit Kampfstärke { $strength } schläft auf { $cell }
}
move-whittle = Waffe mit Kampfstärke { $strength } aus { $strength } Holz schmieden
move-extract = Mine auf { $cell } leeren
move-extract-goods = Mine auf { $cell } leeren: { $goods }
move-chief = 1 { $good } mehr
move-collect = Zuerst das Kopfgeld für { $orc }
move-prepare = Bonus: 1 { $good }
move-draw = Bewegungskarte { $name }: { $steps }
move-draw-last = Bewegungskarte { $name }: { $orc } erscheint auf { $cell }
move-bribe_marker = Bestechungsmarke: { $good }
move-extension = { $extension }
move-long_strip = { $strip }
move-short_strip = { $strip }
move-orc_marker-orc = Orksymbol
move-done-forgo = Auf die übrigen Boni verzichten
move-done-walk = Den Ork ziehen lassen
move-done-stay = Dabei bleibt es
move-done-arranged = Wie vorgeschlagen
move-done-refuse = Nein danke


## Warum ein Zug nicht erlaubt ist

why-orcs-too-strong = jeder Ork auf deinem Heimatplan ist stärker als dieser Zwerg mit allen deinen Hunden
why-no-orc-there = auf deinem Heimatplan ist kein fieser Ork
why-orc-not-there = { $orc } ist nicht auf deinem Heimatplan
why-orc-too-strong = { $orc } hat Stärke { $need }, dieser Zwerg mit allen deinen Hunden { $strength }
why-no-trap-to-pay = du kannst keine der Fallen bezahlen, die noch da sind
why-no-space-for-trap = du hast kein leeres Wald- oder Wiesenfeld für eine Falle
why-no-such-trap-left = auf dem Ablageplan liegt keine solche Falle mehr
why-no-trap-there = { $cell } ist { $ground }, und eine Falle braucht ein leeres Wald- oder Wiesenfeld
why-no-mine-to-restock = du hast keine Mine, die sich aufstocken lässt
why-orcs-do-not-forge = Orks stellen keine Waffen her
why-then-no-orc-goes = dann gäbe es kein Feld mehr für einen gutgesinnten Ork
why-ground-trap = von einer Falle bedeckt
why-ground-orc = von einem Ork besetzt


## Ereignisse ($player: wem es geschah; Zeilen des Verlaufs)

event-orc_moved = { $orc } von { $player } kommt nach { $cell }.
event-orc_appeared = { $orc } von { $player } erscheint auf { $cell }.
event-orc_weakened = { $strength ->
    [0] { $orc } von { $player } hat keine Stärke mehr.
   *[other] { $orc } von { $player } hat noch Stärke { $strength }.
}
event-orc_held = { $orc } von { $player } wird von der Falle auf { $cell } festgehalten.
event-orc_defeated = { $player } hat { $orc } besiegt.
event-orc_befriended = { $orc } schließt Freundschaft mit { $player } und wohnt jetzt auf { $cell }.
event-orc_occupies = { $orc } besetzt { $cell } in der Höhle von { $player }.
event-orc_placed = { $player } setzt { $orc } ein: { $space }.
event-trap_set = { $player } stellt eine Falle: { $trap } auf { $cell }.
event-trap_triggered = Eine Falle von { $player } löst aus: { $trap } auf { $cell }.
event-bounty_taken = { $player } nimmt eine Belohnung: { $reward }.
event-bounty_gold = { $player } nimmt Gold statt einer Belohnung.
event-marker_returned = { $player } gibt eine Bettelmarke ab.
event-armed = Ein Zwerg von { $player } erhält eine Waffe mit Kampfstärke { $strength }.
event-lost = { $player } verliert an einen Ork: { $goods }.
event-captured = { $strength ->
    [0] Ein unbewaffneter Zwerg von { $player } wird auf { $cell } gefangen genommen.
   *[other] Ein Zwerg von { $player } mit Kampfstärke { $strength } wird auf { $cell } gefangen genommen.
}
event-freed = { $strength ->
    [0] Der unbewaffnete Gefangene von { $player } auf { $cell } ist frei.
   *[other] Der Gefangene von { $player } mit Kampfstärke { $strength } auf { $cell } ist frei.
}
event-stocked = { $player } hat in die Mine auf { $cell } gelegt: { $goods }.
event-extracted = { $player } fördert aus der Mine auf { $cell }: { $goods }.
event-event_begins = Orkereignis { $event } beginnt.
event-card_drawn = { $player } zieht eine Bewegungskarte: { $steps }.
event-orc_marker = Die Erntemarke zeigt ein Orksymbol: das nächste Orkereignis.


## Woher Waren kommen und wohin sie gehen ($source der Ereignisse)

source-bribe = Bestechung
source-displace = Ork verdrängt
source-trap = Falle
source-fight = Kampf
source-bounty = Kopfgeld
source-mine_phase = Minenphase
source-campaign = Kampagnenbonus
source-order_orc = gutgesinnter Ork vor den Zwergen eingesetzt


## Hilfe: Überschriften und Zeilen aus den Daten

ui-topic-trap = { $name } ({ $kind })
ui-topic-trap_kind = { $name } (Fallen)
ui-topic-reward = { $name } (Belohnung auf Streifen { $strip }, Spalte { $column })
ui-topic-orc = { $name } (Ork)
ui-topic-orc_event = { $name } (Ereignistafel)
ui-topic-concept = { $name } (Fiese Feinde)
ui-topic-extension = { $name } (Fiese Feinde)
ui-topic-strip = { $name } (Kopfgeldtafel)
ui-topic-milestone = { $name } (Kampagne)
ui-warrior-price = 8 Baustoffe, mindestens 1 von jeder Sorte
ui-orc-strengths = Stärke: { $easy } oder { $hard }; Gold statt einer Belohnung: { $gold }
ui-orc-range = { $orc } { $n }
ui-event-ranges = Schritte: { $ranges }
ui-event-displacement = Einen Ork verdrängen: { $price }
ui-row-upper = Obere Reihe
ui-row-middle = Mittlere Reihe
ui-row-lower = Untere Reihe
ui-row-rich = Mit reicher Ablage
ui-strip-rewards = Belohnungen
ui-strip-tiles = Gelbe Einrichtungen
ui-found-on = Auf dem Ablageplan: { $board }
ui-found-on-strip = Auf der Kopfgeldtafel: { $board }
ui-base-board = Basis-Ablageplan
ui-copies = { $n ->
    [one] 1 in der Schachtel
   *[other] { $n } in der Schachtel
}
ui-cli-group-trap = Fallen
ui-cli-group-trap_kind = Arten von Fallen
ui-cli-group-reward = Belohnungen der Kopfgeldtafel
ui-cli-group-orc = Orks
ui-cli-group-orc_event = Orkereignisse
ui-cli-group-concept = Fiese Feinde
ui-cli-group-extension = Ablageplan-Erweiterungen
ui-cli-group-strip = Streifen der Kopfgeldtafel
ui-cli-group-milestone = Meilensteine


## Woher die gedruckten Werte stammen

ui-figures = Werte
ui-figures-intro = Was auf Tafeln, Karten und Plättchen steht, und woher wir es wissen.
ui-figures-copy = Es gelten Werte aus einer berichtigten Abschrift: { $file }
provenance-rulebook = Spielregel
    .help = Steht in der Spielregel oder in einem ihrer Beispiele.
provenance-public_source = öffentliche Quelle
    .help = Von jemandem berichtet, der das Spiel gespielt hat.
provenance-reconstructed = rekonstruiert
    .help = Von uns gemacht, passend zu allem, was die Spielregel sagt.
provenance-corrected_copy = berichtigte Abschrift
    .help = Aus deiner eigenen Datei mit Werten.
ui-figure-most_wood = höchstens { $n } Holz für eine Waffe
ui-figure-expedition_level = { $n }er-Streifzug
ui-figure-mark = Ork IV { $mark ->
    [0] links
    [1] in der Mitte
   *[other] rechts
}
ui-figure-side-easy = leichtere Seite
ui-figure-side-hard = anspruchsvollere Seite
ui-figure-games = { $n } Partien
ui-figure-stronger_each_game = Orks in jeder Partie um { $n } stärker
ui-figure-starting_food = { $n } { $n ->
    [one] Nährwert
   *[other] Nährwerte
} zu Beginn
ui-figure-permanent_factor = ein Bonus für alle Partien kostet das { $n }-Fache
figure-strengths = Stärke der Orks
figure-gold = Gold für einen Ork
figure-ranges = Schritte der Orks
figure-displacement = Verdrängungskosten
figure-bribes = Bestechungsmarken
figure-movement = Bewegungskarten
figure-copies = Anzahl der Plättchen
figure-points = Punkte der neuen Einrichtungen
figure-supply = Ablagepläne
figure-strips_per_players = Streifen nach Spielerzahl
figure-long_strips = Belohnungen der langen Streifen
figure-short_strips = Einrichtungen der kurzen Streifen
figure-loot = Kampfstärke für die neuen Streifzug-Belohnungen
figure-spaces = Waren auf den Aktionsfeldern
figure-campaign = Kampagne
figure-milestones = Meilensteine


## Befehlszeile (Terminal)

ui-command-orcs = orks
    .help = Deine Orks und die Ereignistafeln zeigen; die eines anderen: orks B
ui-command-bounty = kopfgeld
    .help = Die Kopfgeldtafel zeigen
ui-command-traps = fallen
    .help = Die Fallen im Angebot und deine eigenen zeigen; die eines anderen: fallen B
ui-cli-orcs = Orks
ui-cli-orcs-of = Orks von { $player }
ui-cli-orc = { $orc } ({ $strength })
ui-cli-orc-held = { $orc } ({ $strength }), festgehalten
ui-cli-orc-friend = { $orc }, Freund
ui-cli-orc-lives = ein Freund, wohnt auf { $cell }
ui-cli-orc-gone = weg
ui-cli-orc-to-come = kommt noch
ui-cli-orc-unseated = sucht sich einen Platz
ui-cli-event-boards = Ereignistafeln
ui-cli-orc-gold = { $n } Gold statt einer Belohnung
ui-cli-orc-walks = { $orc } von { $player } geht: { $path }.
ui-cli-orc-markers = Verdeckte Marken: { $left } ohne Ork, { $n } mit Ork
ui-cli-in-the-mine = darin: { $goods }
ui-cli-captive = gefangen: { $weapon }
ui-cli-captive-on = gefangen auf { $cell }
ui-cli-sleeps = schläft: { $weapon }
ui-cli-trap-active = aktiv
ui-cli-trap-used = inaktiv
ui-cli-would-lose = verloren: { $goods }
ui-cli-would-trigger = Falle: { $trap } auf { $cell }
ui-cli-would-occupy = besetzt { $cell }
ui-cli-would-capture = nimmt einen Zwerg gefangen
ui-cli-would-hold = festgehalten
ui-cli-would-befriend = wird gutgesinnt
ui-cli-would-defeat = besiegt
ui-cli-would-weaken = noch Stärke { $strength }
ui-cli-event-over = vorbei
ui-cli-taken = vergeben
ui-cli-traps-for-sale = Fallen im Angebot
ui-cli-traps-of = Fallen von { $player }
screen-mined = { $n } darin
screen-danger = !{ $n }
screen-danger-sign = !3
    .help = So viele Bewegungskarten führen einen Ork auf dieses Feld.
ui-campaign-begun = Eine neue Kampagne liegt bereit.
ui-campaign-is-there = { $file } gibt es schon: Wähle einen anderen Namen, oder spiel weiter: caverna campaign play { $file }
ui-campaign-no-folder = Den Ordner { $folder } gibt es nicht: Leg ihn zuerst an, oder wähle einen anderen Ort.
ui-campaign-what-next = Ihr Bogen bleibt in { $file }. Ein neuer Versuch: caverna campaign new andere.txt --side { $side }
ui-campaign-come-back = Die Kampagne ist gesichert. Weiter geht es mit: caverna campaign play { $file }
ui-campaign-sheet = Kampagnenbogen
ui-campaign-game = Partie
ui-campaign-boards = Pläne
ui-campaign-aim = Ziel
ui-campaign-aim-met = erreicht
ui-campaign-aim-missed = verfehlt
ui-campaign-carried = Übertrag
ui-campaign-points = Punkte
ui-campaign-total = Summe
ui-campaign-spent = Ausgaben
ui-campaign-left = Rest
ui-campaign-bought = Gekauft nach Partie { $game }: { $what }
ui-campaign-for-good = { $bonus } (für alle Partien)
ui-campaign-is-playing = Partie { $game } von { $of } ist zu spielen, mit bisher { $points } Punkten.
ui-campaign-is-shop = Partie { $game } von { $of } ist gewonnen. Der Laden ist offen; Punkte: { $points }.
ui-campaign-is-failed = Partie { $game } von { $of } ist verloren, denn ein fieser Ork ist noch da: Die Kampagne ist gescheitert. Punkte: { $points }.
ui-campaign-is-completed = Alle { $of } Partien sind gewonnen! Die Kampagne ist mit { $points } Punkten geschafft.
ui-campaign-shop = Laden (Punkte zum Ausgeben: { $points })
ui-campaign-rebate = Der Meilenstein erspart { $n } Punkte.
ui-campaign-price-once = nächste Partie
ui-campaign-price-for-good = alle Partien
ui-campaign-take-out = Das Letzte wieder aus dem Korb nehmen
ui-campaign-pay = Bezahlen und weiter zu Partie { $game }
ui-campaign-basket = Korb: { $what }. Zu bezahlen: { $due }
ui-campaign-refuses-elsewhere = Die Kampagne wurde woanders fortgesetzt: { $file } hat sich verändert, und nichts davon wurde überschrieben. Von dort weiter: caverna campaign play { $file }
ui-campaign-refuses-shop_closed = Der Laden hat jetzt geschlossen. Er öffnet nach jeder gewonnenen Partie außer der letzten.
ui-campaign-refuses-shop_first = Der Laden ist offen. Geh zuerst dorthin: caverna campaign shop { $file }
ui-campaign-refuses-too_dear = Der Korb kostet { $due } Punkte, du hast { $points }. Nimm etwas heraus.
ui-campaign-refuses-too_many = Der Basis-Ablageplan hat von jeder Art eines, also höchstens { $most }, die für alle Partien eingerechnet; mehr gibt es für eine Partie nicht: { $bonus }
ui-campaign-no-place = Vielleicht findet nicht alles davon zu Beginn der Partie Platz: { $what }


## Server

server-unknown-campaign = Diese Kampagne gibt es nicht.
server-not-your-campaign = Nur wer diese Kampagne begonnen hat, kann sie fortsetzen.
server-campaign-changed = Die Kampagne hat sich inzwischen verändert. Bitte schau sie dir noch einmal an.
server-no-game-now = Jetzt ist keine Partie zu spielen: Sieh auf dem Kampagnenbogen nach.


## Browser: Startseite und Kampagne

web-chapter = Kapitel { $n }: { $title }
web-chapter-1 = Rauch auf dem Grat
    .story = Der letzte Frost war kaum gewichen, da standen vier Fremde am Waldrand, zu weit fort für einen Gruß und zu nah für ruhigen Schlaf. Niemand hatte sie gerufen. Der Herd brennt, Äxte gibt es wenige: Haltet durch bis zum Schnee.
web-chapter-2 = Jetzt kennen sie den Weg
    .story = Wer einmal vertrieben wurde, kommt stärker wieder. Aber auch ihr habt gelernt: wo sie gehen, was sie fürchten und was eine gute Falle wert ist. Vor eurer Höhle hat ein Händler seinen Karren abgeladen.
web-chapter-3 = Der lange Sommer
    .story = Die Äcker sind voll und die Nächte auch. Jede Lichtung, die ihr schlagt, ist auch für sie ein Weg. In den Tälern heißt es, hier oben gebe jemand nicht nach.
web-chapter-4 = Stahl und Geduld
    .story = Sie kommen nicht mehr nur der Schafe wegen. Aus dem Raubzug ist eine Belagerung geworden, und der Berg dröhnt von Hämmern. Alte Freunde unter den Orks erzählen, was noch bevorsteht.
web-chapter-5 = Der letzte Herbst
    .story = Noch einmal alle, stärker als je zuvor. Nach dieser Ernte ist entweder der Rauch auf dem Grat fort oder euer eigener. Deckt den Tisch für die, die dann noch da sind.
web-chapter-completed = Frieden auf dem Berg
    .story = Der Grat ist leer. Abends brennen die Lampen vor jeder Höhle, und die Kinder fragen, was ein Ork ist. Ihr habt eure Familie durch fünf Jahre gebracht; der Rest ist Gesang.
web-chapter-failed = Die Lampen erlöschen
    .story = Es waren zu viele, und sie waren zu stark. Die Familie packt, was die Esel tragen, und sucht sich einen anderen Berg. Solche Geschichten erzählt man, damit der nächste Gründer seine Fallen rechtzeitig baut.
web-start-campaign = Kampagne
    .help = Fünf Solospiele hintereinander gegen Orks, die wachsen, dazwischen ein Laden. Jederzeit fortzusetzen.
web-handicap-seat = Stärkere Orks für Platz { $seat }
    .help = Für diese Plätze gilt die schwerere Seite, was auch immer die anderen spielen.
web-loading = Einen Moment …
web-figures = Welche Werte sind rekonstruiert?
web-figures-title = Woher wir die Werte kennen
web-figures-correct = Wer das Spiel besitzt, kann sie in einer eigenen Datei berichtigen: Sie heißt frantic_fiends.toml und liegt dort, wo das Spiel gestartet wird.
web-figures-source = Woher
web-figures-values = Angaben
web-campaign-game-n = Partie { $n } von { $of }
web-campaign-game-won = Partie { $n }: gewonnen
web-campaign-game-lost = Partie { $n }: verloren
web-campaign-game-now = Partie { $n }: jetzt
web-campaign-game-later = Partie { $n }: kommt noch
web-campaign-game-never = Partie { $n }: entfällt
web-campaign-begin = Partie { $n } beginnen
web-campaign-go-on = Partie { $n } fortsetzen (Runde { $round })
web-campaign-bonuses = Boni
ui-campaign-so-far = bisher { $n } von { $of }
web-campaign-milestone-later = Er wird zu Beginn der Partie gezogen.
web-campaign-not-mine = Du siehst zu: Diese Kampagne gehört einem anderen Browser.
web-campaign-row-now = ist jetzt zu spielen
web-campaign-row-later = kommt noch
web-campaign-row-never = entfällt
web-campaign-replay = Partie { $n } ansehen
web-campaign-next-orcs = Die Orks der nächsten Partie:
web-campaign-prices = Preisliste
web-campaign-take = In den Korb: { $bonus }, { $when }, { $price } Punkte
web-campaign-basket = Korb
web-campaign-basket-empty = Noch nichts darin. Was du nicht ausgibst, nimmst du mit.
web-campaign-put-back = Herausnehmen: { $bonus }
web-campaign-price = Preis
web-campaign-rebate = Meilenstein
web-campaign-due = Zu bezahlen
web-campaign-buy-nothing = Ohne Kauf weiter zu Partie { $game }
web-campaign-anew = Neue Kampagne beginnen
web-campaign-how = So geht eine Kampagne
web-campaign-link = Link zu dieser Kampagne
    .help = Wer ihn öffnet, spielt diese Kampagne: Behalte ihn für dich.
web-to-campaign = Zur Kampagne


## Browser: der Tisch

web-trap = { $trap } ({ $kind })
web-trap-limit = { $trap } ({ $kind }, bis Stärke { $limit })
web-traps = Fallen
web-herd-fixed = Während eines Orkereignisses bleiben Tiere, wo sie sind.
web-herd-not-so = Das geht mit dem nicht auf, was du schon bestimmt hast. Nimm einen Schritt zurück oder wähle aus der Liste.
web-ask-arrange = Fußspuren zeigen, wohin Orks kommen können. Trage Tiere dorthin, wo du sie haben willst.
web-herd-keep-so = So sollen sie stehen
web-ask-which-orc = Welcher gutgesinnte Ork geht dorthin?
web-orc-in-the-way = Auf seinem Weg
web-orc-bribe = Bestechen (du hast { $n })
web-orc-pushed = Verdrängt auf { $cell }
web-orc-nothing-lost = nichts geht verloren
web-orc-takes = der Ork besetzt: { $what }
web-trap-held = hält ihn fest
web-trap-befriended = macht ihn gutgesinnt
web-trap-defeated = besiegt ihn
web-trap-weakens = schwächt ihn
web-trap-through = hält ihn nicht auf
web-trap-up-to = bis Stärke { $limit }
web-orc-steps = Schritte
web-ask-push = auf eines der leuchtenden Felder
web-barter = { $one } gegen { $other }
web-ask-spend = Ausgeben
web-bounty-locked = Verschlossen, bis der letzte deiner Orks fort ist.
web-event-now = jetzt
web-event-in-round = nach Runde { $round }
web-event-by-marker = noch unbekannt

part-set_trap = Falle stellen
part-set_trap-left = die Falle
part-set_trap-now = Jetzt die Falle stellen
part-whittle = Waffe aus Holz
part-whittle-left = die Waffe
part-whittle-now = Jetzt die Waffe herstellen
part-restock = Minen aufstocken
part-restock-left = die Minen
part-restock-now = Jetzt aufstocken
web-banner-orcs = Orkereignis { $n }
web-banner-orcs-text = Die Orks kommen vom Berg herab.

error-full-only = furnishings '{ $furnishings }': die Erweiterung hat eigene Ablagepläne; wähle full
error-hard-for = hard_for '{ $seats }': schreibe Buchstaben von Plätzen, aus { $letters }, oder { $nobody }

## What is wrong with a line of a record or a position

wrong-stable-on-trap = ein Stall steht auf einer Falle: das geht nicht
wrong-orc = ein Ork steht als 'orc BUCHSTABE FELD STÄRKE' da, etwa orc a b2 5, oder orc a gone
wrong-orc-twice = Ork { $orc } hat zwei Zeilen
wrong-orc-not-aside = Ork { $orc } ist von Anfang an da: nur { $other } wartet neben dem Heimatplan (aside)
wrong-orc-gone = Ork { $orc } ist fort: er hat keine Stärke mehr
wrong-two-orcs = auf { $cell } stehen zwei Orks: nur am Eingang, auf d4, ist Platz für beide
wrong-orc-in-rock = { $cell } ist nackter Fels: ein Ork sitzt, wo ein Plättchen liegt
wrong-held-nobody = mindestens ein Ork wird erwartet, etwa held a
wrong-not-held = Ork { $orc } steht auf keiner aktiven Falle, die Orks festhält
wrong-held-twice = die Falle unter Ork { $orc } hält schon einen Ork fest
wrong-trap = eine Falle steht als 'trap NAME FELD' da, etwa trap pitfall b2, vielleicht mit 'used'
wrong-trap-permanent = { $trap } ist nie verbraucht
wrong-no-such-trap = { $trap } gibt es in dieser Partie nicht, oder sie ist zu oft gestellt: 'extensions' sagt, welche Tafeln ausliegen
wrong-mined = Waren in einer Mine stehen als 'mined FELD ANZAHL' da, etwa mined e3 4
wrong-no-mine = auf { $cell } ist keine Mine, oder ein Ork sitzt darin
wrong-mine-twice = die Mine auf { $cell } hat zwei Zeilen
wrong-friend = ein freundlicher Ork steht als 'friend BUCHSTABE FELD' da, etwa friend a d3@logging
wrong-friend-and-fiend = Ork { $orc } ist Freund und Feind zugleich: eine der Zeilen weglassen
wrong-no-room-for-friend = auf { $cell } ist kein Zimmer für einen freundlichen Ork
wrong-two-friends = auf { $cell } wohnen zwei Orks
wrong-friend-is-held = auf { $cell } sitzt ein böser Ork: Ork { $orc } ist dort gefangen und kann nicht arbeiten
wrong-friend-in-the-way = auf { $space } steht schon jemand anders
wrong-captive = ein Gefangener steht als 'captive STÄRKE FELD' da, etwa captive 0 e3
wrong-no-jailer = auf { $cell } sitzt kein Ork, der jemanden gefangen halten könnte
wrong-two-captives = auf { $cell } sind zwei Zwerge gefangen
wrong-no-captive = kein Zwerg der Stärke { $strength } ist zu Hause: nur so einer kann gefangen sein
wrong-last-free-dwarf = nur ein Zwerg ist frei, und der letzte wird nie gefangen gehalten
wrong-cell-beside = { $cell } liegt neben dem Heimatplan
wrong-bribes = es gibt { $events } Ereignistafeln, hier stehen { $count } Bestechungsmarken
wrong-no-milestone = einen Meilenstein hat nur eine Partie der Kampagne
wrong-reward-not-there = { $reward } steht auf keinem der Streifen, die im Spiel sind
wrong-phase-of-orcs = die Phase ist ein Orkereignis: dann heißt die Zeile 'harvest orcs', oder es gibt keine
wrong-harvest-or-orcs-known = die Ernte dieser Runde ist jetzt bekannt: none, payment, normal oder orcs
wrong-orc-markers = { $count } Ork-Marken: von den { $turned }, die jetzt aufgedeckt sind, sind es { $low } bis { $high }
wrong-phase-event = in der Phase 'event' zählt das Orkereignis mit, das jetzt beginnt: event 1 bis 4
wrong-events = { $begun } Orkereignisse haben begonnen und { $coming } kommen noch, aber eine Partie hat { $most }: die Zahl steht hinter 'event', oder die Runde ist eine andere
wrong-orc-has-come = Ork { $orc } ist jetzt da: sein Feld wird erwartet
wrong-named-twice = { $written } ist zweimal genannt
wrong-number-of-extensions = die Zahl der Erweiterungstafeln bei { $players } Mitspielern ist { $count }, hier sind es { $found }: { $here }
wrong-number-of-long-strips = die Zahl der langen Streifen bei { $players } Mitspielern ist { $count }, hier sind es { $found }: { $here }
wrong-number-of-short-strips = die Zahl der kurzen Streifen bei { $players } Mitspielern ist { $count }, hier sind es { $found }: { $here }
wrong-line-of-campaign = Kampagne, Zeile { $line }: { $why }
wrong-form-figures = 'figures' nennt die Zahlen der Partien und die der Kampagne
wrong-form-side = 'side' ist eines von 'easy, hard'
wrong-form-seed = ein Startwert ist eine ganze Zahl, etwa 'seed 7'
wrong-form-game = eine Partie nennt ihre Erweiterung, ihre Streifen und ihren Meilenstein: game s1 l1 r1 m1a
wrong-form-won = hinter 'won' stehen die Punkte der Partie
wrong-form-lost = hinter 'lost' stehen die Punkte der Partie
wrong-form-milestone = ein Meilenstein ist 'met' (erreicht) oder 'missed' (verfehlt)
wrong-form-purchase = ein Kauf ist ein Bonus mit 'once' oder 'for_good', etwa 'dwelling once'; 'nothing' für keinen
wrong-campaign-line = '{ $written }': eine Partie beginnt mit 'game' und ihren Tafeln
wrong-no-campaign = das ist keine Kampagne: die erste Zeile muss '{ $line }' heißen
wrong-line-missing = hier wird eine Zeile '{ $expected }' erwartet, nicht das Ende der Datei
wrong-line-expected = hier wird eine Zeile '{ $expected }' erwartet, nicht '{ $written }'
wrong-game-after-failure = eine laufende Partie, aber die Kampagne ist verloren ('{ $status }'): eine neue beginnt von vorn
wrong-game-now = eine laufende Partie, aber die Kampagne steht auf '{ $status }': jetzt wird nicht gespielt
wrong-other-game = das ist nicht Partie { $game } dieser Kampagne
error-campaign-number = campaign '{ $written }': am Anfang steht die Nummer der Partie, 1 bis 9
error-campaign-much = campaign '{ $written }...': so viel bringt keine Partie mit
error-campaign-word = campaign: '{ $written }' ist weder Tafel noch Streifen, Meilenstein oder Bonus
error-campaign-used = campaign: { $first } bis { $last } sind alle verbraucht, es bleibt nichts übrig
error-campaign-alone = eine Kampagne spielt man allein
error-campaign-games = campaign: eine Partie { $game } gibt es nicht, eine Kampagne hat { $games } Partien
error-figures = gespielt wurde mit den Zahlen { $written }, gebraucht werden jetzt { $used }: { $hint }
error-figures-of-file = die jetzigen kommen aus { $file }; wurde mit den eigenen Zahlen des Spiels gespielt, nimm diese Datei weg, sonst lege die damaligen dorthin
error-figures-own = die jetzigen sind die eigenen des Spiels; lege die berichtigten, mit denen gespielt wurde, als { $file } in den jetzigen Ordner, oder nenne ihre Datei in der Umgebungsvariablen { $variable }
