### Jedes Wort, das ein Mensch liest, auf Deutsch. en.ftl enthält dieselben Texte in derselben Reihenfolge.
###
### Der Text selbst ist der Name oder der Satz; .help sagt, was eine Sache bewirkt, .ruling klärt Zweifelsfälle.
### Anzahlen ($n, $strength, $left und so weiter) als Zahlen übergeben, alles andere als Text in dieser Sprache.
### Ein bedingter Trennstrich (U+00AD, in den meisten Editoren unsichtbar) in einem Namen ist eine Stelle, an der er getrennt werden darf.


## Waren ($n: wie viele es sind; der Text ist nur das Hauptwort, siehe ui-amount)

good-wood = Holz
    .help = Baustoff für Einrichtungen und Zäune. Nicht essbar und für sich allein keine Punkte wert.
good-stone = { $n ->
    [one] Stein
   *[other] Steine
}
    .help = Baustoff für Einrichtungen und Ställe. Nicht essbar und für sich allein keine Punkte wert.
good-ore = Erz
    .help = Wird zu Waffen geschmiedet: 1 Erz je Punkt Kampfstärke. Nicht essbar und für sich allein keine Punkte wert.
good-ruby = { $n ->
    [one] Rubin
   *[other] Rubine
}
    .help = 1 Punkt. Jederzeit wird 1 Rubin zu 2 Nährwerten, zu 1 Hund, Schaf, Esel, Wildschwein, Holz, Stein, Erz, Getreide, Gemüse oder Gold oder zu einer einzelnen Wiese, einem Acker oder Stollen. 1 Rubin und 1 Nährwert werden zu 1 Rind, 2 Rubine zu einem einzelnen Höhlenraum. Für 1 Rubin darf auch ein bewaffneter Zwerg vor schwächeren eingesetzt werden.
good-grain = Getreide
    .help = ½ Punkt, die Summe aufgerundet; Getreide auf Äckern zählt mit. Wird zu 1 Nährwert. Ausgesät liegen davon 3 auf dem Acker.
good-vegetable = Gemüse
    .help = 1 Punkt, auch auf Äckern. Wird zu 2 Nährwerten. Ausgesät liegen davon 2 auf dem Acker.
good-food = { $n ->
    [one] Nährwert
   *[other] Nährwerte
}
    .help = Ernährt deine Zwerge: in der Erntezeit je 2, für Nachwuchs 1. Keine Punkte wert.
good-gold = Gold
    .help = Je 1 Punkt. Jede auf einmal getauschte Menge wird zu Nährwerten, abzüglich 1: 4 Gold ergeben 3 Nährwerte.
good-dog = { $n ->
    [one] Hund
   *[other] Hunde
}
    .help = 1 Punkt. Findet überall Platz, vermehrt sich nie und wird nie gegessen. Hunde auf einer Wiese oder Weide können dort Schafe hüten: eines mehr, als Hunde da sind, anstelle des üblichen Platzes.
good-sheep = { $n ->
    [one] Schaf
   *[other] Schafe
}
    .help = 1 Punkt. Wird zu 1 Nährwert. Ab zweien gibt es Nachwuchs.
good-donkey = Esel
    .help = 1 Punkt. Wird zu 1 Nährwert, zwei zusammen zu 3 Nährwerten. Ab zweien gibt es Nachwuchs. In jeder Mine ist Platz für einen.
good-boar = { $n ->
    [one] Wildschwein
   *[other] Wildschweine
}
    .help = 1 Punkt. Wird zu 2 Nährwerten. Ab zweien gibt es Nachwuchs. In einem Stall im ungerodeten Wald ist Platz für eines.
good-cattle = { $n ->
    [one] Rind
   *[other] Rinder
}
    .help = 1 Punkt. Wird zu 3 Nährwerten. Ab zweien gibt es Nachwuchs.
begging-marker = { $n ->
    [one] Bettelmarke
   *[other] Bettelmarken
}
    .help = −3 Punkte. Du nimmst eine für jeden Nährwert, den du beim Ernähren schuldig bleibst, und behältst sie bis zum Schluss.


## Aktionsfelder (.help: was es bewirkt; was sich je Runde anhäuft, wird aus den Daten gezeigt)

space-ruby_mining = Rubin­abbau
    .help = Nimm alle Rubine von hier und 1 weiteren, wenn du eine Rubinmine hast.
    .ruling = Auch mit mehreren Rubinminen bleibt es bei 1 weiteren Rubin. Zu zweit bleibt das Feld bis Runde 3 leer. Wer nachahmt, bekommt nur den weiteren Rubin.
space-housework = Heim­arbeit
    .help = Nimm 1 Hund und/oder richte einen Höhlenraum ein; auch Wohnhöhlen stehen zur Wahl.
    .ruling = Die Reihenfolge ist frei: Wer zuerst die Hundeschule baut, bekommt für den Hund schon das Holz. Wer einrichtet, darf auf den Hund verzichten; ohne leeren Höhlenraum bleibt immer noch der Hund.
space-slash_and_burn = Brand­rodung
    .help = Lege ein Doppelplättchen Wiese/Acker, und danach/oder säe aus.
    .ruling = Der neue Acker darf gleich eingesät werden. Nur auszusäen genügt; erst säen und dann roden geht nicht.
space-drift_mining = Sohlen­bau
    .help = Nimm alle Steine von hier. Davor oder danach darfst du ein Doppelplättchen Höhlenraum/Stollen legen.
    .ruling = Höhlenraum/Höhlenraum gibt es hier nicht. Fehlen zwei freie Nachbarfelder im Berg, gibt es dafür kein Einzelplättchen. Wer nachahmt, bekommt nur das Plättchen.
space-excavation = Höhlen­bau
    .help = Nimm alle Steine von hier. Davor oder danach darfst du ein Doppelplättchen legen: Höhlenraum/Stollen oder Höhlenraum/Höhlenraum.
    .ruling = Nur hier gibt es Höhlenraum/Höhlenraum. Fehlen zwei freie Nachbarfelder im Berg, gibt es dafür kein Einzelplättchen. Wer nachahmt, bekommt nur das Plättchen.
space-starting_player = Start­spieler
    .help = Werde Startspieler und nimm alle Nährwerte von hier, dazu 2 Erz (2–3 Spieler) oder 1 Rubin (4–7 Spieler).
    .ruling = Der Stein wandert sofort, die neue Reihenfolge gilt ab der nächsten Runde. Auch wer ihn schon hat, darf das Feld nutzen. Nachahmen lässt es sich nie.
space-logging = Ab­holzung
    .help = Nimm alles Holz von hier; danach darfst du auf einen 1er-Streifzug gehen.
    .ruling = Der Streifzug braucht einen bewaffneten Zwerg, ein unbewaffneter nimmt nur das Holz. Wer nachahmt, bekommt nur den Streifzug.
space-supplies = Nachschub
    .help = Nimm 1 Holz, 1 Stein, 1 Erz, 1 Nährwert und 2 Gold.
    .ruling = Hier häuft sich nichts an, darum geht auch beim Nachahmen niemand leer aus.
space-growth = Zuwachs
    .help = Nimm entweder 1 Holz, 1 Stein, 1 Erz, 1 Nährwert und 2 Gold, oder nutze einen Familienzuwachs.
    .ruling = Der Familienzuwachs braucht freien Platz in deinen Wohnhöhlen. Mit dem Logierzimmer geht beides.
space-ore_mining = Erz­abbau
    .help = Nimm alles Erz von hier und 2 weitere für jede deiner Erzminen.
    .ruling = Rubinminen zählen nicht. Wer nachahmt, bekommt nur das Erz für seine eigenen Erzminen und braucht mindestens eine.
space-wood_gathering = Holz­lese
    .help = Nimm alles Holz von hier.
    .ruling = Nicht nachzuahmen: Es ist nichts mehr da.
space-forest_exploration = Wald­erkundung
    .help = Nimm alles Holz von hier, dazu 1 Gemüse (3 Spieler) oder 2 Nährwerte (4–7 Spieler).
    .ruling = Wer nachahmt, bekommt das Gemüse oder die Nährwerte, aber kein Holz.
space-clearing = Rodung
    .help = Nimm alles Holz von hier. Davor oder danach darfst du ein Doppelplättchen Wiese/Acker legen.
    .ruling = Dein erstes Waldplättchen muss c4 vor dem Höhleneingang bedecken, jedes weitere grenzt an Acker, Wiese oder Weide von dir. Steht auf einem der beiden Felder ein Stall, kommt dort die Wiese hin.
space-sustenance = Ver­sorgung
    .help = Nimm alles von hier, mit 1–3 Spielern dazu 1 Getreide. Davor oder danach darfst du ein Doppelplättchen Wiese/Acker legen.
    .ruling = Mit 4–7 Spielern kommt auf das leere Feld 1 Getreide, sonst 1 Gemüse. Wer nachahmt, bekommt das Plättchen, zu dritt auch das Getreide.
space-imitation_0 = Nach­ahmung (kostenlos)
    .help = Nutze ein von einem Mitspieler besetztes Feld, als stünde dieser Zwerg dort.
    .ruling = Nicht erlaubt: Startspieler, eine andere Nachahmung und Felder, auf denen ein Zwerg von dir steht. Was sich dort angehäuft hatte, ist weg; alles Übrige gilt, mit deinem Zwerg, deiner Waffe, deinen Waren und Einrichtungen.
space-imitation_1 = Nach­ahmung (1 Nährwert)
    .help = Zahle 1 Nährwert und nutze ein von einem Mitspieler besetztes Feld, als stünde dieser Zwerg dort.
    .ruling = { space-imitation_0.ruling }
space-imitation_2 = Nach­ahmung (2 Nährwerte)
    .help = Zahle 2 Nährwerte und nutze ein von einem Mitspieler besetztes Feld, als stünde dieser Zwerg dort.
    .ruling = { space-imitation_0.ruling }
space-imitation_4 = Nach­ahmung (4 Nährwerte)
    .help = Zahle 4 Nährwerte und nutze ein von einem Mitspieler besetztes Feld, als stünde dieser Zwerg dort.
    .ruling = { space-imitation_0.ruling }
space-strip_mining = Tage­bau
    .help = Nimm alles Erz und alle Steine von hier, dazu 2 Holz.
    .ruling = Auf das leere Feld kommt 1 Erz, sonst 1 Stein. Wer nachahmt, bekommt nur die 2 Holz.
space-large_depot = Werkstoff­depot
    .help = Nimm alles Holz, alles Erz und alle Steine von hier.
    .ruling = Nicht nachzuahmen: Es ist nichts mehr da.
space-extension = Aus­weitung
    .help = Lege entweder ein Doppelplättchen Wiese/Acker und nimm 1 Holz, oder lege ein Doppelplättchen Höhlenraum/Stollen und nimm 1 Stein.
    .ruling = Die Ware gibt es nur mit ihrem Plättchen. Mit dem Logierzimmer geht beides, aber nur einmal in der ganzen Partie.
space-depot = Werkstoff­lagerung
    .help = Nimm alles Holz und alles Erz von hier.
    .ruling = Nicht nachzuahmen: Es ist nichts mehr da.
space-small_scale_drift_mining = Kleiner Sohlen­bau
    .help = Lege ein Doppelplättchen Höhlenraum/Stollen und nimm 1 Stein.
    .ruling = In der Regel gibt es den Stein nur mit dem Plättchen; passt es nirgends, ist dir das Feld verschlossen. Eine Spieloption erlaubt den Stein allein.
space-drift_mining_b = Sohlen­bau II
    .help = { space-drift_mining.help }
    .ruling = { space-drift_mining.ruling }
space-weekly_market = Wochen­markt
    .help = Nimm 4 Gold. Kaufe dann, was du willst, jede Ware einmal: Schaf, Esel, Holz, Stein, Erz, Getreide für 1 Gold, Hund, Wildschwein, Gemüse für 2, Rind für 3.
    .ruling = Auch Gold von früher darf ausgegeben werden, und gar nichts zu kaufen ist erlaubt. Rubine und Nährwerte gibt es hier nicht.
space-hardware_rental = Geräte­verleih
    .help = Gehe auf einen 2er-Streifzug, und danach/oder säe aus. Mit 6–7 Spielern nimmst du zuerst 2 Holz.
    .ruling = Der Streifzug braucht einen bewaffneten Zwerg. Was er an Saatgut und Äckern bringt, darf gleich genutzt werden; erst säen und dann ausziehen geht nicht.
space-fence_building = Zaun­bau
    .help = Nimm alles Holz von hier. Danach darfst du eine Weide (2 Holz) und/oder eine Doppelweide (4 Holz) einzäunen.
    .ruling = Das eben genommene Holz darf die Zäune bezahlen. Von jeder Größe höchstens eine, und kein Stall.
space-blacksmithing = Schmie­de­kunst
    .help = Schmiede einem unbewaffneten Zwerg eine Waffe (1–8 Erz für ebenso viel Kampfstärke), und danach/oder gehe auf einen 3er-Streifzug.
    .ruling = Ein bewaffneter Zwerg kann nicht schmieden, aber losziehen. Die neue Waffe dient sofort; nach dem Schmieden darfst du trotzdem daheim bleiben.
space-sheep_farming = Schaf­zucht
    .help = Du darfst eine Weide (2 Holz) und eine Doppelweide (4 Holz) einzäunen und einen Stall (1 Stein) bauen, in beliebiger Folge. Nimm danach alle Schafe von hier.
    .ruling = Jedes davon einmal, und bevor die Schafe kommen. Die Schafe sind Pflicht; die ohne Platz werden sofort zu Nährwerten. Wer nachahmt, darf nur bauen.
space-ore_mine_construction = Erz­minen­bau
    .help = Lege ein Doppelplättchen Erzmine/Tiefer Stollen auf zwei benachbarte Stollen und nimm 3 Erz, und danach/oder gehe auf einen 2er-Streifzug.
    .ruling = Die 3 Erz gibt es nur mit der Mine, und die Mine kommt vor dem Streifzug. Zwei beliebige benachbarte einfache Stollen genügen, tiefe gelten nicht.
space-wish_for_children = Kinder­wunsch
    .help = Nutze entweder einen Familienzuwachs, oder richte eine Wohnhöhle beliebiger Art ein.
    .ruling = Der Familienzuwachs braucht freien Platz. Mit dem Logierzimmer geht beides, auch erst bauen und den neuen Platz gleich füllen. Sobald das Familienleben erscheint, wird der Wunsch dringend.
space-urgent_wish_for_children = Dringender Kinder­wunsch
    .help = Richte entweder eine Wohnhöhle ein und nutze danach einen Familienzuwachs, oder nimm 3 Gold.
    .ruling = Ohne neue Wohnhöhle hier kein Familienzuwachs, und nie mehr als einer; verzichten darfst du. Mit dem Logierzimmer kommen die 3 Gold dazu.
space-donkey_farming = Esel­zucht
    .help = Du darfst eine Weide (2 Holz) und eine Doppelweide (4 Holz) einzäunen und einen Stall (1 Stein) bauen, in beliebiger Folge. Nimm danach alle Esel von hier.
    .ruling = Jedes davon einmal, und bevor die Esel kommen. Die Esel sind Pflicht; die ohne Platz werden sofort zu Nährwerten. Wer nachahmt, darf nur bauen.
space-ruby_mine_construction = Rubin­minen­bau
    .help = Lege eine Rubinmine, entweder auf einen Stollen, oder auf einen tiefen Stollen und nimm 1 Rubin.
    .ruling = Der Stollen muss leer sein. Mit dem Logierzimmer darfst du von beiden Arten je eine bauen, nie zwei auf dieselbe Art Stollen.
space-family_life = Familien­leben
    .help = Nutze einen Familienzuwachs und/oder säe aus.
    .ruling = Die Reihenfolge ist frei. Mit dem Aufdecken dieser Karte wird der Kinderwunsch dringend, schon in derselben Runde.
space-exploration = Erkundung
    .help = Gehe auf einen 4er-Streifzug.
    .ruling = Nur mit einem bewaffneten Zwerg: eine bis vier verschiedene Belohnungen im Rahmen seiner Kampfstärke. Allein und zu zweit nicht im Spiel.
space-ore_delivery = Erz­förderung
    .help = Nimm alle Steine und alles Erz von hier und 2 weitere Erz für jede deiner Erzminen.
    .ruling = Rubinminen zählen nicht. Wer nachahmt, bekommt nur das Erz für seine eigenen Erzminen und braucht mindestens eine.
space-adventure = Abenteuer
    .help = Schmiede einem unbewaffneten Zwerg eine Waffe (1–8 Erz für ebenso viel Kampfstärke), und danach/oder gehe auf zwei 1er-Streifzüge hintereinander.
    .ruling = Der zweite Streifzug nutzt die im ersten gewonnene Kampfstärke und darf dieselbe Belohnung noch einmal bringen. Nach dem Schmieden oder nach einem Streifzug darfst du aufhören.
space-ore_trading = Erz­handel
    .help = Ein- bis dreimal: Gib 2 Erz, nimm 2 Gold und 1 Nährwert.
    .ruling = Wer hierher kommt, braucht 2 Erz. Auch zwischendurch mit Rubinen gekauftes Erz darf getauscht werden. Die Schmiede spart hier nichts.
space-ruby_delivery = Rubin­förderung
    .help = Nimm alle Rubine von hier und 1 weiteren, wenn du wenigstens zwei Rubinminen hast.
    .ruling = Auch mit mehr Rubinminen bleibt es bei 1 weiteren Rubin. Wer nachahmt, bekommt nur diesen.


## Einrichtungen (Baukosten, Punkte und Farbe werden aus den Daten gezeigt)

furnishing-entry_level_dwelling = Eingangs­wohnhöhle
    .help = Heim deiner ersten beiden Zwerge, mit Platz für 2 Nutztiere derselben Art.
    .ruling = Auf jedem Heimatplan vorgedruckt und keine Punkte wert, für die Gute Stube aber eine Wohnhöhle.
furnishing-dwelling = Wohn­höhle
    .help = Platz für 1 Zwerg.
    .ruling = Das einzige Plättchen, das nie ausgeht. Die Belohnung ab Kampfstärke 11 baut nur diese Sorte.
furnishing-simple_dwelling_a = Einfache Wohn­höhle A
    .help = Platz für 1 Zwerg. Spart gegenüber der gewöhnlichen Wohnhöhle einen Stein, bringt aber keine Punkte.
    .short = Platz für 1 Zwerg.
    .ruling = Es gibt sie nur einmal. Über die Belohnung, die eine Wohnhöhle baut, ist sie nicht zu haben.
furnishing-simple_dwelling_b = Einfache Wohn­höhle B
    .help = Platz für 1 Zwerg. Spart gegenüber der gewöhnlichen Wohnhöhle ein Holz, bringt aber keine Punkte.
    .short = Platz für 1 Zwerg.
    .ruling = Es gibt sie nur einmal. Über die Belohnung, die eine Wohnhöhle baut, ist sie nicht zu haben.
furnishing-mixed_dwelling = Gemischte Wohn­höhle
    .help = Platz für 1 Zwerg und für 2 Nutztiere derselben Art.
    .short = Platz für 1 Zwerg und 2 Nutztiere einer Art.
    .ruling = Zwerg und Tiere nehmen einander nichts weg: Beide Plätze dürfen voll sein. Hunde brauchen keinen.
furnishing-couple_dwelling = Wohn­höhle für Zwei
    .help = Platz für 2 Zwerge.
    .ruling = Jeder der beiden braucht einen eigenen Familienzuwachs, auf zwei Feldern auch in derselben Runde. Beim Dringenden Kinderwunsch gebaut, erlaubt sie dort trotzdem nur einen.
furnishing-additional_dwelling = Zusatz­wohnhöhle
    .help = Platz für deinen sechsten Zwerg.
    .ruling = Der einzige Weg zum sechsten Zwerg. Bis du fünf hast, steht sie leer und hilft nicht beim dritten, vierten oder fünften.
furnishing-cuddle_room = Kuschel­zimmer
    .help = Platz für so viele Schafe, wie deine Familie Zwerge zählt.
    .ruling = Nachwuchs zählt sofort. Keine anderen Tiere.
furnishing-breakfast_room = Frühstücks­zimmer
    .help = Platz für 3 Rinder.
    .ruling = Keine anderen Tiere, auch nicht, solange es leer steht.
furnishing-stubble_room = Stoppel­zimmer
    .help = Jeder deiner nicht eingesäten Äcker hat Platz für 1 Nutztier jeder Art.
    .short = 1 Nutztier auf jedem nicht eingesäten Acker.
    .ruling = Beim Einsäen muss das Tier weichen: Es zieht um oder wird zu Nährwerten. Ein bei der Ernte leer gewordener Acker kann noch in dieser Erntezeit ein Jungtier aufnehmen.
furnishing-work_room = Arbeits­zimmer
    .help = Du darfst auch Stollen und tiefe Stollen einrichten.
    .short = Auch Stollen darfst du einrichten.
    .ruling = Eine Aktion zum Einrichten brauchst du trotzdem, und das Arbeitszimmer selbst braucht einen Höhlenraum. Ein eingerichteter Stollen kann keine Mine mehr werden.
furnishing-guest_room = Logier­zimmer
    .help = Jedes „entweder … oder“ auf einem Aktionsfeld ist für dich ein „und/oder“.
    .short = „Entweder … oder“ auf Feldern heißt für dich „und/oder“.
    .ruling = Wichtig auf beiden Seiten des Kinderwunschs, beim Rubinminenbau, beim Zuwachs und, einmal je Partie, bei der Ausweitung, auch wenn du sie nachahmst. Was auf Einrichtungen zur Wahl steht, bleibt eine Wahl.
furnishing-office_room = Amts­zimmer
    .help = Deine Doppelplättchen Wiese/Acker, Höhlenraum/Stollen und Höhlenraum/Höhlenraum dürfen mit einer Hälfte über den Rand des Heimatplans ragen. Nimm jedes Mal 2 Gold.
    .short = Doppelplättchen dürfen überstehen: je 2 Gold.
    .ruling = Die äußere Hälfte ist ein vollwertiges Feld zum Weiterbauen, ohne weiteres Gold. Einzelplättchen bleiben auf dem Plan, und Wald reicht nie in den Berg hinüber.
furnishing-carpenter = Tischlerei
    .help = Jede Einrichtung und jede Weide oder Doppelweide kostet dich 1 Holz weniger.
    .short = Einrichtungen und Weiden kosten 1 Holz weniger.
    .ruling = Zwei in einer Aktion eingezäunte Weiden sparen je 1 Holz. Ermäßigte Belohnungspreise sinken weiter; ein Preis ohne Holz bleibt, wie er ist.
furnishing-stone_carver = Stein­hauerei
    .help = Sofort: 2 Steine. Jede Einrichtung kostet dich 1 Stein weniger, Ställe kosten nichts.
    .short = Jetzt 2 Steine, dann 1 weniger je Einrichtung, Ställe umsonst.
    .ruling = Ermäßigte Belohnungspreise sinken weiter; ein Preis ohne Stein bleibt, wie er ist. Ein gesparter Stein ist kein erhaltener: Das Flöz gibt nichts dafür.
furnishing-blacksmith = Schmiede
    .help = Sofort: 2 Erz. Schmieden kostet dich 2 Erz weniger.
    .short = Jetzt 2 Erz. Schmieden kostet 2 Erz weniger.
    .ruling = Kampfstärke 1 und 2 sind umsonst, auch ganz ohne Erz; die Grenze bleibt 8. Auf den Erzhandel ohne Einfluss.
furnishing-miner = Zeche
    .help = Zu Rundenbeginn: 1 Erz für jede deiner Erzminen mit einem Esel darin.
    .short = Jede Runde 1 Erz je Erzmine mit Esel.
    .ruling = Rubinminen bringen nichts. Deine Esel gelten als in Erzminen untergebracht, soweit dort Platz ist.
furnishing-builder = Bau­betrieb
    .help = Beim Einrichten darfst du 1 Erz anstelle von 1 Holz zahlen und ein weiteres anstelle von 1 Stein.
    .short = 1 Erz statt 1 Holz, ein weiteres statt 1 Stein.
    .ruling = Je Plättchen jeweils einmal, gerechnet nach allen Ermäßigungen. Nicht für Zäune und Ställe.
furnishing-trader = Baustoff­handel
    .help = Jederzeit vor der Wertung: Kaufe für 2 Gold 1 Holz, 1 Stein und 1 Erz.
    .short = Jederzeit: 2 Gold für 1 Holz, 1 Stein und 1 Erz.
    .ruling = Nur alles zusammen, beliebig oft. Hast du das Ersatzteillager, muss dieses Plättchen darauf gebaut werden und ersetzt es für immer.
furnishing-wood_supplier = Holz­lieferant
    .help = Zu Beginn jeder der nächsten 7 Runden: 1 Holz.
    .short = 1 Holz in jeder der nächsten 7 Runden.
    .ruling = Noch nichts in der Runde des Baus und nichts über die letzte Runde hinaus. Die Runde, die allein und zu zweit ausfällt, zählt nicht mit.
furnishing-stone_supplier = Stein­lieferant
    .help = Zu Beginn jeder der nächsten 5 Runden: 1 Stein.
    .short = 1 Stein in jeder der nächsten 5 Runden.
    .ruling = { furnishing-wood_supplier.ruling }
furnishing-ruby_supplier = Hof­lieferant
    .help = Zu Beginn jeder der nächsten 4 Runden: 1 Rubin.
    .short = 1 Rubin in jeder der nächsten 4 Runden.
    .ruling = { furnishing-wood_supplier.ruling }
furnishing-dog_school = Hunde­schule
    .help = Von jetzt an: 1 Holz zu jedem neuen Hund.
    .short = 1 Holz zu jedem neuen Hund.
    .ruling = Woher der Hund auch kommt, gekaufte eingeschlossen. Das Plättchen kostet nichts, braucht aber einen Höhlenraum und eine Aktion zum Einrichten.
furnishing-quarry = Steinbruch
    .help = Von jetzt an: 1 Stein zu jedem bei dir geborenen Esel.
    .short = 1 Stein zu jedem bei dir geborenen Esel.
    .ruling = Es zählen Geburten in der Erntezeit oder als Belohnung. Genommene, gekaufte oder erbeutete Esel bringen nichts.
furnishing-seam = Flöz
    .help = Von jetzt an: 1 Erz zu jedem Stein, den du bekommst.
    .short = 1 Erz zu jedem Stein, den du bekommst.
    .ruling = Woher der Stein auch kommt: von Feldern, Belohnungen, Rubinen oder anderen Einrichtungen. Ermäßigungen sind kein Gewinn.
furnishing-slaughtering_cave = Schlacht­höhle
    .help = 1 Nährwert mehr für jedes Nutztier, das du zu Nährwerten machst.
    .short = 1 Nährwert mehr je Nutztier, das du verwertest.
    .ruling = Zwei Esel zusammen ergeben 5. Auch Tiere ohne Platz zählen; in der Jagdstube getauschte nicht.
furnishing-cooking_cave = Koch­höhle
    .help = Jederzeit: Mache aus 1 Getreide und 1 Gemüse 5 Nährwerte.
    .short = Jederzeit: 1 Getreide und 1 Gemüse für 5 Nährwerte.
    .ruling = Das sind 2 mehr als einzeln. Nur aus dem Vorrat, beliebig oft.
furnishing-working_cave = Werk­höhle
    .help = Bei jeder Ernährung darfst du einen Zwerg mit 1 Holz, 1 Stein oder 2 Erz satt machen.
    .short = Ernähre einen Zwerg mit 1 Holz, 1 Stein oder 2 Erz.
    .ruling = Je Ernährung nur einen, ob erwachsen oder Nachwuchs. Gilt auch, wenn nur 1 Nährwert je Zwerg fällig ist.
furnishing-mining_cave = Berg­bau­höhle
    .help = Bei jeder Ernährung: 1 Nährwert weniger für jeden Esel in einer deiner Minen.
    .short = Ernährung: 1 Nährwert weniger je Esel in einer Mine.
    .ruling = In Erz- und Rubinminen gleichermaßen, auch wenn nur 1 Nährwert je Zwerg fällig ist. Der Bedarf sinkt nie unter 0, und ein verspeister Esel hilft nicht mehr.
furnishing-breeding_cave = Auf­zucht­höhle
    .help = Bei jeder Tiervermehrung: 1, 2 oder 3 Nährwerte für ebenso viele Jungtiere, 5 Nährwerte für vier.
    .short = 1, 2, 3 oder 5 Nährwerte für 1, 2, 3 oder 4 Jungtiere.
    .ruling = Es zählen nur untergebrachte Jungtiere. Auch die Vermehrung als Belohnung zählt. In der Erntezeit kommen die Nährwerte erst nach der Ernährung.
furnishing-peaceful_cave = Friedens­höhle
    .help = Jederzeit: Gib eine Waffe ab und nimm so viele Nährwerte, wie sie stark ist.
    .short = Jederzeit: eine Waffe für Nährwerte nach ihrer Stärke.
    .ruling = Der Zwerg ist danach unbewaffnet und darf neu schmieden. Auch bei schon eingesetzten Zwergen, nur nicht mitten im eigenen Streifzug.
furnishing-weaving_parlor = Web­stube
    .help = Sofort: 1 Nährwert für jedes eigene Schaf. Wertung: 1 Punkt für je 2 Schafe.
    .short = Jetzt 1 Nährwert je Schaf, am Ende 1 Punkt je 2 Schafe.
    .ruling = Abgerundet und zusätzlich zu dem Punkt, den jedes Schaf ohnehin zählt.
furnishing-milking_parlor = Melk­stube
    .help = Sofort: 1 Nährwert für jedes eigene Rind. Wertung: 1 Punkt je Rind.
    .short = Jetzt 1 Nährwert, am Ende 1 Punkt je Rind.
    .ruling = Zusätzlich zu dem Punkt, den jedes Rind ohnehin zählt.
furnishing-state_parlor = Gute Stube
    .help = Sofort: 2 Nährwerte für jede benachbarte Wohnhöhle. Wertung: 4 Punkte für jede benachbarte Wohnhöhle.
    .short = Je Wohnhöhle daneben jetzt 2 Nährwerte, am Ende 4 Punkte.
    .ruling = Nachbarn haben eine Seite gemeinsam. Die Eingangswohnhöhle zählt mit. Spätere Wohnhöhlen bringen noch Punkte, aber keine Nährwerte.
furnishing-hunting_parlor = Jagd­stube
    .help = Jederzeit vor der Wertung: Tausche 2 Wildschweine gegen 2 Gold und 2 Nährwerte.
    .short = Jederzeit: 2 Wildschweine für 2 Gold und 2 Nährwerte.
    .ruling = Paarweise, beliebig oft. Die Schlachthöhle gibt nichts dazu. Wer das letzte Wildschwein hergibt, dem fehlt bei der Wertung eine Tierart.
furnishing-beer_parlor = Bier­stube
    .help = Jederzeit vor der Wertung: Tausche 2 Getreide gegen 3 Gold oder 4 Nährwerte.
    .short = Jederzeit: 2 Getreide für 3 Gold oder 4 Nährwerte.
    .ruling = Paarweise, beliebig oft, jedes Paar nach Wahl. Getreide auf Äckern taugt nicht dazu.
furnishing-blacksmithing_parlor = Schmiede­stube
    .help = Jederzeit vor der Wertung: Tausche 1 Rubin und 1 Erz gegen 2 Gold und 1 Nährwert.
    .short = Jederzeit: 1 Rubin und 1 Erz für 2 Gold und 1 Nährwert.
    .ruling = Beliebig oft. Ein hergegebener Rubin zählt keinen Punkt mehr.
furnishing-stone_storage = Stein­lager
    .help = Wertung: 1 Punkt je Stein im Vorrat.
    .ruling = Es zählt der Bestand am Ende; verbaute Steine sind weg.
furnishing-ore_storage = Erz­lager
    .help = Wertung: 1 Punkt für je 2 Erz im Vorrat.
    .ruling = Abgerundet. Zu Waffen geschmiedetes Erz zählt nicht.
furnishing-spare_part_storage = Ersatzteil­lager
    .help = Jederzeit vor der Wertung: Tausche 1 Holz, 1 Stein und 1 Erz gegen 2 Gold.
    .short = Jederzeit: 1 Holz, 1 Stein und 1 Erz für 2 Gold.
    .ruling = Nur alles zusammen, beliebig oft. Hast du den Baustoffhandel, muss dieses Plättchen darauf gebaut werden und ersetzt ihn für immer.
furnishing-main_storage = Haupt­lager
    .help = Wertung: 2 Punkte für jede deiner gelben Einrichtungen, diese eingeschlossen.
    .short = 2 Punkte je gelber Einrichtung, diese eingeschlossen.
    .ruling = Gelb sind Stuben, Lager und Kammern. Ein überbautes Plättchen zählt nicht.
furnishing-weapon_storage = Waffen­lager
    .help = Wertung: 3 Punkte für jeden bewaffneten Zwerg.
    .ruling = Wie stark die Waffen sind, ist gleich. Verträgt sich gut mit dem Proviantlager.
furnishing-supplies_storage = Proviant­lager
    .help = Wertung: 8 Punkte, wenn alle deine Zwerge bewaffnet sind.
    .short = 8 Punkte, wenn alle deine Zwerge bewaffnet sind.
    .ruling = Wie stark die Waffen sind, ist gleich. Nachwuchs aus der letzten Runde ist unbewaffnet und verdirbt es.
furnishing-broom_chamber = Besen­kammer
    .help = Wertung: 5 Punkte mit fünf Zwergen, 10 Punkte mit sechs.
    .short = 5 Punkte mit fünf Zwergen, 10 Punkte mit sechs.
    .ruling = Mit weniger nichts. Es zählt die Familie am Ende, Nachwuchs aus der letzten Runde eingeschlossen.
furnishing-treasure_chamber = Schatz­kammer
    .help = Wertung: 1 Punkt je Rubin.
    .ruling = Zusätzlich zu dem Punkt, den jeder Rubin ohnehin zählt.
furnishing-food_chamber = Vorrats­kammer
    .help = Wertung: 2 Punkte je Paar aus 1 Getreide und 1 Gemüse.
    .short = 2 Punkte je Paar aus Getreide und Gemüse.
    .ruling = Vorrat und Äcker zusammen, zusätzlich zu den Punkten, die beides ohnehin zählt.
furnishing-prayer_chamber = Gebets­kammer
    .help = Wertung: 8 Punkte, wenn keiner deiner Zwerge bewaffnet ist.
    .short = 8 Punkte, wenn keiner deiner Zwerge bewaffnet ist.
    .ruling = Waffen, die vor der Wertung in der Friedenshöhle abgegeben wurden, schaden nicht.
furnishing-writing_chamber = Schreib­kammer
    .help = Wertung: Tilgt bis zu 7 deiner Minuspunkte.
    .short = Tilgt bis zu 7 Minuspunkte.
    .ruling = Die für fehlende Tierarten, nicht belegte Felder und Bettelmarken. Ein Plus wird nie daraus.
furnishing-fodder_chamber = Futter­kammer
    .help = Wertung: 1 Punkt für je 3 Nutztiere.
    .ruling = Alle Arten zusammen, abgerundet, zusätzlich zu dem Punkt, den jedes ohnehin zählt. Hunde zählen nicht.


## Belohnungen (die nötige Kampfstärke wird aus den Daten gezeigt)

loot-all_weapons = Alle Waffen +1
    .help = Nach diesem Streifzug gewinnt jeder deiner bewaffneten Zwerge 1 Kampfstärke, bis höchstens 14. Wer unterwegs war, gewinnt insgesamt 2. Unbewaffnete gehen leer aus.
loot-dog = 1 Hund
    .help = Nimm 1 Hund.
loot-wood = 1 Holz
    .help = Nimm 1 Holz.
loot-sheep = 1 Schaf
    .help = Nimm 1 Schaf. Ohne Platz wird es zu Nährwerten.
loot-grain = 1 Getreide
    .help = Nimm 1 Getreide.
loot-donkey = 1 Esel
    .help = Nimm 1 Esel. Ohne Platz wird er zu Nährwerten.
loot-stone = 1 Stein
    .help = Nimm 1 Stein.
loot-vegetable = 1 Gemüse
    .help = Nimm 1 Gemüse.
loot-ore2 = 2 Erz
    .help = Nimm 2 Erz. Sie sind zusammen eine Belohnung.
loot-boar = 1 Wildschwein
    .help = Nimm 1 Wildschwein. Ohne Platz wird es zu Nährwerten.
loot-gold2 = 2 Gold
    .help = Nimm 2 Gold. Sie sind zusammen eine Belohnung.
loot-furnish = Höhlenraum einrichten
    .help = Baue sofort eine beliebige verfügbare Einrichtung zum üblichen Preis. Ermäßigungen gelten.
loot-stable = 1 Stall
    .help = Baue sofort einen deiner Ställe, kostenlos.
loot-tunnel = Einzelner Stollen
    .help = Lege sofort einen Stollen an dein Höhlensystem an.
loot-small_pasture = Weide für 1 Holz
    .help = Zäune eine deiner Wiesen ein. Ein Stall darauf bleibt stehen.
loot-cattle = 1 Rind
    .help = Nimm 1 Rind. Ohne Platz wird es zu Nährwerten.
loot-large_pasture = Doppelweide für 2 Holz
    .help = Zäune zwei benachbarte Wiesen gemeinsam ein. Ställe darauf bleiben stehen.
loot-meadow = Einzelne Wiese
    .help = Lege sofort eine Wiese an dein gerodetes Land an. Sie darf unter einen Stall geschoben werden.
loot-dwelling = Wohnhöhle für 2 Holz und 2 Steine
    .help = Baue sofort eine gewöhnliche Wohnhöhle. Ermäßigungen gelten; andere Wohnhöhlen gibt es so nicht.
loot-field = Einzelner Acker
    .help = Lege sofort einen Acker an dein gerodetes Land an, nicht dort, wo ein Stall steht.
loot-sow = Aussäen
    .help = Säe bis zu 2 Äcker mit Getreide und bis zu 2 mit Gemüse ein.
loot-cavern = Einzelner Höhlenraum
    .help = Lege sofort einen Höhlenraum an dein Höhlensystem an.
loot-breed = Bis zu 2 Tierarten vermehren
    .help = Bis zu 2 Nutztierarten vermehren sich sofort, wie in der Erntezeit. Nötig sind jeweils ein Paar und Platz für das Jungtier.


## Gelände (was ein Feld des Heimatplans ist)

ground-forest = Wald
    .help = Noch nicht gerodet: am Ende −1 Punkt, außer wenn hier ein Stall steht.
ground-rock = Fels
    .help = Noch nicht ausgehöhlt: am Ende −1 Punkt.
ground-meadow = Wiese
    .help = Lässt sich einzäunen. Mit Stall ist Platz für 1 Nutztier, mit Hunden für Schafe.
ground-field = Acker
    .help = Lässt sich einsäen: Aus 1 Getreide werden 3 auf dem Acker, aus 1 Gemüse 2.
ground-small_pasture = Weide
    .help = 2 Punkte. Platz für 2 Nutztiere derselben Art, mit Stall für doppelt so viele.
ground-large_pasture = Doppelweide
    .help = 4 Punkte. Bedeckt zwei Felder, mit Platz für 4 Nutztiere derselben Art; jeder Stall verdoppelt ihn.
ground-cavern = Höhlenraum
    .help = Bereit zum Einrichten.
ground-tunnel = Stollen
    .help = Bauplatz für eine Rubinmine oder, mit einem benachbarten Stollen zusammen, für eine Erzmine.
ground-deep_tunnel = Tiefer Stollen
    .help = Eine hier gebaute Rubinmine bringt sofort 1 Rubin.
ground-ore_mine = Erzmine
    .help = 3 Punkte. Platz für 1 Esel; bringt Erz bei Erzabbau und Erzförderung.
ground-ruby_mine = Rubinmine
    .help = 4 Punkte. Platz für 1 Esel; bringt einen Rubin beim Rubinabbau und ab der zweiten auch bei der Rubinförderung.
ground-stable = Stall
    .help = Verdoppelt eine Weide. Auf einer Wiese Platz für 1 Nutztier, im ungerodeten Wald für 1 Wildschwein. Er bleibt für immer.
ground-room = Einrichtung
    .help = Ein eingerichteter Höhlenraum. Einrichtungen werden nie verlegt oder entfernt.
ground-entrance = Höhlen­eingang
    .help = Die erste Wiese oder der erste Acker deiner Partie muss das Feld davor (c4) bedecken.
ground-boar_preserve = Wildschwein­reservat
    .help = Bringt 1 Wildschwein, wenn zum ersten Mal ein Plättchen darauf liegt. Ein Stall zählt nicht.
ground-water = Wasser­quelle
    .help = Bringt Nährwerte, wenn zum ersten Mal ein Plättchen darauf liegt: 2 auf f1, sonst 1.


## Doppelplättchen (für $tile in Fragen und Zügen)

twin-meadow_field = Wiese/Acker
twin-cavern_tunnel = Höhlen­raum/Stollen
twin-cavern_cavern = Höhlen­raum/Höhlen­raum
twin-ore_mine_deep_tunnel = Erzmine/Tiefer Stollen
twin-large_pasture = Doppelweide


## Wertung

score-animals = Nutztiere und Hunde
    .help = Je 1 Punkt.
score-missing_animals = Fehlende Nutztierarten
    .help = −2 Punkte für jede Art, von der du kein Tier hast: Schaf, Esel, Wildschwein, Rind.
score-grain = Getreide
    .help = Je ½ Punkt, im Vorrat und auf Äckern; die Summe wird aufgerundet.
score-vegetables = Gemüse
    .help = Je 1 Punkt, im Vorrat und auf Äckern.
score-rubies = Rubine
    .help = Je 1 Punkt.
score-dwarfs = Zwerge
    .help = Je 1 Punkt, Nachwuchs eingeschlossen.
score-unused_spaces = Nicht belegte Felder
    .help = −1 Punkt für jedes Feld deines Heimatplans ohne Plättchen und ohne Stall.
score-tiles = Einrichtungen, Weiden, Minen
    .help = Die aufgedruckten Punkte: Weide 2, Doppelweide 4, Erzmine 3, Rubinmine 4, Einrichtungen laut Plättchen.
score-bonus = Stuben, Lager, Kammern
    .help = Was die Bedingungen auf deinen gelben Einrichtungen einbringen.
score-gold = Bares Gold
    .help = 1 Punkt je Gold.
score-begging = Bettelmarken
    .help = Je −3 Punkte.
score-writing_relief = Schreibkammer
    .help = Macht bis zu 7 deiner Minuspunkte wieder gut.
score-total = Gesamt
    .help = Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.

idea-round = Runde
    .also = Runden, Rundenablauf
    .help = Eine Karte wird aufgedeckt, die Felder werden aufgefüllt, auch wenn noch etwas darauf liegt, alle Zwerge werden einer nach dem anderen eingesetzt, alle gehen nach Hause, und die meisten Runden enden mit einer Ernte.
idea-turn = Zug
    .also = Züge, Zwerge einsetzen, Reihenfolge, Passen
    .help = Im Zug setzt du einen Zwerg auf ein freies Feld und tust, was dort steht: zuerst unbewaffnete Zwerge, dann die bewaffneten vom schwachen zum starken. Für einen Rubin darf ein beliebiger bewaffneter Zwerg vor der Zeit los. Wer passt, tut in dieser Runde nichts mehr.
idea-harvest = Ernte
    .also = Ernten, Erntezeit, Ackerphase, Feldphase
    .help = Acker, Ernährung, Vermehrung: Von jedem besäten Acker kommt eine Frucht, dann werden die Zwerge ernährt, dann vermehren sich die Tiere. Geerntet wird nach den Runden 3 und 5 und ab Runde 6 nach jeder Runde mit einem Blatt. Fragezeichen bedeuten der Reihe nach: nichts, 1 Nährwert für jeden Zwerg, Acker oder Vermehrung. Auch nach Runde 4 wird für jeden Zwerg 1 Nährwert bezahlt, und sonst geschieht nichts.
idea-feeding = Ernährung
    .also = Ernähren, Ernährungsphase, Betteln
    .help = Eine Ernte kostet 2 Nährwerte für jeden Zwerg und 1 für einen in dieser Runde geborenen. Feldfrüchte, Tiere, Gold und Rubine können jederzeit zu Nährwerten werden. Für jeden nicht bezahlten Nährwert gibt es eine Bettelmarke.
idea-breeding = Vermehrung
    .also = Vermehren, Tiervermehrungsphase, Vermehrungsphase, Nachwuchs bei Tieren
    .help = Jede Art von Nutztieren, von der du mindestens 2 hast, bekommt ein Jungtier, wenn alle Jungtiere zusammen Platz finden. Vorher darfst du Tiere essen, um Platz zu schaffen. Hunde vermehren sich nicht.
idea-sowing = Säen
    .also = Aussaat, Aussäen
    .help = Eine Frucht aus deinem Vorrat kommt auf einen leeren Acker: Aus 1 Getreide werden dort 3, aus 1 Gemüse werden 2. Einmal Säen reicht für bis zu 2 Äcker mit Getreide und 2 mit Gemüse.
idea-expedition = Streifzug
    .also = Streifzüge, Expedition, Beute, Belohnungen
    .help = Ein bewaffneter Zwerg auf einem solchen Feld bringt so viele verschiedene Belohnungen mit, wie die Stufe sagt, jede davon für seine Kampfstärke erreichbar. Danach wächst seine Waffe um 1.
idea-weapon = Waffe
    .also = Waffen, Schmieden, Kampfstärke
    .help = Ein unbewaffneter Zwerg schmiedet sich für 1 bis 8 Erz eine Waffe: so viel Erz, so viel Kampfstärke. Eine Waffe wird nie ersetzt; sie wächst durch Streifzüge, bis 14.
idea-family = Familienzuwachs
    .also = Familie, Nachwuchs, Neugeborene, Kinder
    .help = Ein Kind braucht ein freies Bett in einer Wohnhöhle. Es liegt bei seinem Elternteil, arbeitet ab der nächsten Runde und hat keine Waffe. Eine Familie hat höchstens 5 Zwerge, mit der Zusatzwohnhöhle 6.
idea-animals = Tierhaltung
    .also = Tiere, Nutztiere, Hoftiere, Tiere halten
    .help = Eine Weide fasst 2 Tiere einer Art, eine Doppelweide 4; jeder Stall darauf verdoppelt das. Ein Stall auf einer Wiese fasst 1 Tier, im Wald 1 Wildschwein, eine Mine 1 Esel, die Eingangswohnhöhle 2 einer Art. Hunde brauchen keinen Platz; auf einer Wiese oder Weide bewachen sie je ein Schaf und eines mehr. Was keinen Platz findet, wird sofort gegessen.
idea-any_time = Jederzeit
    .also = Tauschen, Umwandeln, Umwandlung, Waren tauschen
    .help = In deinem Zug und zwischen je zwei Schritten davon darfst du Waren zu Nährwerten machen: Schaf 1, Esel 1 (zwei zusammen 3), Wildschwein 2, Rind 3, Getreide 1, Gemüse 2, Rubin 2, Gold alles bis auf eines. Rubine kaufen auch Waren, Tiere und einzelne Plättchen.


## Runden und Ernten

stage = { $stage }. Spielviertel
round = Runde { $round } von { $of }
harvest-none = Keine Erntezeit
    .help = Niemand wird ernährt, nichts wird geerntet, keine Tiere werden geboren.
harvest-normal = Erntezeit
    .help = Ernte jeden eingesäten Acker, ernähre deine Zwerge, lass deine Tiere sich vermehren.
harvest-payment = 1 Nährwert je Zwerg
    .help = Keine Erntezeit. Jeder Zwerg, ob Nachwuchs oder nicht, kostet 1 Nährwert.
harvest-choice = Erntezeit mit Wahl
    .help = Jeder wählt die Ackerphase oder die Tiervermehrungsphase. Ernährt wird in jedem Fall.
harvest-unknown = Erntezeit ungewiss
    .help = Die Marke liegt noch verdeckt: Ein Blatt bedeutet eine normale Erntezeit, ein Fragezeichen das nächste Ernteereignis.


## Blöcke und Farben der Einrichtungen

block-dwellings = Wohnhöhlen
block-rooms = Sondereinrichtungen
block-materials_1 = Baustoffe I
block-materials_2 = Baustoffe II
block-caves = Nahrung
block-parlors = Stuben
block-storages = Lager
block-chambers = Kammern
colour-orange = orange
colour-green = grün
colour-yellow = gelb


## Spieloptionen

option-expansion = Erweiterung
    .help = Was zum Grundspiel hinzukommt.
option-expansion-none = Keine
    .help = Nur das Grundspiel.
option-furnishing_set = Einrichtungen
    .help = Welche Einrichtungen zur Auswahl stehen.
set-introductory = Einsteigerversion
    .help = 27 Arten von Einrichtungen, die einfacheren. Gut für die erste Partie mit bis zu fünf Spielern.
set-full = Komplettversion
    .help = Alle 48 Arten von Einrichtungen.
option-solo_clearing = Abräumen im Solospiel
    .help = Wie viele Waren auf einem Feld liegen müssen, damit es vor dem nächsten Auffüllen abgeräumt wird. Die deutsche und die englische Regel sind sich uneins.
option-solo_clearing-at_least_6 = ab 6
    .help = Ein Feld mit 6 Waren wird abgeräumt. Standard, wie in der deutschen Regel.
option-solo_clearing-more_than_6 = über 6
    .help = Ein Feld mit 6 Waren bleibt, eines mit 7 wird abgeräumt. Wie in der englischen Regel.
option-small_scale_drift_mining = Kleiner Sohlenbau
    .help = Ob es den Stein dieses Feldes auch ohne das Plättchen gibt.
option-small_scale_drift_mining-stone_with_tile = Stein nur mit dem Plättchen
    .help = Kein Plättchen, kein Stein. Standard, wie im Anhang.
option-small_scale_drift_mining-stone_and_or_tile = Stein und/oder Plättchen
    .help = Der Stein darf allein genommen werden. Wie auf dem Spielplan gedruckt.
option-income = Einkünfte zu Rundenbeginn
    .help = Wann Lieferanten und Zeche auszahlen. Wichtig nur im Solospiel, wo ein Rubin ein Feld schützen kann.
option-income-before_refill = vor dem Auffüllen
    .help = Ein Rubin aus dieser Runde kann schon ein Feld schützen. Standard.
option-income-after_refill = nach dem Auffüllen
    .help = Erst wird abgeräumt und aufgefüllt.
option-harvest_marker = Erntemarken
    .help = Wann die Marke der Runde aufgedeckt wird.
option-harvest_marker-round_start = zu Beginn der Runde
    .help = Du weißt, welche Ernte kommt. Standard.
option-harvest_marker-round_end = am Ende der Runde
    .help = Die Ernte bleibt eine Überraschung, bis die Arbeit getan ist.
option-additions = Zugaben
    .help = Einrichtungen und Aktionsfelder, die nicht in der Schachtel lagen.
option-additions-none = keine
    .help = Das Spiel, wie es gedruckt wurde. Standard.
option-additions-all = alle
    .help = Alles, was zum gedruckten Spiel hinzugekommen ist, spielt mit.


## Fragen ($player: wer gefragt ist; die letzten drei beantwortet der Zufall)

question-place-dwarf = { $strength ->
    [0] { $player }, setze einen unbewaffneten Zwerg ein oder passe.
   *[other] { $player }, setze den Zwerg mit Kampfstärke { $strength } ein oder passe.
}
question-place-dwarf-rests = { $player }, setze den Zwerg mit Kampfstärke { $strength } ein oder passe. Schwächere finden nichts zu tun und ruhen.
question-place-dwarf-nowhere = { $player }, kein freies Feld nützt deinen Zwergen: Passe.
question-perform = { $player }, wie geht es weiter auf dem Feld „{ $space }“?
question-sow = { $player }, säe deine Äcker ein. Noch erlaubt: Getreide { $grain }, Gemüse { $vegetables }.
question-shop = { $player }, kaufe auf dem Wochenmarkt, jede Ware einmal, oder höre auf.
question-trade = { $player }, tauschst du 2 Erz gegen 2 Gold und 1 Nährwert? Noch möglich: { $left }.
question-expedition = { $left ->
    [one] { $player }, wähle eine Belohnung (Kampfstärke { $strength }).
   *[other] { $player }, wähle bis zu { $left } Belohnungen (Kampfstärke { $strength }).
}
question-furnish = { $player }, welche Einrichtung baust du, und wo?
question-furnish-dwelling = { $player }, welche Wohnhöhle baust du, und wo?
question-place-twin = { $player }, welche zwei Felder soll das Doppelplättchen { $tile } bedecken?
question-place-single = { $player }, wohin kommt das Einzelplättchen { $tile }?
question-build-stable = { $player }, wohin kommt der Stall?
question-fence-small = { $player }, welche Wiese wird zur Weide?
question-fence-large = { $player }, welche zwei Wiesen werden zur Doppelweide?
question-pay = { $player }, wie bezahlst du die Einrichtung?
question-imitate = { $player }, welches besetzte Feld ahmst du nach?
question-release-animals = { $player }, der Platz reicht nicht: Mache Tiere zu Nährwerten oder schaffe Platz.
question-feed = { $player }, ernähre deine Zwerge: Bedarf an Nährwerten { $need }, im Vorrat { $food }.
question-breed = { $player }, welche Tiere sollen sich vermehren?
question-harvest-choice = { $player }, Ackerphase oder Tiervermehrungsphase?
question-protect = { $player }, welche Felder schützt du für je 1 Rubin vor dem Abräumen?
question-end-turn = { $player }, noch etwas, oder ist der Zug zu Ende?
question-end-harvest = { $player }, noch etwas, oder ist deine Ernte zu Ende?
question-last-chance = { $player }, letzte Gelegenheit vor der Wertung: Tausche, was du willst, oder schließe ab.
question-breed-loot = { $player }, welche Tiere sollen sich vermehren? Bis zu zwei Arten.
question-reveal-card = Welche Aktionsfeldkarte wird aufgedeckt?
question-reveal-marker = Welche Erntemarke wird aufgedeckt?
question-draw-starting-player = Wer ist Startspieler?


## Züge (Zeilen einer Auswahlliste)

move-place = Einsetzen: { $space }
move-pass = Für diese Runde passen
move-order = 1 Rubin zahlen und den Zwerg mit Kampfstärke { $strength } einsetzen
move-imitate = Nachahmen: { $space }
move-take = Waren nehmen
move-take-goods = { $goods } nehmen
move-done = Fertig
move-done-and-take = Fertig; { $goods } nehmen
move-end = Zug beenden
move-end-harvest = Deine Ernte beenden
move-end-game = Zur Wertung
move-furnish = { $furnishing } auf { $cell } bauen
move-pay-as_printed = Den Preis zahlen, wie er ist
move-pay-ore_for_wood = 1 Erz anstelle von 1 Holz zahlen
move-pay-ore_for_stone = 1 Erz anstelle von 1 Stein zahlen
move-pay-ore_for_both = 2 Erz anstelle von 1 Holz und 1 Stein zahlen
move-meadow_field = Wiese auf { $meadow }, Acker auf { $field }
move-cavern_tunnel = Höhlenraum auf { $cavern }, Stollen auf { $tunnel }
move-cavern_cavern = Höhlenräume auf { $cell } und { $other }
move-ore_mine_deep_tunnel = Erzmine auf { $ore_mine }, tiefer Stollen auf { $deep_tunnel }
move-large_pasture = Doppelweide auf { $cell } und { $other }
move-small_pasture = Weide auf { $cell }
move-stable = Stall auf { $cell }
move-single_meadow = Wiese auf { $cell }
move-single_field = Acker auf { $cell }
move-single_tunnel = Stollen auf { $cell }
move-single_cavern = Höhlenraum auf { $cell }
move-ruby_mine = Rubinmine auf { $cell }
move-sow_grain = Getreide auf { $cell } aussäen
move-sow_vegetable = Gemüse auf { $cell } aussäen
move-forge = Waffe mit Kampfstärke { $strength } schmieden
move-loot = Belohnung: { $item }
move-grow = Familienzuwachs
move-buy = 1 { $good } kaufen
move-trade = 2 Erz gegen 2 Gold und 1 Nährwert tauschen
move-feed = { $n ->
    [0] Keine Nährwerte zahlen
    [one] { $n } Nährwert zahlen
   *[other] { $n } Nährwerte zahlen
}
move-feed_one = { $who ->
    [newborn] Den Nachwuchs ernähren mit { $good }
   *[adult] Einen erwachsenen Zwerg ernähren mit { $good }
}
move-breed = { $types ->
    [none] Keine Vermehrung
   *[other] Vermehren: { $types }
}
move-choose-field = Ackerphase
move-choose-breeding = Tiervermehrungsphase
move-protect = 1 Rubin zahlen und schützen: { $space }
move-eat-sheep = { $food ->
    [one] 1 Schaf zu { $food } Nährwert machen
   *[other] 1 Schaf zu { $food } Nährwerten machen
}
move-eat-donkey = { $food ->
    [one] 1 Esel zu { $food } Nährwert machen
   *[other] 1 Esel zu { $food } Nährwerten machen
}
move-eat-donkeys = { $food ->
    [one] 2 Esel zusammen zu { $food } Nährwert machen
   *[other] 2 Esel zusammen zu { $food } Nährwerten machen
}
move-eat-boar = { $food ->
    [one] 1 Wildschwein zu { $food } Nährwert machen
   *[other] 1 Wildschwein zu { $food } Nährwerten machen
}
move-eat-cattle = { $food ->
    [one] 1 Rind zu { $food } Nährwert machen
   *[other] 1 Rind zu { $food } Nährwerten machen
}
move-eat-grain = { $food ->
    [one] 1 Getreide zu { $food } Nährwert machen
   *[other] 1 Getreide zu { $food } Nährwerten machen
}
move-eat-vegetable = { $food ->
    [one] 1 Gemüse zu { $food } Nährwert machen
   *[other] 1 Gemüse zu { $food } Nährwerten machen
}
move-eat-ruby = { $food ->
    [one] 1 Rubin zu { $food } Nährwert machen
   *[other] 1 Rubin zu { $food } Nährwerten machen
}
move-eat_gold = { $food ->
    [one] { $n } Gold zu { $food } Nährwert machen
   *[other] { $n } Gold zu { $food } Nährwerten machen
}
move-ruby_good = 1 Rubin gegen 1 { $good } tauschen
move-ruby_good-cattle = 1 Rubin und 1 Nährwert gegen 1 Rind tauschen
move-ruby_tile = { $price } zahlen: { $tile } auf { $cell }
move-convert = { $tile }: { $pays } → { $gets }
move-sell = { $strength ->
    [one] Eine Waffe mit Kampfstärke { $strength } ({ $whose }) für { $strength } Nährwert abgeben
   *[other] Eine Waffe mit Kampfstärke { $strength } ({ $whose }) für { $strength } Nährwerte abgeben
}
move-reveal = Aufdecken: { $card }
move-marker-leaf = Normale Erntezeit
move-marker-question = Ernteereignis
move-start = { $player } beginnt


## Warum ein Zug nicht geht ($move und $reason von ui-illegal-move; ohne Punkt, am Anfang klein)

# Teile der folgenden Sätze; $kind und $whose sind Schlüssel, keine Wörter.
why-space = „{ $name }“
why-tile = { $kind ->
    [builder] der { $name }
    [trader] der { $name }
    [wood_supplier] der { $name }
    [stone_supplier] der { $name }
    [ruby_supplier] der { $name }
    [quarry] der { $name }
    [cuddle_room] das { $name }
    [breakfast_room] das { $name }
    [stubble_room] das { $name }
    [work_room] das { $name }
    [guest_room] das { $name }
    [office_room] das { $name }
    [seam] das { $name }
    [stone_storage] das { $name }
    [ore_storage] das { $name }
    [spare_part_storage] das { $name }
    [main_storage] das { $name }
    [weapon_storage] das { $name }
    [supplies_storage] das { $name }
   *[other] die { $name }
}
why-none-of = { $kind ->
   *[wood] kein Holz
    [stone] keine Steine
    [ore] kein Erz
    [ruby] keine Rubine
    [grain] kein Getreide
    [vegetable] kein Gemüse
    [food] keine Nährwerte
    [gold] kein Gold
    [dog] keine Hunde
    [sheep] keine Schafe
    [donkey] keine Esel
    [boar] keine Wildschweine
    [cattle] keine Rinder
}
why-none = { $kind ->
    [stone] keinen
    [ruby] keinen
    [food] keinen
    [dog] keinen
    [donkey] keinen
   *[other] keins
}
why-ground-meadow = eine Wiese
why-ground-field = ein Acker
why-ground-small-pasture = eine Weide
why-ground-large-pasture = Teil einer Doppelweide
why-ground-cavern = ein leerer Höhlenraum
why-ground-tunnel = ein Stollen
why-ground-deep-tunnel = ein tiefer Stollen
why-ground-ore-mine = eine Erzmine
why-ground-ruby-mine = eine Rubinmine
why-ground-room = { $tile }
why-ground-beside = ein leeres Feld neben dem Heimatplan
why-ground-forest = ungerodeter Wald
why-ground-rock = nackter Fels

why-game-over = die Partie ist zu Ende
why-no-question = die Partie ist zu Ende: es wird nichts mehr gefragt
why-chance-decides = das entscheidet der Zufall, und nicht jetzt
why-no-answer = das beantwortet die Frage nicht: { $question }
why-must-act-first = erst musst du die Aktion wenigstens zum Teil ausführen
why-part-done-already = dieser Teil der Aktion ist schon erledigt
why-part-too-late = für diesen Teil der Aktion ist es zu spät
why-part-not-yet = dieser Teil der Aktion kommt erst später
why-part-after-done = dieser Teil der Aktion kommt erst später, nach „{ $done }“
why-only-one-of-two = hier geht nur eins von beiden: beides erlaubt nur { $tile }

why-you-have = du hast { $goods }
why-costs = es kostet { $price }, du hast { $have }
why-small-pasture-costs = eine Weide kostet { $price }, du hast { $have }
why-large-pasture-costs = eine Doppelweide kostet { $price }, du hast { $have }
why-stable-costs = ein Stall kostet { $price }, du hast { $have }
why-without-tile = dafür fehlt dir { $tile }
why-then-unpaid = dann wäre { $tile } nicht mehr zu bezahlen
why-then-no-loot = dann könntest du die Belohnung „{ $item }“ nicht mehr ausführen
why-then-no-action = dann könntest du auf dem Feld { $space } nichts mehr tun
why-no-such-weapon = { $whose ->
    [home] daheim hat kein Zwerg von dir eine Waffe mit Kampfstärke { $strength }
    [placed] kein eingesetzter Zwerg von dir hat eine Waffe mit Kampfstärke { $strength }
   *[worker] der Zwerg, der gerade arbeitet, hat keine Waffe mit Kampfstärke { $strength }
}

why-not-in-game = { $what } ist in dieser Partie nicht dabei
why-not-revealed = { $space } ist noch nicht aufgedeckt
why-other-side-up = die Karte zeigt ihre andere Seite, { $space }
why-not-turned-up = { $space } liegt noch nicht aus
why-own-dwarf-there = auf { $space } steht schon ein Zwerg von dir
why-occupied = { $space } ist von { $player } besetzt
why-never-imitated = { $space } lässt sich nicht nachahmen
why-nobody-there = auf { $space } steht niemand
why-nothing-to-imitate = kein Feld, das ein Mitspieler besetzt hat, nützt dir etwas
why-nothing-to-do = dort gibt es für dich nichts zu tun
why-nothing-to-do-because = dort gibt es für dich nichts zu tun ({ $reasons })
why-no-goods = dort liegen keine Waren
why-order-paid-already = für die Reihenfolge ist schon ein Rubin bezahlt
why-no-dwarf-to-place = du hast keinen Zwerg mit Kampfstärke { $strength } mehr einzusetzen
why-no-space-for-dwarfs = kein freies Feld nützt deinen Zwergen etwas
why-no-space-for-dwarf = kein freies Feld nützt dem Zwerg mit Kampfstärke { $strength } etwas
why-due-anyway = der Zwerg mit Kampfstärke { $strength } ist ohnehin an der Reihe
why-unknown-verb = kein Zug beginnt mit „{ $word }“; Züge sehen so aus: { $some }
why-unknown-verb-near = kein Zug beginnt mit „{ $word }“; vielleicht meinst du: { $near }
why-unknown-word = „{ $word }“ kann nicht auf „{ $before }“ folgen, wohl aber zum Beispiel: { $some }
why-unknown-word-near = „{ $word }“ kann nicht auf „{ $before }“ folgen; vielleicht meinst du: { $near }
why-unknown-surplus = er ist mit „{ $before }“ vollständig
why-unknown-unfinished = am Ende fehlt etwas, zum Beispiel: { $some }
why-unknown-number = einen Zug mit der Nummer { $n } gibt es nicht; der letzte ist { $last }
why-unknown-parts-verb = ein Verb „{ $verb }“ gibt es nicht, wohl aber zum Beispiel: { $some }
why-unknown-parts-names = die Teile von „{ $verb }“ sind: { $names }
why-unknown-parts-value = der Teil „{ $name }“ kann nicht { $value } sein, wohl aber zum Beispiel: { $some }
why-no-bed = du hast { $n } Zwerge und Platz für { $count }

why-nobody-to-arm = kein Zwerg ist am Werk, der sie tragen könnte
why-unarmed = der Zwerg ist unbewaffnet
why-armed-already = der Zwerg ist schon bewaffnet, mit Kampfstärke { $strength }
why-no-ore = du hast kein Erz zum Schmieden
why-on-expedition = der Zwerg ist gerade auf einem Streifzug
why-too-weak = der Zwerg ist zu schwach: „{ $item }“ braucht Kampfstärke { $need }, er hat { $strength }
why-looted-already = diese Belohnung hat der Streifzug schon gebracht
why-loot-of-no-use = diese Belohnung lässt sich jetzt nicht ausführen: { $reason }
why-bought-already = { $good } hast du schon gekauft: jede Ware gibt es nur einmal
why-not-for-sale = { $good } gibt es hier nicht zu kaufen
why-nothing-cheaper = nichts kostet weniger als { $goods }

why-built-by = { $tile } ist schon gebaut, von { $player }
why-built-by-you = { $tile } ist schon gebaut, von dir selbst
why-built = { $tile } ist schon gebaut
why-only-dwellings = mit dieser Aktion lassen sich nur Wohnhöhlen bauen
why-only-this-tile = mit dieser Aktion lässt sich nur { $tile } bauen
why-must-cover = überbaut werden muss { $tile } auf { $cell }
why-tunnel-needs = { $site }: den einzurichten erlaubt nur { $tile }
why-no-empty-cavern = du hast keinen leeren Höhlenraum zum Einrichten
why-no-furnishing-paid = du kannst keine der Einrichtungen bezahlen, die ausliegen
why-no-dwelling-paid = du kannst keine der Wohnhöhlen bezahlen, die ausliegen
why-not-in-price = der Preis enthält { $goods }

why-cell-is = { $cell } ist { $ground }
why-not-free = { $cell } ist nicht mehr frei, es ist schon { $ground }
why-no-tunnel-there = { $cell } ist { $ground }, kein Stollen
why-no-ordinary-tunnel = { $cell } ist { $ground }, jetzt muss es aber ein einfacher Stollen sein
why-no-deep-tunnel-there = { $cell } ist { $ground }, jetzt muss es aber ein tiefer Stollen sein
why-no-meadow-there = { $cell } ist { $ground }, keine Wiese
why-no-field-there = { $cell } ist { $ground }, kein Acker
why-no-place-for-stable = { $cell } ist { $ground }: Ställe stehen im Wald, auf Wiesen und auf Weiden
why-no-field-under-stable = auf { $cell } steht ein Stall, dort kann kein Acker liegen
why-entrance-first = die erste Wiese oder der erste Acker muss c4 bedecken
why-not-joined-in-forest = das Plättchen würde nicht an deine Wiesen, Äcker und Weiden angrenzen
why-not-joined-in-cave = das Plättchen würde nicht an dein Höhlensystem angrenzen
why-sticks-out = { $cell } liegt neben dem Heimatplan: nur { $tile } lässt Plättchen überstehen
why-no-twin-fits = das Doppelplättchen { $tile } passt nirgends auf deinen Heimatplan
why-no-single-fits = { $kind ->
    [meadow] eine einzelne Wiese passt nirgends auf deinen Heimatplan
    [field] ein einzelner Acker passt nirgends auf deinen Heimatplan
    [tunnel] ein einzelner Stollen passt nirgends auf deinen Heimatplan
   *[cavern] ein einzelner Höhlenraum passt nirgends auf deinen Heimatplan
}
why-no-two-tunnels = du hast keine zwei benachbarten Stollen
why-no-tunnel = du hast keinen Stollen
why-no-deep-tunnel = du hast keinen tiefen Stollen
why-no-meadow = du hast keine Wiese
why-no-two-meadows = du hast keine zwei benachbarten Wiesen
why-all-stables-built = du hast schon alle { $n } Ställe gebaut
why-stable-there-already = auf { $cell } steht schon ein Stall
why-no-space-for-stable = für einen Stall ist kein Platz
why-no-empty-field = du hast keinen leeren Acker
why-sown-already = der Acker auf { $cell } ist schon eingesät
why-no-more-grain = mit dieser Aktion darfst du kein Getreide mehr aussäen
why-no-more-vegetables = mit dieser Aktion darfst du kein Gemüse mehr aussäen
why-nothing-to-sow = du hast weder Getreide noch Gemüse zum Aussäen

why-less-food-needed = du brauchst nur { $goods }
why-no-food-needed = deine Zwerge sind schon ernährt
why-not-eaten = nur { $tile } lässt einen Zwerg { $good } essen
why-one-fed-already = auf diese Weise hat schon ein Zwerg gegessen
why-no-newborn = du hast keinen neugeborenen Zwerg
why-no-adult = du hast keinen erwachsenen Zwerg
why-some-must-breed = mindestens eine Tierart muss sich vermehren
why-too-many-kinds = höchstens { $n } Tierarten dürfen sich vermehren
why-no-pair = du hast kein Tierpaar mit Platz für Nachwuchs
why-no-pair-of-these = zum Vermehren braucht es zwei, du hast { $goods }
why-no-place-for-young = für den Nachwuchs reicht der Platz nicht
why-protected-already = { $space } ist schon geschützt
why-not-cleared = { $n ->
    [0] { $space } wird nicht abgeräumt: dort liegt nichts
    [one] { $space } wird nicht abgeräumt: dort liegt nur 1 Ware
   *[other] { $space } wird nicht abgeräumt: dort liegen nur { $n } Waren
}

why-no-such-seat = in einer Partie für { $n } gibt es keinen Platz { $seat }
why-printed = { $space } ist auf dem Spielplan vorgedruckt und keine Karte, die aufgedeckt wird
why-revealed-already = { $space } ist schon aufgedeckt
why-back-of-a-card = { $space } ist die andere Seite einer Karte
why-not-this-round = { $space } kommt nicht in Runde { $round }


## Ereignisse ($player: wem es geschah; Zeilen des Verlaufs)

event-gained = { $player } erhält { $goods } ({ $source }).
event-paid = { $player } zahlt { $goods } ({ $source }).
event-tile_placed = { $player } baut: { $what }.
event-furnished = { $player } baut { $tile } auf { $cell }.
event-sown = { $player } sät { $good } auf { $cell }.
event-dwarf_placed = { $player } setzt einen Zwerg ein: { $space }.
event-dwarf_born = { $player } bekommt Nachwuchs.
event-passed = { $player } passt für diese Runde.
event-imitated = { $player } ahmt nach: { $space }.
event-forged = { $player } schmiedet eine Waffe mit Kampfstärke { $strength }.
event-looted = { $player } erbeutet: { $item }.
event-weapon_sold = { $player } gibt eine Waffe mit Kampfstärke { $strength } ab.
event-stronger = Der Zwerg kehrt vom Streifzug zurück zu { $player }, mit Kampfstärke { $strength }.
event-harvested = { $player } erntet { $goods }.
event-begged = { $n ->
    [one] { $player } nimmt { $n } Bettelmarke.
   *[other] { $player } nimmt { $n } Bettelmarken.
}
event-born = Jungtiere für { $player }: { $goods }.
event-token_taken = { $player } wird Startspieler.
event-round_begins = Runde { $round } beginnt.
event-card_revealed = Neue Aktionsfeldkarte: { $card }.
event-marker_revealed = { $marker ->
    [leaf] Die Erntemarke wird aufgedeckt: eine normale Ernte.
   *[question] Die Erntemarke wird aufgedeckt: ein Ernteereignis.
}
event-cleared = Abgeräumt wird { $space }: { $goods }.
event-protected = { $player } schützt mit einem Rubin: { $space }.
event-game_over = Die Partie ist zu Ende.


## Woher Waren kommen und wohin sie gehen ($source der Ereignisse; sonst ein Feld, eine Einrichtung oder ein Zug)

source-setup = Spielaufbau
source-home_board = Heimatplan
source-deep_tunnel = tiefer Stollen
source-market = Markt
source-trade = Handel
source-breeding = Vermehrung
source-field_phase = Ackerphase
source-ruby = Rubintausch
source-conversion = zu Nährwerten gemacht
source-weapon = Waffe abgegeben
source-loot = Streifzug
source-feeding = Ernährung
source-forge = Schmieden
source-imitation = Nachahmung
source-order = Zwerg vor schwächeren eingesetzt
source-protection = Feld geschützt


## Terminal: die Partie und ihre Spieler

ui-title = Caverna
ui-subtitle = Die Höhlenbauern
ui-welcome = Willkommen in der Höhle!
ui-new-game = Neue Partie
ui-resume-game = Partie fortsetzen
ui-solo-game = Solospiel
ui-options = Optionen
ui-choose-language = Sprache
ui-language-name = Deutsch
ui-language-tag = de-DE
ui-players-question = Wie viele Spieler?
ui-name-question = Wie heißt der Spieler auf Platz { $seat }?
ui-kind-question = Wer spielt { $player }?
ui-players = { $n ->
    [one] 1 Spieler
   *[other] { $n } Spieler
}
ui-seats = Plätze
ui-seat = Platz { $seat }
ui-player = Spieler
ui-human = Mensch
ui-bot = Bot
ui-bots = Bots
ui-bot-level = Spielstärke des Bots
ui-you = du
ui-starting-player = Startspieler
ui-seed = Startwert { $seed }
ui-default = Standard: { $value }


## Terminal: Zug und Eingabe

ui-your-turn = Du bist dran, { $player }.
ui-turn = { $player } ist an der Reihe.
ui-thinking = { $player } überlegt …
ui-played = { $player }: { $move }
ui-forced = Nur eine Antwort ist möglich: { $move }
ui-revealed = Aufgedeckt: { $card }
ui-prompt = Deine Antwort:
ui-prompt-number = Deine Antwort (1–{ $count }):
ui-prompt-sign = >
ui-answers = Antworten
ui-any-time = Jederzeit
ui-any-time-hint = Was du vor der Antwort noch tauschen oder kaufen kannst.
ui-more = { $n ->
    [one] 1 weitere
   *[other] { $n } weitere
}
ui-help-hint = Gib eine Nummer oder einen Zug ein; „hilfe“ nennt alle Befehle.
ui-press-enter = Weiter mit der Eingabetaste.
ui-press = Drücke { $button }.
ui-yes = ja
ui-no = nein
ui-none = keine
ui-nothing = nichts
ui-and = und
ui-or = oder
ui-amount = { $n } { $good }
ui-cancel = abbrechen


## Terminal: Befehle (der Text ist das Wort, das man eintippt)

ui-commands = Befehle
ui-command-help = hilfe
    .help = Die Befehle erklären oder irgendetwas aus dem Spiel, beim Namen genannt: hilfe Flöz
ui-command-moves = züge
    .help = Alle Antworten noch einmal zeigen
ui-command-board = heimat
    .help = Die Heimatpläne zeigen
ui-command-actions = aktionen
    .help = Den Spielplan mit den Aktionsfeldern zeigen
ui-command-furnishings = einrichtungen
    .help = Die noch verfügbaren Einrichtungen zeigen
ui-command-score = punkte
    .help = Zeigen, was jeder jetzt an Punkten hätte
ui-command-log = verlauf
    .help = Zeigen, was bisher geschah
ui-command-undo = zurück
    .help = Die letzte Antwort zurücknehmen
ui-command-restart = neu
    .help = Diesen Zug von vorn beginnen
ui-command-save = speichern
    .help = Die Partie speichern
ui-command-quit = beenden
    .help = Die Partie verlassen; sie lässt sich fortsetzen


## Terminal: Meldungen

ui-saved = Partie gespeichert: { $file }
ui-resumed = Partie fortgesetzt: { $file }
ui-cli-gone-on-elsewhere = Ein anderes Programm hat die Partie in { $file } fortgesetzt. Diese hier liegt von jetzt an in { $other }.
ui-cli-open-elsewhere = Sie wird gerade an einem anderen Terminal gespielt: hier geht eine Kopie weiter, aufgehoben in { $other }.
ui-not-saved = Die Partie ließ sich nicht speichern: { $reason }
ui-file-missing = Die Datei { $file } gibt es nicht.
ui-file-unreadable = { $file } ist keine gespeicherte Partie: { $reason }
ui-file-exists = { $file } gibt es schon. Überschreiben?
ui-undone = Zurückgenommen: { $move }
ui-turn-restarted = Der Zug beginnt von vorn.
ui-undo-nothing = Es gibt nichts zurückzunehmen.
ui-undo-blocked = Es wurde etwas aufgedeckt; was davor war, lässt sich nicht mehr zurücknehmen.
ui-unknown-command = Unbekannter Befehl: { $text }. „hilfe“ nennt alle Befehle.
ui-unknown-topic = Keine Hilfe zu: { $text }
ui-did-you-mean = Gemeint ist vielleicht: { $choices }
ui-illegal-move = Nicht möglich: { $move } – { $reason }.
ui-no-move = „{ $asked }“ ist kein Zug: { $reason }
ui-refused = { $why }. { $legal }
ui-legal-here = Möglich ist hier: { $moves }
ui-and-more = { $moves } und { $n } weitere
ui-number-expected = Bitte eine Zahl von { $low } bis { $high } eingeben.
ui-ambiguous = { $text } kann bedeuten: { $choices }
ui-error = Fehler: { $text }
ui-needs = Nötig: { $goods }
ui-quit-question = Die Partie verlassen?
ui-goodbye = Auf Wiedersehen, bis zur nächsten Ernte!
ui-log-empty = Noch ist nichts geschehen.


## Terminal: Pläne und Vorräte

ui-action-board = Aktionsfelder
ui-home-board = Heimatplan
ui-home-board-of = Heimatplan von { $player }
ui-forest = Wald
ui-mountain = Berg
ui-legend = Zeichenerklärung
ui-furnishings = Einrichtungen
ui-goods = Waren
ui-animals = Tiere
ui-crops = Saatgut
ui-supply = Vorrat
ui-dwarfs = Zwerge
ui-dwarfs-count = { $n ->
    [one] 1 Zwerg
   *[other] { $n } Zwerge
}
ui-beds = Wohnraum für Zwerge: { $n } von { $of } belegt
ui-at-home = daheim
ui-placed = eingesetzt
ui-at-work = gerade am Werk
ui-newborn = Nachwuchs
ui-adult = erwachsen
ui-passed = hat gepasst
ui-weapons = Waffen
ui-strength = Kampfstärke { $strength }
ui-unarmed = unbewaffnet
ui-stables-left = Ställe übrig: { $n }
ui-space = Feld
ui-here = Hier
ui-free = frei
ui-occupied = besetzt
ui-occupied-by = besetzt von { $player }
ui-empty = leer
ui-each-round = je Runde: { $goods }
ui-when-empty = wenn leer: { $goods }
ui-from-round = ab Runde { $round }
ui-cost = Baukosten
ui-no-cost = kostenlos
ui-rule = Regel
ui-ruling = Im Zweifel
ui-entry = { $name }: { $text }
ui-topic-space = { $name } (Aktionsfeld)
ui-topic-card = { $name } (Aktionsfeldkarte des { $stage }. Spielviertels)
ui-topic-furnishing = { $name } (Einrichtung: { $block }, { $colour })
ui-topic-loot = { $name } (Belohnung ab Kampfstärke { $strength })
ui-topic-good = { $name } (Ware)
ui-topic-ground = { $name } (Heimatplan)
ui-topic-score = { $name } (Wertung)
ui-topic-idea = { $name } (Spielverlauf)
ui-not-in-this-game = Nicht in dieser Partie.
ui-card-face-down = Karte des { $stage }. Spielviertels, verdeckt
ui-still-to-come = Kommt noch


## Terminal: der Verlauf einer Runde

ui-round-begins = Runde { $round } beginnt.
ui-start-of-round = Rundenbeginn
ui-work-phase = Arbeitszeit
ui-return-home = Heimkehrzeit
ui-harvest-time = Erntezeit
ui-field-phase = Ackerphase
ui-feeding-phase = Ernährungsphase
ui-breeding-phase = Tiervermehrungsphase
ui-harvest-events = Ernteereignisse
ui-next-harvest = Nächste Erntezeit
ui-food-needed = Bedarf an Nährwerten in der nächsten Erntezeit: { $need }
ui-food-status = Nährwerte: { $food }, benötigt: { $need }
ui-food-missing = Fehlende Nährwerte: { $n }
ui-conversion = Umwandlung
ui-conversions = Umwandlungen
ui-exchange = { $pays } → { $gets }


## Terminal: Punkte und Ende

ui-score-now = Punktestand
ui-final-score = Endstand
ui-category = Kategorie
ui-points = Punkte
ui-points-count = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
ui-rank = Rang
ui-game-over = Die Partie ist zu Ende.
ui-winner = { $points ->
    [one] { $player } gewinnt mit { $points } Punkt!
   *[other] { $player } gewinnt mit { $points } Punkten!
}
ui-shared-victory = { $points ->
    [one] { $players } teilen sich den Sieg mit je { $points } Punkt!
   *[other] { $players } teilen sich den Sieg mit je { $points } Punkten!
}
ui-solo-result = { $points ->
    [one] Du hast { $points } Punkt erreicht.
   *[other] Du hast { $points } Punkte erreicht.
}
ui-solve-place = Nr. { $n }
ui-solve-rooms = Nr. { $n } baute: { $rooms }
ui-solve-record = Nr. { $n } ist aufgezeichnet in { $file }


## Befehlszeile (Command line)

ui-command-anytime = jederzeit
    .help = Alles zeigen, was du neben der Antwort tauschen oder kaufen kannst
ui-command-hint = tipp
    .help = Fragen, welche drei Züge zu überlegen wären und warum
ui-command-language = sprache
    .help = Die Sprache wechseln: sprache en
ui-cli-cards = Aktionsfeldkarten
ui-cli-round-end = Ende der Runde
ui-cli-markers = Verdeckte Marken: { $left ->
    [one] 1 Blatt
   *[other] { $left } Blätter
}, { $n ->
    [one] 1 Fragezeichen
   *[other] { $n } Fragezeichen
}
ui-cli-feeding = Nächste Ernährung: Runde { $round } ({ $harvest }), Nährwerte { $need }
ui-cli-no-feeding = Keine Ernährung steht mehr aus
ui-cli-no-anytime = Im Augenblick gibt es nichts zu tauschen oder zu kaufen.
ui-cli-more-anytime = … { $n } weitere mit „jederzeit“
ui-cli-turn-done = Dein Zug ist getan. Beende ihn, oder nimm ihn mit „zurück“ oder „neu“ zurück?
ui-cli-come-back = Die Partie ist gesichert. Weiter geht es mit: caverna play --terminal --resume { $file }
ui-cli-seats-are = Die Plätze sind: { $seats }
ui-cli-languages-are = Die Sprachen sind: { $languages }
ui-cli-left = noch { $n }
ui-cli-file-question = Dateiname:
ui-cli-leave-question = Partie speichern als (Eingabetaste: nur die Sicherung, „{ $cancel }“: weiterspielen):
ui-cli-one-game = Allein gibt es im Spiel keinen Zufall: Alle Partien sind dieselbe, nur das Glück der Bots ist ein anderes.
ui-cli-resume-question = Eine Partie ist noch nicht zu Ende. Weiterspielen?
ui-cli-resume-which = Partien sind noch nicht zu Ende. Welche geht weiter? (0: eine neue Partie)
ui-cli-after-moves = Nach { $n } von { $of } Zügen
ui-cli-group-space = Aktionsfelder
ui-cli-group-furnishing = Einrichtungen
ui-cli-group-good = Waren
ui-cli-group-loot = Belohnungen
ui-cli-group-ground = Heimatplan
ui-cli-group-score = Wertung
ui-cli-group-idea = Spielverlauf


## Terminal: der ganze Bildschirm (Zeichen der Waren: so kurz es geht; Tasten der letzten Zeile: ein kurzes Wort)

screen-sign-wood = H
screen-sign-stone = S
screen-sign-ore = E
screen-sign-ruby = R
screen-sign-grain = G
screen-sign-vegetable = M
screen-sign-food = N
screen-sign-gold = $
screen-sign-dog = Hu
screen-sign-sheep = Sa
screen-sign-donkey = Es
screen-sign-boar = Ws
screen-sign-cattle = Ri
screen-line-connecting = verbinde …
screen-line-lost = Verbindung verloren
screen-line-restarting = der Server startet neu
screen-line-gone = kein solcher Tisch
screen-back-to-answers = { $n ->
    [one] Zurück zur Antwort
   *[other] Zurück zu den { $n } Antworten
}
screen-anytime = { $n ->
    [one] 1 Tausch oder Kauf jederzeit
   *[other] { $n } Tausche und Käufe jederzeit
}
screen-not-there = Nicht auf diesem Feld: geh zu einem mit Zeichen.
screen-held-lay = legt es hin
screen-held-turn = dreht es
screen-held-leave = lässt es
screen-short-small_pasture = Weide
screen-short-large_pasture = Doppelw.
screen-tiny-meadow = Wies
screen-tiny-field = Ackr
screen-tiny-small_pasture = Weid
screen-tiny-large_pasture = DpWe
screen-tiny-cavern = Höhl
screen-tiny-tunnel = Stol
screen-tiny-deep_tunnel = Tief
screen-tiny-ore_mine = Erz
screen-tiny-ruby_mine = Rubi
screen-once-more = { $answer }? Noch einmal, oder Enter.
screen-nothing-anytime = Im Augenblick gibt es nichts zu tauschen oder zu kaufen.
screen-born = Junge ({ $young }): { $place }
screen-sow_grain = Getreide aussäen
screen-sow_vegetable = Gemüse aussäen
screen-nothing-to-end = Der Zug kann noch nicht enden: Die Frage muss beantwortet werden.
screen-answer-first = Jetzt wird niemand eingesetzt: Hier ist zu antworten.
screen-others = Die anderen
screen-look-back = Rückblick
screen-choosing-hint = Pfeile gehen und ändern, Enter beginnt, G wechselt die Sprache, Q geht.
screen-campaign-hint = Pfeile gehen, Enter tut, was da steht, G wechselt die Sprache, Q geht.
screen-palette-hint = Tippen sucht, Enter tut, was da steht, Escape geht.
screen-reading-hint = Jede Taste schließt diese Seite; die Pfeile blättern.
screen-no-tables = Du warst dort noch an keinem Tisch.
screen-invite = Andere kommen mit { $link }
screen-keys = Tasten
screen-arrows = Pfeile
screen-key-b = Aktionen
screen-key-m = Heim
screen-key-f = Räume
screen-key-p = Spieler
screen-key-l = Verlauf
screen-key-s = Punkte
screen-key-x = Tausch
screen-key-u = zurück
screen-key-z = Zug neu
screen-key-e = Ende
screen-key-h = Tipp
screen-key-help = Hilfe
screen-key-g = english
screen-key-q = gehen
screen-key-escape = zurück
screen-key-enter = bauen
screen-key-v = Rückblick
screen-key-a = Tier
screen-key-r = drehen
screen-key-n = nächster Hof
screen-do-arrows = Auf dem Plan oder in der Liste gehen, wo das Zeichen ist
screen-do-number = Die Antwort mit dieser Nummer geben
screen-do-act = Tun, worauf du stehst: hingehen, Plättchen legen, antworten, Zug beenden
screen-do-back = Lassen, was du gerade tun willst oder ansiehst
screen-do-next-pane = Die Pfeile gehen woanders: Aktionen, Heimatplan, Antworten
screen-do-previous-pane = Dasselbe rückwärts
screen-do-turn = Das Plättchen drehen
screen-do-anytime = Tausch, Rubine und Nährwerte zu jeder Zeit, und zurück
screen-do-feed = So billig wie möglich ernähren
screen-do-undo = Die letzte Entscheidung zurücknehmen
screen-do-restart = Den Zug von vorn beginnen
screen-do-end-turn = Den Zug beenden
screen-do-take-animal = Ein Tier aufnehmen, um es mit Enter woanders hinzustellen
screen-do-look-actions = Die Aktionsfelder zeigen
screen-do-look-home = Den Heimatplan zeigen
screen-do-look-furnishings = Die Einrichtungen zeigen; Tippen sucht
screen-do-look-players = Alle Spieler in Kürze zeigen
screen-do-look-log = Den Verlauf zeigen
screen-do-look-score = Die Wertung zeigen
screen-do-look-box = Zeigen, was die Erweiterung hinzufügt
screen-do-look-all-answers = Alle Antworten auf dem ganzen Plan zeigen
screen-do-next-farm = Den Plan des nächsten Spielers zeigen
screen-do-language = Die Sprache wechseln
screen-do-help = Hilfe zu dem, worauf du stehst
screen-do-keys = Alle Tasten
screen-do-hint = Ein Tipp: was hier gut wäre, und warum
screen-do-review = Auf eine beendete Partie zurückblicken
screen-do-leave = Den Tisch verlassen; die Partie bleibt
screen-do-palette = Alle Befehle beim Namen


## Rückblick: unsinnige Züge (kein großer Buchstabe am Anfang, kein Punkt; $goods: was mehr da wäre)

senseless-begging = { $n ->
    [one] ein Bettelplättchen wäre mit dem Vorhandenen vermeidbar gewesen
   *[other] { $n } Bettelplättchen wären mit dem Vorhandenen vermeidbar gewesen
}
senseless-meal = ein anderes Essen hätte ebenso alle satt gemacht, und es wären noch { $goods } mehr da
senseless-meal-points = ein anderes Essen hätte am Ende { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} mehr übrig gelassen
senseless-exchange = andere Tauschgeschäfte wären auf dasselbe hinausgelaufen, und es wären noch { $goods } mehr da
senseless-exchange-strength = andere Tauschgeschäfte wären auf dasselbe hinausgelaufen, und eine Waffe wäre noch da
senseless-step = ohne das wäre alles genauso, und es wären noch { $goods } mehr da
senseless-step-strength = ohne das wäre alles genauso, und Waffen wären stärker
senseless-left = { $goods } wären noch zu haben gewesen, umsonst
senseless-left-strength = Waffen hätten stärker werden können, umsonst
senseless-price = auf „{ $space }“ hätte dasselbe { $goods } mehr übrig gelassen
senseless-released = es war Platz für { $goods }, und trotzdem kam das Tier weg
senseless-released-for-less = andere Tiere hätten weggegeben werden können, und es wären noch { $goods } mehr da
senseless-litter = { $goods } mehr hätten zur Welt kommen können, und Platz war da
senseless-litter-phase = zu ernten gab es nichts, und { $goods } hätten zur Welt kommen können
senseless-points = andere Tauschgeschäfte vor der Wertung hätten { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} mehr gebracht
senseless-points-young = anderer Nachwuchs in der letzten Ernte hätte { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} mehr gebracht
senseless-nothing = dieser Zug hat nichts gebracht, während es auf „{ $space }“ { $goods } gab
senseless-passed = es wurde nichts getan, während es auf „{ $space }“ { $goods } gab
ui-senseless = Runde { $round }, { $player }: { $moves }
ui-senseless-why = { $reason }. Besser: { $moves }.
ui-senseless-no-more = nichts weiter
ui-senseless-game = { $game }: { $n ->
    [0] kein unsinniger Zug
    [one] 1 unsinniger Zug
   *[other] { $n } unsinnige Züge
}
ui-senseless-number = Partie { $n } ({ $players })
ui-senseless-sum = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}: { $n ->
    [0] kein unsinniger Zug
    [one] 1 unsinniger Zug
   *[other] { $n } unsinnige Züge
}
ui-senseless-kind = { $kind ->
    [begging] vermeidbares Betteln
    [meal] zu teure Mahlzeiten
    [exchange] verschwenderische Tauschgeschäfte
    [step] Schritte, die nur schaden
    [left] ausgeschlagene Geschenke
    [price] zu hohe Preise
    [released] weggegebene Tiere
    [litter] ausgebliebener Nachwuchs
    [points] am Ende verschenkte Punkte
   *[nothing] umsonst eingesetzte Zwerge
}: { $n }


## Tipps und Rückblicke: Gründe (kein großer Buchstabe am Anfang, kein Punkt; sie reden mit dem, der gleich zieht)

hint-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} sofort: { $categories }
hint-points-of = { $category } { $sign ->
    [less] { $n }
   *[more] +{ $n }
}
hint-dwarf = eine Familie von { $n } Zwergen: ab der nächsten Runde in jeder Runde eine Aktion mehr
hint-bed = ein Bett für Zwerg Nummer { $n }: die Familie kann wachsen
hint-fed = alle werden satt
hint-fed-begging = es kostet { $n ->
    [one] 1 Bettelplättchen
   *[other] { $n } Bettelplättchen
}
hint-begging = nach jetzigem Stand { $n ->
    [one] 1 Bettelplättchen
   *[other] { $n } Bettelplättchen
} weniger am Ende dieser Runde
hint-food-covered = Nährwerte und Feldfrüchte im Vorrat reichen jetzt für { $harvest ->
    [payment] die Zahlung
    [unknown] eine mögliche Ernte
   *[other] die Ernte
} in Runde { $round } (vorher fehlten { $n })
hint-food-nearer = im Vorrat { $left ->
    [one] fehlt
   *[other] fehlen
} für { $harvest ->
    [payment] die Zahlung
    [unknown] eine mögliche Ernte
   *[other] die Ernte
} in Runde { $round } nur noch { $left ->
    [one] 1 Nährwert
   *[other] { $left } Nährwerte
} (vorher: { $n })
hint-food-short = für { $harvest ->
    [payment] die Zahlung
    [unknown] eine mögliche Ernte
   *[other] die Ernte
} in Runde { $round } fehlen { $n } Nährwerte, Feldfrüchte im Vorrat mitgezählt
hint-affords = die Waren für „{ $tile }“ sind beisammen, und Platz ist auch da
hint-affords-without-cavern = die Waren für „{ $tile }“ sind beisammen; eine Höhle dafür fehlt noch
hint-towards = für „{ $tile }“ fehlt noch: { $goods }
hint-delivery = „{ $tile }“ liefert { $n ->
    [one] in der nächsten Runde
   *[other] in jeder der nächsten { $n } Runden
}
hint-pair = zwei { $animals }, die Nachwuchs bekommen können, und Platz dafür
hint-pair-without-place = zwei { $animals }, die Nachwuchs bekommen können, sobald Platz dafür da ist
hint-places = { $n ->
    [one] Platz für 1 Tier mehr
   *[other] Platz für { $n } Tiere mehr
}
hint-sown = { $n } Feldfrüchte mehr auf den Feldern für die nächsten Ernten
hint-cavern = eine leere Höhle zum Einrichten
hint-coming-room = der Plan dahinter: „{ $tile }“ { $n ->
    [0] noch in dieser Runde
    [1] in der nächsten Runde
   *[other] in { $n } Runden
}
hint-coming-dwarf = der Plan dahinter: ein weiterer Zwerg { $n ->
    [0] noch in dieser Runde
    [1] in der nächsten Runde
   *[other] in { $n } Runden
}
hint-weapon = eine Waffe der Stärke { $strength } für Streifzüge
hint-start = du beginnst die nächste Runde
hint-goods = es bringt { $goods }
hint-little = es ändert wenig, und nichts anderes verspricht mehr
ui-decimal = { $whole },{ $tenth }
ui-hint-title = Was ich tun würde
ui-hint-turn = { $number }. { $moves }
ui-hint-points = { $points } Punkte zu erwarten
ui-hint-next = Danach in dieser Runde: { $moves }
ui-hint-none = Hier weiß ich keinen Rat.
ui-hint-not-now = Bevor dein Zug beendet ist, gibt es nichts zu raten.
ui-review-title = { $game }: erwartete Punkte, Zug für Zug
ui-review-curve = { $player }: { $curve } { $first } → { $last }
ui-review-rounds = nach Runden: { $points }
ui-review-none = Hier wurde nichts gespielt, was viel besser gegangen wäre.
ui-review-costly = Die teuersten Züge von { $player }:
ui-review-turn = Runde { $round }, nach Zug { $number }: { $moves } (kostet { $loss } Punkte)
ui-review-better = Besser ({ $points } statt { $played } zu erwarten): { $moves }
ui-review-why = Warum: { $reasons }
ui-review-no-turns = In dieser Partie wurde kein Zwerg eingesetzt.


## Server

server-stale = Am Tisch hat sich inzwischen etwas geändert. So sieht es jetzt aus.
server-not-yours = Du bist nicht am Zug.
server-bad-message = Die Nachricht war nicht zu verstehen.
server-too-fast = Zu viele Nachrichten auf einmal. Bitte warte einen Augenblick.
server-too-much-at-once = An dem, was du vorhin wissen wolltest, wird noch gearbeitet. Bitte versuche es gleich noch einmal.
server-unknown-table = Diesen Tisch gibt es nicht.
server-broken-table = Was an diesem Tisch gespielt wurde, lässt sich mit dieser Version des Programms nicht mehr nachspielen. Die Züge lassen sich noch sichern, und der Gastgeber kann den Tisch löschen.
server-try-again = Das geht auf dem Server gerade nicht. Nichts ist verloren; bitte versuche es bald noch einmal.
server-too-many-moves = Das sind zu viele Tauschaktionen in einem Zug oder Spiel: Beantworte zuerst die Frage.
server-not-host = Das kann nur, wer diesen Tisch eröffnet hat.
server-seed-is-known = Wer diesen Tisch eröffnet hat, weiß, was ausgeteilt wird: Niemand sonst kann sich hier dazusetzen.
server-nobody-sits-there = Auf diesem Platz sitzt niemand.
server-table-belongs = Dieser Tisch gehört zu einer Kampagne und bleibt so lange wie sie.
server-table-deleted = Der Gastgeber hat diesen Tisch gelöscht.
server-no-room = Auf dem Server ist kein Platz für weitere Tische.
server-failed = Auf dem Server ist etwas schiefgegangen. Nichts ist verloren; bitte lade die Seite neu.
server-not-kept = Was zuletzt geschah, ließ sich nicht festhalten: Vielleicht ist die Platte des Servers voll. Alles davor ist sicher.
server-end-turn-first = Beende zuerst deinen Zug oder nimm ihn zurück.
server-turn-not-done = Dein Zug ist noch nicht fertig.
server-table-full = An diesem Tisch sehen schon zu viele Leute zu.
server-full = Mit diesem Server sind so viele Leute verbunden, wie er bedienen kann. Bitte versuche es später noch einmal.
server-overloaded = Der Server ist gerade überlastet. Bitte versuche es in einer Minute noch einmal.
server-leaving = Dieser Server wird gerade neu gestartet. Bitte versuche es gleich noch einmal.
server-no-open-seat = An diesem Tisch ist kein Platz mehr frei.
server-seat-not-open = Dieser Platz ist nicht frei.
server-no-hints = Tipps gibt es an diesem Tisch nur, wenn alle zustimmen, die hier spielen.
server-no-seat = Du hast keinen Platz an diesem Tisch.
server-hint-failed = Es ließ sich kein Tipp finden. Bitte versuche es noch einmal.
server-review-not-over = Auf eine Partie wird zurückgeblickt, wenn sie zu Ende ist.
server-review-busy = Auf zu viele Partien wird gerade zurückgeblickt. Bitte versuche es in einer Minute noch einmal.
server-unknown-move = Nicht möglich: { $why }.
server-no-such-move = Die Partie hat nur { $n } Züge.
server-too-large = Das ist zu groß.
server-forbidden-origin = Diese Seite darf nicht mit diesem Server sprechen.
server-banned = Wer diesen Server betreibt, hat ihn für deine Adresse gesperrt.
server-other-figures = Diese Partie wurde mit anderen Werten der Erweiterung begonnen, als jetzt gelten. Lege die Datei mit den Werten wieder hin, mit der sie begonnen wurde, oder entferne die später hinzugekommene.
server-bad-figures = Die Datei mit berichtigten Werten der Erweiterung ist unbrauchbar. Wer diesen Server betreibt, findet den Grund im Protokoll.


## Browser: die Tafeln des Tisches

web-ask-waits-for-end = { $player } beendet gleich den Zug …
web-ask-waits-for-seat = Es wird gewartet, bis jemand Platz nimmt …
web-ask-all = Alle Antworten als Liste ({ $n })
web-ask-search = Suchen
web-ask-nothing-found = Nichts gefunden.
web-ask-do = Los
web-ask-not-now = gerade nicht möglich
web-ask-space = Wähle ein leuchtendes Aktionsfeld.
web-ask-cell = Zeige auf ein leuchtendes Feld deines Heimatplans.
web-ask-furnishing = Wähle eine Einrichtung und dann ihren Platz.
web-ask-kind-sow = Aussäen: { $good }
web-ask-sow = Wähle eine Frucht und zeige auf einen Acker, oder nimm den nächsten Acker.
web-ask-forge = Waffe schmieden mit Kampfstärke
web-ask-release = Platz schaffen kannst du auch mit Rubinen: siehe „{ ui-any-time }“.
web-loot = Beute
web-loot-picked = in diesem Zug erbeutet
web-loot-needs = braucht Kampfstärke { $strength }
web-loot-beyond = { $n ->
    [one] 1 weiteres ab Kampfstärke { $strength }
   *[other] { $n } weitere ab Kampfstärke { $strength }
}
feed-plan = Alle ernähren mit { $goods }
feed-plan-begging = So wenig wie möglich betteln: { $goods }
feed-plan-weapon = eine Waffe der Kampfstärke { $strength }
web-feed-plan-points = { $n ->
    [0] kostet keine Punkte
    [one] kostet 1 Punkt
   *[other] kostet { $n } Punkte
}
web-feed-plan-gain = { $n ->
    [one] bringt 1 Punkt
   *[other] bringt { $n } Punkte
}
web-feed-plan-steps = Oben vorgeschlagen:
web-breed-young = Die Jungtiere
web-breed-where = { $young }: { $place }
web-help-not-now = Jetzt nicht: { $reason }.
web-feed-make-food = Nährwerte schaffen
web-feed-other-ways = Andere Möglichkeiten
web-feed-beg = Weniger zahlen und betteln
web-feed-begging = { $n ->
    [one] 1 Bettelmarke: { $points } Punkte
   *[other] { $n } Bettelmarken: { $points } Punkte
}
web-anytime-food = In Nährwerte verwandeln
web-anytime-rooms = Tauschen in deinen Räumen
web-anytime-weapons = Waffen abgeben
web-anytime-goods = Rubine gegen Waren
web-anytime-tiles = Rubine gegen Plättchen
web-anytime-point = { $tile }: auf den Platz zeigen
web-supply-this-round = in dieser Runde fällig
web-supply-next = nötig in der nächsten Erntezeit
web-supply-short = { $n } zu wenig
web-supply-resting = ruht
web-supply-deliveries = { $tile }: noch { $n }
web-space-gets = Du bekämst { $goods }
web-track = Runde und Ernte
web-track-round = Runde { $round } · { $left ->
    [0] die letzte
   *[other] noch { $left }
}
web-track-round-end = Am Rundenende: { $harvest }
web-log-look = Diesen Moment ansehen
web-log-forced = (die einzige Möglichkeit)


## Der Verlauf eines Zuges

part-take = Waren
part-take-left = die Waren
part-take-now = Jetzt die Waren nehmen
part-meadow_field = Wiese und Acker
part-meadow_field-left = das Plättchen
part-meadow_field-now = Jetzt das Plättchen legen
part-cavern_tunnel = Höhlenraum und Stollen
part-cavern_tunnel-left = das Plättchen
part-cavern_tunnel-now = Jetzt das Plättchen legen
part-cavern_cavern = Höhlenraum und Stollen oder zwei Höhlenräume
part-cavern_cavern-left = das Plättchen
part-cavern_cavern-now = Jetzt das Plättchen legen
part-ore_mine_deep_tunnel = Erzmine
part-ore_mine_deep_tunnel-left = die Erzmine
part-ore_mine_deep_tunnel-now = Jetzt die Erzmine bauen
part-ruby_mine = Rubinmine
part-ruby_mine-left = die Rubinmine
part-ruby_mine-now = Jetzt die Rubinmine bauen
part-sow_grain = Aussäen
part-sow_grain-left = das Aussäen
part-sow_grain-now = Jetzt aussäen
part-furnish = Höhlenraum einrichten
part-furnish-left = das Einrichten
part-furnish-now = Jetzt einrichten
part-grow = Familienzuwachs
part-grow-left = den Familienzuwachs
part-grow-now = Jetzt Familienzuwachs
part-forge = Waffe schmieden
part-forge-left = das Schmieden
part-forge-now = Jetzt schmieden
part-loot = Streifzug
part-loot-left = den Streifzug
part-loot-now = Jetzt auf den Streifzug gehen
part-small_pasture = Weide
part-small_pasture-left = die Weide
part-small_pasture-now = Jetzt einzäunen
part-large_pasture = Doppelweide
part-large_pasture-left = die Doppelweide
part-large_pasture-now = Jetzt einzäunen
part-stable = Stall
part-stable-left = den Stall
part-stable-now = Jetzt den Stall bauen
part-trade = Tausch
part-trade-left = den Tausch
part-trade-now = Jetzt tauschen
part-buy = Markt
part-buy-left = die Einkäufe
part-buy-now = Jetzt kaufen
part-imitate = Feld nachahmen
part-imitate-left = das Nachahmen
part-imitate-now = Jetzt nachahmen
part-more = Etwas anderes
part-more-left = den Rest
part-more-now = Jetzt weitermachen
web-path = Die Teile dieser Aktion
web-path-done = erledigt
web-path-now = gerade dabei
web-path-open = jetzt möglich
web-path-shut = jetzt nicht möglich
web-path-later = kommt später
web-path-left = ausgelassen
web-path-and = und / oder
web-path-or = oder
web-path-then = dann / oder
web-leave = { $now } und { $what } auslassen
web-leave-done = Fertig: { $what } auslassen
web-leave-note = lässt { $what } aus
web-leave-back = Doch nicht: zurück zur ganzen Aktion
web-forge-weapon = Waffe mit Kampfstärke { $strength } für { $price ->
    [0] nichts
   *[other] { $price } Erz
}
web-ask-loot = Wähle aus der Beute, die über den Aktionsfeldern liegt.
web-expedition = Streifzug
web-expedition-left = { $left ->
    [one] noch 1 Belohnung
   *[other] noch { $left } Belohnungen
}
web-expedition-strength = Kampfstärke { $strength }
web-expedition-again = jede nur einmal
web-sheet-price = für { $goods }
web-pointing = { $what }: Zeige auf ein leuchtendes Feld deines Heimatplans.
web-pointing-leave = Doch nicht (Esc)
did-meadow_field = Wiese und Acker
did-cavern_tunnel = Höhlenraum und Stollen
did-cavern_cavern = zwei Höhlenräume
did-ore_mine_deep_tunnel = Erzmine und tiefer Stollen
did-ruby_mine = eine Rubinmine
did-small_pasture = eine Weide
did-large_pasture = eine Doppelweide
did-stable = ein Stall
did-single_meadow = eine Wiese
did-single_field = ein Acker
did-single_tunnel = ein Stollen
did-single_cavern = ein Höhlenraum
did-grow = ein Neugeborenes
did-breed = Nachwuchs
did-loot = Streifzug
did-forge = eine Waffe mit Kampfstärke { $strength }
did-sow = { $n ->
    [one] ein Acker eingesät
   *[other] { $n } Äcker eingesät
}
web-others = Was die anderen getan haben
web-ask-order = Für 1 Rubin lieber:
web-skip = Überspringen
web-log-start = Spielaufbau
web-chance = Einen Augenblick: Es wird etwas aufgedeckt …
web-banner-close = Schließen
web-banner-round = Runde { $round }
web-banner-card = Neues Aktionsfeld
web-banner-harvest = Erntezeit
web-banner-over = Das Spiel ist zu Ende
web-your-turn-title = Du bist am Zug
web-your-turn-body = Alle am Tisch warten auf dich.
web-notify-ask = Du warst am Zug, während du anderswo warst. Soll ich dich das nächste Mal rufen?
web-notify-yes = Ja, ruf mich
web-notify-no = Nein, danke
web-setting-notify = Mich rufen, wenn ich am Zug bin
    .help = Mit einer Mitteilung des Systems, solange diese Seite verdeckt ist.
web-setting-sound = Klänge
    .help = Ein paar leise: ich bin am Zug, Einsetzen, Gewinn, Ernte, Verlust.
web-sound-off = Klänge aus
web-sound-on = Klänge an
web-rooms-kind = Art
web-rooms-all = Alle Arten
web-rooms-colour = Farbe: { $colour }
web-rooms-affordable = kann ich bezahlen
web-rooms-reduced = günstiger für dich
web-breed-nothing = So vermehren sich keine Tiere. Noch etwas, oder ist deine Ernte zu Ende?
web-end-harvest = Deine Ernte beenden
web-take-and-end = { $take } und Zug beenden
web-rooms-where = Wo bauen?
web-rooms-now = Das kannst du jetzt bauen
web-rooms-payable = Das könntest du jetzt bezahlen
web-rooms-soon = Mit einem Rubin oder einem Tausch
web-rooms-taken = Schon gebaut
web-rooms-swap = Erst { $pays } gegen { $gets }
web-rooms-for-cell = Was baust du auf { $cell }?
web-rooms-other-cell = Egal, wo
# Words that a star stands for in one line about a tile.
web-rooms-point-words = punkte punkt
web-rooms-scores = { $n ->
    [one] brächte jetzt 1 Punkt
   *[other] brächte jetzt { $n } Punkte
  }
web-players-decides = entscheidet
web-points-from = Woher die Punkte kamen
web-points-over-rounds = Der Punktestand über die Runden
web-final-boards = Was aus dem Land geworden ist
web-picture = Als Bild teilen
web-picture-failed = Dieser Browser konnte das Bild nicht malen.
web-crown = Sieger
web-points-as-table = Als Tabelle
web-points-show-all = Alles zeigen
web-points-fork = Von einem anderen Moment weiterspielen
web-points-again = Noch einmal spielen
web-text-question = Entscheidung
web-text-log = Was zuletzt geschah
web-text-beside = Neben dem Plan


## Browser

web-lobby = Lobby
web-learn = Spiel lernen
web-stats = Statistik
web-pages = Seiten
web-settings = Einstellungen
web-menu = Menü
web-close = Schließen
web-no-page = Hier ist nichts.
web-to-lobby = Zur Lobby
web-start = Neues Spiel
web-your-name = Dein Name
web-name = Name
web-player-n = Spieler { $n }
web-players = Spieler
web-play = Spielen
web-start-with = mit „{ $expansion }“
web-options-of = Optionen von „{ $expansion }“
web-start-solo = Allein
    .help = Nur du und der Berg. 100 Punkte sind die Marke.
web-start-bots = Gegen Bots
    .help = Die anderen Zwergensippen spielt der Computer.
web-start-friends = Mit Freunden
web-start-hotseat = An einem Bildschirm
    .help = Ihr sitzt vor demselben Gerät und spielt reihum.
web-start-online = Online
    .help = Andere kommen über einen Link dazu, den du ihnen schickst.
web-learn-hint = Zum ersten Mal hier? Spiel die geführte Partie.
web-house-rules = Hausregeln
web-mixed-table = Jeden Platz selbst besetzen
web-add-seat = Platz hinzufügen
web-remove-seat = Platz { $seat } entfernen
web-fewer = Einer weniger
web-more = Einer mehr
web-kind-human = Mensch
web-kind-bot = Bot
web-kind-open = offen
web-bot-random = Zufällig
    .help = Spielt irgendetwas Erlaubtes.
web-bot-greedy = Gierig
    .help = Nimmt, was im Augenblick am meisten bringt.
web-bot-level1 = Anfänger
    .help = Zählt Punkte, ernährt seine Familie und denkt an wenig anderes.
web-bot-level2 = Gelegenheitsspieler
    .help = Mag Punkte heute lieber als Pläne für morgen.
web-bot-level3 = Stammspieler
    .help = Weiß, wozu Felder, Minen und Tiere gut sind.
web-bot-level4 = Geübt
    .help = Plant ganze Züge und lässt seine Familie rechtzeitig wachsen.
web-bot-level5 = Stark
    .help = Hat aus Tausenden von Partien gelernt und prüft das an Faustregeln.
web-bot-level6 = Experte
    .help = Geht nach dem, was er gelernt hat, und denkt einen Zug voraus.
web-bot-level7 = Meister
    .help = Denkt auch voraus. Braucht einige Sekunden für einen Zug.
web-open-seat = offener Platz
web-my-tables = Weiterspielen
web-go-on = Weiter
web-more-tables = { $n } weitere
web-old-tables = Beendete und vergessene Spiele
web-names = Wer spielt mit?
web-name-of = Name von Spieler { $n }
web-hand-over = { $player } ist am Zug
web-hand-over-here = Ich bin { $player }
web-hand-over-never = An diesem Tisch nicht mehr fragen
web-solo-link = Tagespartie, Herausforderungen, meine Rekorde
web-solo-title = Allein mit dem Berg
web-solo-today = Heute, { $day }
web-solo-daily = { $box } des Tages
    .help = Tafeln, Karten und Erntemarken kommen heute bei allen, die das spielen, in derselben Reihenfolge.
web-solo-reached = Heute hast du { $points } Punkte erreicht.
web-solo-challenge = Herausforderung des Tages
web-solo-challenges = Herausforderungen: { $n } von { $of } geschafft
web-solo-met = Geschafft
web-solo-records = Meine Rekorde
web-solo-no-records = Bring ein Solospiel zu Ende, dann steht sein Ergebnis hier.
web-solo-of-games = Bestes von { $n }, im Schnitt { $average }
web-solo-game = Spiel
web-solo-daily-mark = Tagespartie
web-challenge-sixty = Ein guter Anfang
    .help = Erreiche 60 Punkte.
web-challenge-no_begging = Auf eigenen Füßen
    .help = 70 Punkte ohne Bettelmarke.
web-challenge-full_board = Kein Stein bleibt liegen
    .help = 70 Punkte ohne unbelegtes Feld.
web-challenge-ark = Die Arche
    .help = Am Ende je mindestens 3 Hunde, Schafe, Esel, Wildschweine und Rinder.
web-challenge-family = Volles Haus
    .help = Am Ende 6 Zwerge.
web-challenge-peaceful = Friedliche Leute
    .help = 80 Punkte, und am Ende trägt kein Zwerg eine Waffe.
web-challenge-treasure = Schatzkammer
    .help = Am Ende 10 Rubine.
web-challenge-hundred_introductory = Hundert mit wenig
    .help = 100 Punkte in der Einsteigerversion.
web-challenge-hundred = Die Marke
    .help = 100 Punkte im Grundspiel.
web-table-gone = Diesen Tisch gibt es nicht (mehr).
web-round = Runde { $round }
web-not-begun = Gleich geht es los
web-forget = Aus dieser Liste entfernen: { $table }
web-replay = Wiedergabe
web-import = Spielaufzeichnung einlesen
    .help = Eine laufende Partie geht dort weiter, wo sie stand, eine beendete lässt sich noch einmal ansehen.
web-import-file = Aus einer Datei
web-import-text = Oder den Text einfügen
web-import-go = Einlesen
web-imported = Eingelesene Partie
web-export = Aufzeichnung sichern
web-join = Platz nehmen
web-sit-down = Hier Platz nehmen
web-no-open-seat = Es ist kein Platz mehr frei. Du kannst zusehen.
web-watch = Zusehen
web-watching = Du siehst zu.
web-waiting-for = { $n ->
    [one] Ein Platz ist noch frei. Schick diesen Link weiter:
   *[other] { $n } Plätze sind noch frei. Schick diesen Link weiter:
}
web-invite-local = Das geht nur auf diesem Rechner. Für Freunde: { $command }
web-invite = Diesen Link an die Mitspieler schicken
web-link-to-watch = Link für alle, die zusehen
web-copy = Kopieren
web-save = Speichern
web-look-up = Nachschlagen
web-look-up-rules = Regeln in Kürze
web-look-up-index = Verzeichnis
web-look-up-keys = Tasten
web-look-up-wrong = Hier stimmt etwas nicht
    .help = Schreib, was du erwartet hast und was stattdessen geschah. Der Text unten enthält alles, was jemand braucht, um den Grund zu finden: die Version, das Spiel mit allen Zügen und was dein Bildschirm zeigt. Schlüssel zu deinen Plätzen stehen nicht darin.
web-wrong-words = Was stimmt nicht?
web-key-arrows = von Feld zu Feld gehen, auf dem Spielplan und zu Hause
web-key-digits = die erste, zweite, dritte Antwort wählen …
web-key-enter = drücken, was den Fokus hat; hat ihn nichts, den Zug beenden
web-key-undo = den letzten Schritt zurücknehmen
web-key-turn = das Plättchen drehen; eine Maus dreht ein Doppelplättchen dadurch, wohin im Feld sie zeigt
web-key-animal = zu Hause ein Tier aufnehmen
web-key-furnishings = Einrichtungen und zurück zum Spielplan
web-key-log = Verlauf und zurück zum Spielplan
web-key-hint = um einen Tipp bitten
web-key-escape = loslassen, schließen
web-key-help = erklären, was den Fokus hat oder unter dem Zeiger liegt; sonst diese Tasten
web-copied = Kopiert
web-try-out = Etwas ausprobieren
    .help = Öffnet eine Kopie dieser Stellung, in der du alle Plätze spielst. Der echte Tisch wartet auf dich.
web-trial = Probepartie
web-trial-note = Eine Probepartie: Was du hier auch tust, der richtige Tisch bleibt, wie er ist. Du spielst alle Plätze.
web-trial-leave = Zurück an den richtigen Tisch
web-safe-note = Der sichere Modus ist an: Klicks erklären und tun nichts.
web-safe-leave = Ausschalten
web-safe-told = Der sichere Modus ist an, deshalb ist nichts geschehen.
web-other-device = Link zum Weiterspielen an einem anderen Gerät
    .help = Wer ihn öffnet, spielt deine Plätze: Behalte ihn für dich.
web-seal = Das Siegel auf dem, was hier ausgeteilt wird
    .help = Nur der Server weiß, was kommt. Schreib dir das Siegel auf: Nach dem Spiel lässt es sich prüfen.
web-seal-opened = Das Siegel ist offen: Startwert und Schlüssel
    .help = Mit der Aufzeichnung des Spiels rechnet „caverna seal“ alles Ausgeteilte nach.
web-free-seat = Platz von { $name } frei machen
web-delete-table = Diesen Tisch löschen
web-delete-for-good = Wirklich löschen, für alle?
web-connecting = Auf dem Weg zum Tisch …
web-connection-lost = Die Verbindung ist weg. Sie kommt von selbst wieder, nichts geht verloren.
web-server-restarts = Der Server startet neu, dein Tisch kommt von selbst wieder.
web-click-waits = Was du gewählt hast, wird gesendet, sobald es eine Verbindung gibt.
web-click-withdraw = Nicht senden
web-too-late = Was du ohne Verbindung gewählt hast, ist nicht geschehen: Der Tisch ist schon weiter.
web-not-sent = Es gibt gerade keine Verbindung, deshalb ist nichts geschehen. Versuch es wieder, wenn sie da ist.
web-no-answer = Der Server antwortet nicht. Versuch es gleich noch einmal.
web-away = nicht verbunden
web-look-at = Heimatplan von { $player } ansehen
web-back-to-mine = Zurück zu meinem Heimatplan
web-score = Wertung
web-log = Verlauf
web-question = Frage und Antworten
web-views = Ansichten
web-tab-board = Aktionen
web-tab-home = Zuhause
web-tab-furnishings = Räume
web-tab-players = Spieler
web-tab-log = Verlauf
web-turn-done = Dein Zug ist fertig: Beende ihn oder nimm etwas zurück.
web-undo = Zurück
web-restart-turn = Zug neu beginnen
web-hint = Tipp
web-hint-thinking = Ich überlege …
web-hint-play = So spielen
web-hint-not-now = Tipps gibt es, wenn du etwas zu entscheiden hast.
web-hint-rules = Hier spielen mehrere: Tipps gibt es nur, wenn alle zustimmen.
web-hint-who = { $player }: { $agrees ->
    [yes] stimmt zu
   *[no] hat nicht zugestimmt
}
web-hint-agree = Ich stimme Tipps zu
web-hint-withdraw = Keine Tipps mehr
web-hint-decline = Jetzt nicht
web-hint-wanted = { $player } hätte an diesem Tisch gern Tipps.
web-review = Rückblick
web-review-progress = Rückblick auf die Partie: { $of ->
    [0] die Züge werden gesucht …
   *[other] { $done } von { $of } Zügen
}
web-review-curve = Erwartete Punkte am Ende, Zug für Zug
web-review-costly = Die teuersten Züge
web-review-turn = Runde { $round }: kostet { $loss } Punkte
web-review-show = Ansehen
web-review-played = Gespielt ({ $points } zu erwarten): { $moves }
web-review-better = Besser ({ $points } zu erwarten): { $moves }
web-end-turn = Zug beenden
web-setting-theme = Licht
web-setting-theme-system = wie das System
web-setting-theme-dark = dunkel
web-setting-theme-light = hell
web-setting-motion = Bewegung auf dem Tisch
web-setting-motion-system = wie das System
web-setting-motion-full = an
web-setting-motion-none = aus
web-setting-bot_speed = Züge der anderen
web-setting-bot_speed-slow = langsam
web-setting-bot_speed-normal = normal
web-setting-bot_speed-instant = sofort
web-setting-auto_end = Meinen Zug von selbst beenden
    .help = Nach deinem letzten Schritt lässt sich nichts mehr zurücknehmen.
web-setting-hide_score = Wertung bis zum Ende verbergen
    .help = Während der Partie werden keine Punkte gezeigt.
web-setting-safe_mode = Sicherer Modus
    .help = Klicks erklären, statt zu handeln.
web-setting-text_mode = Textmodus
    .help = Der Tisch in Worten und einfachen Knöpfen, für Bildschirmleser.


web-turn-tile = Plättchen drehen
web-herd-hint = Mit A ein Tier aufnehmen.
web-herd-taken = { $animal } aufgenommen. Pfeiltasten tragen es, Eingabe setzt es ab, Escape lässt es stehen.
web-herd-stands = { $animal }: jetzt auf { $cell }
web-herd-no-place = Dort können keine Tiere stehen.
web-herd-wrong-place = Kein Platz für dieses Tier: { $animal }
web-herd-mixed = Dort kann nur eine Art Nutztier stehen.
web-herd-full = Kein Platz mehr: Höchstens { $n } können dort stehen.
web-herd-needs-dog = Ohne Stall können dort nur Schafe stehen, mit einem Hund als Wache.
web-herd-dog-stays = Die Schafe, die dort bleiben, brauchen diesen Hund.

## Browser: Wiederholung

web-replay-title = Wiederholung
web-replay-position = Nach Zug { $n } von { $of }
web-replay-beginning = Vor dem ersten Zug
web-replay-first = Zum Anfang
web-replay-back = Einen Zug zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-forward = Einen Zug weiter
web-replay-last = Zum letzten Zug
web-replay-speed = Tempo
web-replay-speed-slow = langsam
web-replay-speed-normal = normal
web-replay-speed-fast = schnell
web-replay-jump = Zur Runde springen
web-replay-before-round = Aufbau
web-replay-round = Runde { $round }
web-replay-keys = Tasten: Pfeile ein Zug, Bild auf und Bild ab eine Runde, Leertaste abspielen oder anhalten, Pos1 und Ende.
web-replay-copy = Link zu diesem Zug kopieren
web-replay-copied = Der Link ist kopiert.
web-replay-copy-by-hand = Kopiere diesen Link:
web-replay-export = Aufzeichnung speichern
web-replay-fork = Von hier aus weiterspielen
web-replay-fork-who = Wer spielt weiter? Die neue Partie beginnt nach Zug { $n }; diese bleibt, wie sie ist.
web-replay-fork-start = Neue Partie beginnen
web-replay-fork-title = Ab Zug { $n }: { $players }
web-replay-to-table = Zum Tisch
web-replay-loading = Die Partie wird geholt …
web-replay-failed = Die Partie ließ sich nicht holen.
web-replay-boards = Heimatpläne
web-replay-live = Die Partie läuft noch: Dies sind die bisherigen Züge.
web-replay-refresh = Nach neuen Zügen sehen


## Browser: Statistik

web-stats-title = Meine Partien
web-stats-loading = Deine Partien werden geholt …
web-stats-empty = Noch keine Partie zu Ende gespielt
    .help = Sobald du in diesem Browser eine Partie zu Ende gespielt hast, siehst du hier, wie es dir ergangen ist.
web-stats-start = Eine Partie beginnen
web-stats-games = Beendete Partien
web-stats-running = Laufende Partien
web-stats-wins = Siege
    .help = Geteilte Siege zählen; Solopartien und Partien, in denen alle Plätze deine waren, zählen nicht.
web-stats-win-rate = { $n } von { $of }
web-stats-best = Bestes Ergebnis
web-stats-best-solo = Bestes Soloergebnis
web-stats-average = Im Mittel
web-stats-none = –
web-stats-by-players = Nach Spielerzahl
web-stats-players = Spieler
web-stats-played = Partien
web-stats-categories = Woher die Punkte kommen
    .help = Der Durchschnitt deiner beendeten Partien, Kategorie für Kategorie.
web-stats-list = Alle beendeten Partien
web-stats-date = Datum
web-stats-opponents = Am Tisch
web-stats-result = Punkte
web-stats-rank = Rang
web-stats-rank-of = { $n } von { $of }
web-stats-game = Spiel
web-stats-game-all = Alle Partien
web-stats-game-none = Grundspiel
web-stats-watch = Wiederholung
web-stats-watch-of = Wiederholung der Partie vom { $date }: { $players }
web-stats-unreachable = { $n ->
    [one] Eine Partie ließ sich nicht holen.
   *[other] { $n } Partien ließen sich nicht holen.
}
web-stats-again = Noch einmal versuchen


## Browser: die geführte erste Partie

web-learn-title = Die erste Partie
web-learn-intro = Lerne das Spiel, indem du es spielst: allein, in etwa einer Viertelstunde. Neben dem Tisch liest du, was eine gute Idee wäre und warum. Du darfst jederzeit etwas anderes tun.
web-learn-begin = Anfangen
web-learn-resume = Meine erste Partie fortsetzen
web-learn-again = Von vorn beginnen
web-learn-failed = Der Tisch ließ sich nicht aufbauen.
web-learn-panel = Anleitung
web-learn-step = Schritt { $n } von { $of }
web-learn-go-on = Weiter
web-learn-do-it = Mach es für mich: { $move }
web-learn-myself = Ich mache es selbst
web-learn-hide = Anleitung verbergen
web-learn-show = Anleitung zeigen
web-learn-leave = Ohne Anleitung weiterspielen
web-learn-own = Du hast eine eigene Idee: gut so. Spiele den Zug, wie du magst, der nächste Hinweis folgt.
    .done = Das war deine eigene Idee, und sie ist erlaubt. Die Anleitung geht einfach weiter.
web-learn-wait = Einen Augenblick, am Tisch wird gearbeitet.
web-learn-end = Dein Zug ist fertig. Beende ihn mit dem Knopf unter den Plänen, oder gehe erst noch einen Schritt zurück.
    .why = Bis du den Zug beendest, kannst du Schritt für Schritt zurückgehen und etwas anderes versuchen.
web-learn-harvest = Deine Zwerge sind ernährt, und die Runde ist am Ende. Schließe sie mit dem Knopf unter den Plänen ab, oder tausche vorher noch etwas.
    .why = Es ist der letzte Augenblick zum Tauschen, bevor neue Waren ausgelegt werden.
web-learn-welcome = Willkommen, Gründer einer Zwergenfamilie. Runde um Runde rodest du den Wald links von deiner Höhle und gräbst dich rechts in den Berg. Am Ende zählen die Punkte; 50 sind ein schönes erstes Ergebnis.
    .why = Jedes bedeckte Feld, jede Einrichtung, Weide und Mine, jeder Zwerg und jedes Tier ist etwas wert. Was leer bleibt, kostet Punkte.
web-learn-look = Auf den Aktionsfeldern liegen die Waren dieser Runde; auf deinem Heimatplan wohnen deine zwei Zwerge. In jeder Runde setzt du beide ein, einen nach dem anderen, und jeder tut sofort, was sein Feld sagt. Was erlaubt ist, leuchtet.
    .why = Du beginnst mit 2 Nährwerten. Nach Runde 3 will jeder Zwerg 2 Nährwerte, du brauchst dann also 4.
web-learn-logging = Setze einen Zwerg auf „{ space-logging }“.
    .why = Dort liegt ein Stapel Holz. Mit Holz bezahlst du Einrichtungen und Zäune, und du hast kaum welches.
    .done = Du hast alles Holz genommen: Es liegt jetzt in deinem Vorrat. In den nächsten Runden sammelt sich auf dem Feld neues an.
web-learn-excavation = Setze einen Zwerg auf „{ space-excavation }“.
    .why = Dort gibt es Stein, und der Berg öffnet sich: Du darfst ein Doppelplättchen legen.
    .done = Dein Zwerg ist an der Arbeit. Das Feld bietet zweierlei, und du wählst die Reihenfolge.
web-learn-stone = Nimm den Stein.
    .why = Stein brauchst du für Einrichtungen und Ställe. Was auf einem Feld liegen bleibt, liegt dort auch in der nächsten Runde.
    .done = Der Stein gehört dir.
web-learn-cavern = Nun das Doppelplättchen: Lege den Höhlenraum auf e3 und den Stollen auf e4, neben deine Höhle.
    .why = Einrichtungen kommen in Höhlenräume, Minen auf Stollen. Die kleine Quelle auf e4 gibt 1 Nährwert, wenn sie bedeckt wird.
    .done = Deine Höhle ist gewachsen. Zwei Felder weniger, die einen Punkt kosten würden.
web-learn-housework = Eine neue Runde: Deine Zwerge sind zu Hause, Waren kamen hinzu, eine Karte wurde aufgedeckt. Setze einen Zwerg auf „{ space-housework }“.
    .why = Hier darfst du einen Höhlenraum einrichten, und ein Hund läuft dir zu.
    .done = Wieder zweierlei: eine Einrichtung und ein Hund, in beliebiger Reihenfolge.
web-learn-furnish = Richte einen Höhlenraum ein: Baue für 1 Stein den „{ furnishing-wood_supplier }en“.
    .why = Er bringt zu Beginn jeder der nächsten sieben Runden 1 Holz. Was die ganze Partie lang wirkt, baut man am besten früh.
    .done = Deine erste Einrichtung. Sieh dir die Einrichtungen ab und zu an: Sie machen jede Partie anders.
web-learn-dog = Nimm den Hund.
    .why = Er zählt einen Punkt, braucht keinen Stall und kann auf einer Wiese Schafe hüten.
    .done = Ein Hund braucht keinen eigenen Platz.
web-learn-sustenance = Setze einen Zwerg auf „{ space-sustenance }“.
    .why = Dort liegen Nährwerte und ein Getreide, und du darfst ein Stück Wald roden.
    .done = Nimm die Waren und rode den Wald, in beliebiger Reihenfolge.
web-learn-grain = Nimm die Nährwerte und das Getreide.
    .why = Getreide kann man essen. Ausgesät werden drei daraus.
    .done = Nährwerte und Getreide liegen in deinem Vorrat.
web-learn-field = Rode den Wald: Lege die Wiese auf b4 und den Acker auf c4.
    .why = Das erste Waldplättchen muss c4 vor der Höhle bedecken. Eine weitere Quelle auf b4 gibt 1 Nährwert.
    .done = Eine Wiese für Tiere und ein Acker für die Saat.
web-learn-slash = Setze einen Zwerg auf „{ space-slash_and_burn }“.
    .why = Dort kannst du aussäen. Am Ende von Runde 3 kommt die Erntezeit.
    .done = Du dürftest hier zuerst noch mehr Wald roden. Aussäen allein genügt auch.
web-learn-sow = Säe dein Getreide auf dem Acker aus.
    .why = Zwei weitere Getreide kommen darauf. Jede Ernte bringt eines von den dreien heim.
    .done = Die Saat steht jetzt auf dem Acker.
web-learn-sheep = Setze einen Zwerg auf „{ space-sheep_farming }“.
    .why = Dort haben sich Schafe gesammelt. Zwei einer Art bekommen in der Erntezeit Nachwuchs, und jede Nutztierart, die dir fehlt, kostet am Ende 2 Punkte.
    .done = Erst der Zaun, dann die Schafe: Tiere brauchen Platz, sobald sie ankommen.
web-learn-fence = Zäune deine Wiese für 2 Holz ein.
    .why = Eine Weide hat Platz für zwei Tiere einer Art und ist 2 Punkte wert. Zwei weitere Tiere passen in deine Wohnhöhle.
    .done = Die Schafe sind eingezogen. Tiere ordnen sich von selbst; ohne Platz würden sie zu Nährwerten.
web-learn-feed = Erntezeit: Jeder eingesäte Acker hat etwas gegeben. Nun ernähre deine Zwerge.
    .why = Zwei Nährwerte für jeden Zwerg. Reichen sie nicht, werden Tiere, Feldfrüchte und Rubine jederzeit zu Nährwerten; jeder fehlende Nährwert kostet 3 Punkte.
    .done = Das Mahl ist vorbei.
web-learn-breed = Lass deine Schafe sich vermehren.
    .why = Ab zwei Tieren einer Art gibt es ein Junges, wenn Platz dafür ist.
    .done = So geht es in jeder Erntezeit.
web-learn-ore = Eine neue Runde. Setze einen Zwerg auf „{ space-ore_mining }“.
    .why = Seit Beginn hat sich dort Erz gesammelt. Daraus werden Waffen.
    .done = Ein schöner Haufen. Nun in die Schmiede.
web-learn-smithy = Setze einen Zwerg auf „{ space-blacksmithing }“.
    .why = Dort schmiedest du eine Waffe und gehst im selben Zug mit ihr auf einen Streifzug.
    .done = Erst die Waffe, dann der Streifzug.
web-learn-forge = Schmiede die stärkste Waffe, für die dein Erz reicht.
    .why = Jedes Erz ist ein Punkt Kampfstärke, und von der Kampfstärke hängt ab, was ein Streifzug heimbringen kann.
    .done = Dein Zwerg ist bewaffnet. Von jetzt an kommt der unbewaffnete Zwerg zuerst dran und der bewaffnete zuletzt.
web-learn-loot = Auf zum Streifzug: Wähle drei verschiedene Belohnungen.
    .why = Ein Gemüse für einen Acker, ein Stein und ein Holz für eine Einrichtung sind ein guter Anfang. Nach jedem Streifzug wird die Waffe um 1 stärker.
    .done = Gute Beute. Die Waffe ist jetzt um 1 stärker.
web-learn-payment = Runde 4 hat keine Erntezeit, aber jeder Zwerg kostet 1 Nährwert. Bezahle ihn.
    .why = Was jede Runde am Ende bringt, steht oben. In dieser Solopartie endet von nun an jede Runde mit einer normalen Erntezeit.
    .done = Bezahlt.
web-learn-rubies = Setze einen Zwerg auf „{ space-ruby_mining }“.
    .why = Dort haben sich Rubine gesammelt. Ein Rubin ist einen Punkt wert und wird fast zu allem, wenn du es brauchst.
    .done = Eine Handvoll Rubine.
web-learn-ruby = Probiere einen aus: Bezahle einen Rubin und lege einen einzelnen Acker neben deinen ersten.
    .why = Jederzeit in deinem Zug wird ein Rubin zu 2 Nährwerten, einer Ware, einem Tier oder einem einzelnen Plättchen; mit einem darfst du auch einen stärkeren Zwerg zuerst einsetzen.
    .done = So gehen Rubine. Hebe die übrigen für schlechte Zeiten auf: Jeder ist einen Punkt wert.
web-learn-score = Sieh dir den Punktestand an. Er zeigt, woher deine Punkte kommen und was dich noch welche kostet.
    .why = Zuerst liegt er weit unter null. Jedes bedeckte Feld hebt ihn um 1, jede fehlende Nutztierart drückt ihn um 2.
web-learn-free = Mehr brauchst du nicht: Von hier an ist es deine Partie. Ein guter Plan: Sammle Stein, baue eine „{ furnishing-dwelling }“ und bekomme mit „{ space-wish_for_children }“ Nachwuchs, denn ein dritter Zwerg ist eine dritte Aktion in jeder Runde.
    .why = Denke vor jeder Erntezeit an die Nährwerte. Im Solospiel wird ein Feld mit 6 oder mehr Waren zu Beginn einer Runde abgeräumt, außer du zahlst einen Rubin. Hilfe zu allem gibt ein langer Druck oder die Taste ?.

## Was an der Befehlszeile nicht stimmt; bei denen des Parsers ist es auf Englisch, was Python sagt.

parser-usage = Aufruf:
parser-error = %(prog)s: Fehler: %(message)s
parser-positional = Angaben
parser-options = Optionen
parser-help = diese Hilfe zeigen und enden
parser-required = es fehlt: %s
parser-unrecognized = unbekannte Angaben: %s
parser-expects-one = erwartet eine Angabe
parser-expects-at-most-one = erwartet höchstens eine Angabe
parser-expects-some = erwartet mindestens eine Angabe
parser-expects = erwartet %s Angabe
parser-expects-many = erwartet %s Angaben
parser-choice = %(value)r gibt es nicht (zur Wahl stehen %(choices)s)
parser-argument = %(argument_name)s: %(message)s
parser-not-allowed = verträgt sich nicht mit %s
parser-one-of = eine dieser Angaben muss sein: %s
parser-value = %(value)r ist keine gültige Angabe (%(type)s)
parser-ambiguous = %(option)s ist nicht eindeutig: gemeint sein kann %(matches)s
parser-ignored = die Angabe %r gehört nicht hierher
parser-commands = Befehle
parser-what = was zu tun ist
parser-errands = Aufgaben
parser-example = Beispiel:
error-as-is = { $text }
error-at = { $what }: { $why }
error-no-number = { $text } ist keine Zahl
error-number-range = { $number }: eine Zahl von { $low } bis { $high } wird erwartet
error-choose = { $what }: zur Wahl stehen { $choices }
error-only-with-box = --option { $option }: nur mit --expansion { $boxes }
error-surplus-bots = --bots nennt { $bots } Bots, aber Plätze gibt es für { $places }
error-surplus-seats = --seats nennt { $seats } Spieler, aber es sind { $places }
error-players = { $count } Spieler: das Spiel ist für 1 bis { $most }
error-saved-players = die gespeicherte Partie hat { $there } Spieler, nicht { $asked }
error-page = --page { $page }: { $why }
error-review-either = review: entweder Dateien, oder --bots für neue Partien, nicht beides
error-review-senseless = review: Bots spielen nur für --senseless
error-sprt-two = { $text }: zwei Zahlen werden erwartet, zum Beispiel 0,50
error-sprt-range = { $text }: die zweite muss höher sein, und beide liegen innerhalb von 1000
error-arena-two = --bots: eine Arena braucht mindestens zwei; ein Bot kann auch gegen sich selbst antreten (greedy,greedy)
error-gauntlet = --gauntlet { $champion }: zur Wahl stehen { $choices }
error-other-format = { $file }: das ist { $format ->
        [snapshot] ein Speicherstand
       *[position] eine Stellung
    } und keine Partie; `caverna score { $file }` zählt, `caverna play --terminal --resume { $file }` spielt weiter
error-study-two = --players 1: wer gewinnt, fragt sich erst ab zweien
error-extra = { $package } ist nicht installiert: pip install 'caverna[{ $extra }]'
error-export-which = nenne einen Tisch, oder einen Ordner: --folder DIR
error-seats-are = { $seat }: Plätze sind { $seats }
error-not-utf8 = { $file }: das ist kein Text in UTF-8
error-network = { $text }: eine Adresse oder ein Bereich wie 192.0.2.0/24 wird erwartet
error-no-database = --database fehlt: in einem eigenen Ordner denkt ein Server selbst
error-only-browser = { $options }: nur im Browser, ohne --terminal
error-only-terminal = { $options }: nur mit --terminal; im Browser wird all das auf der Seite gewählt
error-not-with-server = { $options }: nicht mit --server; ein neuer Tisch dort wird auf dem Bildschirm gewählt
error-table-needs-server = --table: nur mit --server
error-server-needs = --server: { $why }
error-not-plain = braucht den ganzen Bildschirm, den --plain verbietet
error-no-terminal = braucht ein Terminal, auf das gezeichnet werden kann
error-no-textual = braucht den Zusatz 'terminal': pip install 'caverna[terminal]'
error-no-folder = { $folder } ist kein Ordner: lege ihn an, oder nenne eine Datei anderswo
error-is-there = { $file } gibt es schon: nenne eine andere Datei oder einen Ordner
error-no-file = die Datei { $file } gibt es nicht
error-pg-dump = PostgreSQL hat eigene Werkzeuge dafür, siehe docs/operating.md: pg_dump --format=custom, pg_restore
error-no-tables = { $folder }: in diesem Ordner sind keine Tische
error-dataset-is-there = { $folder }: da liegt schon ein Datensatz; nenne einen anderen Ordner, oder räume ihn weg
error-not-over = { $file }: diese Partie ist noch nicht zu Ende
error-listen = auf { $host }, Port { $port }, lässt sich nicht horchen: { $why }
error-buy-nothing = --buy-nothing verträgt sich nicht mit --buy
error-unknown-bot = einen Bot '{ $bot }' gibt es nicht; zur Wahl stehen { $known }, modul:Klasse oder program:BEFEHL
error-bot-not-loaded = { $bot }: { $what } lässt sich nicht laden: { $error }
error-bot-not-imported = { $bot }: { $module } lässt sich nicht importieren: { $error }
error-bot-which-program = { $bot }: welches Programm? Zum Beispiel program:2.5:node my_bot.js
error-bot-seconds = { $bot }: '{ $text }' ist keine Zahl von Sekunden über 0
error-bot-no-module = { $bot }: es gibt keinen Bot '{ $module }' ({ $known }) und kein Modul dieses Namens in diesem Ordner oder im Pfad von Python
error-bot-no-class = { $bot }: in { $module } gibt es kein '{ $name }'
error-bot-not-derived = { $bot }: { $name } ist keine Klasse, die von caverna.bots.Bot abgeleitet ist
error-bot-cannot-choose = { $bot }: { $name } hat keine Methode choose
error-bot-not-made = { $bot }: { $name }(seed) macht keinen Bot: { $error }
error-bot-takes-no-looks = { $bot }: dieser Bot schaut nicht voraus: lass die Blicke (looks) weg
error-bot-takes-no-time = { $bot }: dieser Bot denkt nicht länger, auch wenn er darf: lass die Sekunden weg
error-setting-wrong = { $where } stimmt nicht; erwartet wird: { $expected }
error-expects-range = eine ganze Zahl von { $low } bis { $high }
error-expects-count = eine ganze Zahl ab { $low }
error-expects-above = eine Zahl über { $low }
error-expects-text = ein Text auf einer Zeile
error-expects-switch = true (ja) oder false (nein)
error-expects-path = ein Pfad
error-expects-database = eine Adresse wie postgresql://user:password@host/name
error-expects-programs = Namen mit Befehlen wie digger=/srv/bots/digger; parrot=node parrot.js
error-expects-base-path = ein Pfad wie /caverna
error-expects-names = Namen mit Kommas dazwischen
error-expects-origins = Adressen wie https://example.org
error-expects-networks = Adressen oder Bereiche wie 10.0.0.0/8
error-no-setting = { $where }: eine solche Einstellung gibt es nicht
error-no-setting-but = { $where }: eine solche Einstellung gibt es nicht; ist { $close } gemeint?
error-no-toml = { $file }: das ist kein TOML: { $error }
error-address = { $url }: eine Adresse wie https://example.org wird erwartet
error-address-port = { $url }: der Port ist keine Zahl von 0 bis 65535
error-no-server = { $url }: das ist kein Caverna-Server, oder eine andere Version davon
error-os-econnrefused = Dort nimmt niemand Verbindungen an
error-seal-no-key = die Partie nennt keinen Schlüssel: es fehlt eine Zeile '{ $line }'
error-seal-other = Startwert und Schlüssel der Partie ergeben dieses Siegel nicht
error-seal-move = Zug { $number }, { $move }: aus dem Startwert folgt { $wanted }
error-seal-key = '{ $written }' ist kein Schlüssel: er beginnt mit einer Zahl
error-workers-died = { $count }-mal ist ein Helfer bei einer dieser Aufgaben gestorben: { $jobs }
error-cluster-gave-up = der Cluster hat eine Aufgabe aufgegeben: { $error }
error-no-cluster = Ray startet nicht: { $error }
ui-seal-holds = Das Siegel hält: Alles, was ausgeteilt wurde ({ $deals }), folgt aus dem versiegelten Startwert.
ui-seal-before = { $n } davor.
error-no-game = das ist keine Partie: eine aufgezeichnete beginnt mit 'caverna record 1', eine Stellung mit 'caverna position 1', und ein Schnappschuss ist JSON
error-run-foreign = { $path }: das ist kein Ordner eines Laufs, und er ist nicht leer
error-run-command = { $file }: das ist nicht der Befehl eines Laufs
error-run-other = { $path } gehört zu einem anderen Lauf: { $differences }
error-run-difference = { $name } ist hier { $here } und dort { $there }
error-run-busy = { $path }: dort arbeitet schon ein anderer Prozess
error-line = { $file }, Zeile { $line }: { $why }
error-dataset-decision = { $where }, Entscheidung { $number }: das war dort nicht zu entscheiden
error-dataset-result = { $where }: die Entscheidungen führen nicht zu den Zügen und Punkten, die daneben stehen
error-dataset-unread = { $file }: dort lässt sich kein Datensatz lesen: { $error }
error-dataset-not-ours = { $folder }: das Format ist nicht unseres, gelesen wird { $ours }
error-dataset-format = { $folder }: das Format ist { $told }, gelesen wird { $ours }
error-dataset-kinds = { $folder }: { $kinds } Arten von Partien; vergleichen lassen sie sich, wenn alle gleich sind
error-store-not-empty = es sind schon Tische darin: kopiere in einen leeren Ordner oder eine leere Datenbank
error-copy-tables = inzwischen sind Tische dazugekommen oder weggefallen: halte die Server an, und kopiere noch einmal
error-copy-table = Tisch { $table } ist nicht derselbe: halte die Server an, und kopiere noch einmal
error-copy-documents = inzwischen sind Dokumente dazugekommen oder weggefallen: halte die Server an, und kopiere noch einmal
error-copy-document = { $document } ist nicht dasselbe: halte die Server an, und kopiere noch einmal
error-copy-bans = inzwischen wurden Adressen gesperrt oder zugelassen: halte die Server an, und kopiere noch einmal
error-folder-is-file = { $folder } ist eine Datei: Tische liegen in einem Ordner
error-folder-not-made = der Ordner { $folder } lässt sich nicht anlegen: { $why }
error-folder-taken = ein anderer Server hat seine Tische in { $folder }: halte ihn an, oder nimm einen anderen Ordner
error-folder-not-written = im Ordner { $folder } lässt sich nicht schreiben: { $why }
error-store-unusable = { $file } lässt sich nicht benutzen: { $error }
error-store-nowhere = in { $folder } sind keine Tische: sage --data ORDNER oder --database ADRESSE
error-store-format = { $file } hat Format { $format }, und dieses Programm arbeitet mit { $ours }: nimm das Programm des Servers (ein neuerer Server bringt seine Datenbank auf den neuen Stand, wenn er beginnt)
error-store-not-kept = in { $file } lassen sich keine Tische aufheben: { $error }
error-store-newer = { $file } wurde von einer anderen Version dieses Programms geschrieben (Format { $format }, dieses schreibt { $ours }): nimm ein neueres Programm oder einen anderen Ordner
error-postgresql-address = das ist keine Adresse eines PostgreSQL: { $error }. Eine ist postgresql://user:password@host/database
error-postgresql-newer = die Datenbank wurde von einer anderen Version dieses Programms geschrieben ({ $version })
error-no-table = den Tisch { $table } gibt es nicht
error-not-backed-up = { $file } ließ sich nicht kopieren: { $error }
error-no-copy = { $file } ist keine Kopie der Datenbank eines Servers: { $error }
error-copy-newer = { $file } hat Format { $format }, und dieses Programm kennt nur { $ours }: nimm ein neueres
error-not-copied = nicht kopiert: { $why }
error-os-enoent = Datei oder Ordner gibt es nicht
error-os-eacces = Zugriff nicht erlaubt
error-os-eisdir = Das ist ein Ordner
error-os-enotdir = Das ist kein Ordner
error-os-eexist = Die Datei gibt es schon
error-os-enospc = Kein Platz mehr auf dem Datenträger
error-os-eaddrinuse = Die Adresse wird schon benutzt

## What is wrong with a line of a record or a position

wrong-one-word = hier steht genau ein Wort, nicht { $count }
wrong-nothing-more = '{ $written }' sagt hier nichts: weglassen
wrong-choose = '{ $written }': möglich ist { $choices }
wrong-number = '{ $written }': eine Zahl von { $low } bis { $high } wird erwartet
wrong-seed = '{ $written }': ein Startwert ist eine ganze Zahl, etwa seed 7
wrong-no-space = '{ $word }' ist kein Aktionsfeld einer Partie für { $players }
wrong-no-furnishing = '{ $word }' ist kein Einrichtungsplättchen
wrong-no-cell = '{ $name }' ist kein Feld des Heimatplans; sie heißen a1 bis f4
wrong-goods-in-pairs = Waren stehen paarweise: wood 3 stone 2
wrong-no-good = '{ $name }' ist keine Ware. Es gibt: { $goods }
wrong-good-twice = { $name } ist zweimal gezählt
wrong-option = eine Option steht als 'option NAME WERT' da, mit einem von { $options }
wrong-position-first-line = die erste Zeile muss '{ $line }' heißen
wrong-impossible = { $why }. Mit einer Zeile '{ $line }' wird es trotzdem aufgebaut
wrong-seat-twice = Platz { $seat } ist zweimal beschrieben
wrong-second-line-of-position = '{ $word }' hat eine zweite Zeile: eine Stellung hat nur eine
wrong-no-such-round = Runde { $round } wird von { $players } nicht gespielt
wrong-no-line-of-position = '{ $word }' ist keine Zeile einer Stellung; ein Heimatplan beginnt mit 'seat A'
wrong-covers-nothing = { $word } ist kein Plättchen dieser Partie, das ein anderes überdecken kann
wrong-nothing-accumulates = auf { $space } sammelt sich nichts an
wrong-space-twice = { $space } hat schon eine Zeile
wrong-no-seat = bei { $players } Mitspielern gibt es keinen Platz { $seat }
wrong-card-twice = jede Aktionskarte liegt einmal aus; gedruckte Felder sind immer da
wrong-too-many-cards = zu viele dieser Karten liegen in Runde { $round } aus: { $cards }
wrong-dwarf-off-display = auf { $space } steht ein Zwerg, aber es liegt nicht aus
wrong-goods-off-display = auf { $space } liegen Waren, aber es liegt nicht aus
wrong-too-many-questions = { $seen } Fragezeichen, aber nur { $turned } Erntemarken sind aufgedeckt
wrong-too-few-questions = zu wenige Fragezeichen für Runde { $round }: es gibt nur { $leaves } Blätter
wrong-harvest-known = die Ernte dieser Runde ist jetzt bekannt: none, payment, normal oder choice
wrong-out-of-order = außer der Reihe geht ein Zwerg nur in der Arbeitsphase
wrong-no-such-dwarf = Platz { $seat } hat zu Hause keinen Zwerg mit einer Waffe der Stärke { $strength }
wrong-no-line-of-seat = '{ $word }' ist keine Zeile eines Platzes. Es gibt: { $lines }
wrong-second-line-of-seat = '{ $word }' hat eine zweite Zeile: ein Platz hat nur eine
wrong-kind-twice = { $word } steht zweimal da: jede Art nur einmal zählen
wrong-two-dwarfs = auf { $space } stehen zwei Zwerge
wrong-family-size = eine Familie hat { $low } bis { $high } Zwerge, hier sind es { $count }
wrong-crop = '{ $written }': auf einem Acker liegen grain 1 bis 3 oder vegetable 1 bis 2
wrong-large-pasture = eine große Weide steht mit ihren beiden Feldern da: large_pasture a1 a2
wrong-no-neighbours = { $one } und { $other } sind keine benachbarten Felder im Wald
wrong-stable-in-mountain = { $cell } liegt im Berg: Ställe stehen im Wald
wrong-two-stables = { $cell } hat zwei Ställe
wrong-stables = jeder hat { $most } Ställe, hier sind es { $count }
wrong-stable-on-field = ein Stall steht auf einem Acker: das geht nicht
wrong-stable-beside = ein Stall steht neben dem Heimatplan, wo kein Plättchen liegt
wrong-room = '{ $written }': eine Einrichtung steht als 'room NAME FELD' da, etwa room seam d3
wrong-not-for-sale = { $word } gibt es in dieser Partie nicht, oder es ist zweimal gebaut
wrong-delivery = eine Lieferung steht als 'delivery NAME RUNDEN' da, etwa delivery wood_supplier 5
wrong-delivers-nothing = { $word } liefert nichts
wrong-delivers-already = { $word } steht schon da
wrong-no-cells = mindestens ein Feld wird erwartet, etwa d2
wrong-two-tiles = auf { $cell } liegen zwei Plättchen
wrong-goods-under-dwarf = auf { $space } liegen Waren, und ein Zwerg steht dort: er hat sie genommen
wrong-newborn-at-home = ein Neugeborenes ist zu Hause, während Zwerge bei der Arbeit sind
wrong-newborn-alone = ein Neugeborenes steht auf { $space }, und kein Elternteil dabei
wrong-delivery-of-nobody = { $word } liefert, und dieser Platz hat es nicht gebaut
wrong-record-seat = '{ $written }' ist kein Platz: ein Zug beginnt mit einem von { $seats }, der Zufall mit -
wrong-after-the-end = '{ $written }' kommt nach dem Ende der Partie: diese Zeile weglassen
wrong-position-for-record = das ist eine Stellung, keine Partie: read_position liest sie
wrong-record-first-line = das ist keine aufgezeichnete Partie: die erste Zeile muss '{ $line }' heißen
wrong-record-version = '{ $written }': dieses Programm liest nur Version { $version } des Formats
wrong-no-header = '{ $word }' gehört nicht an den Anfang: dort steht eines von '{ $headers }'; die Züge kommen nach einer leeren Zeile
wrong-second-header = '{ $word }' hat eine zweite Zeile: eine davon weglassen
wrong-rules-version = rules { $written }: dieses Programm spielt nur nach Version { $version } der Regeln
wrong-name = ein Name steht als 'name PLATZ NAME' da, etwa name A Anna
wrong-two-names = Platz { $seat } hat zwei Namen: einen davon weglassen
wrong-in-position = Stellung: { $why }
wrong-no-end = die Stellung hört nicht auf: hinter ihre letzte Zeile gehört 'end'
wrong-no-rules = die Zeile 'rules' fehlt: 'rules { $version }' gehört über die Züge
wrong-belongs-into-position = { $word } gehört in die Stellung dieser Partie: die Zeile dorthin setzen
wrong-no-such-header = die Zeile '{ $word }' fehlt: sie gehört über die Züge
wrong-option-twice = Option { $option } ist zweimal gewählt: eine Zeile davon weglassen
wrong-no-figures = die Zeile 'figures' fehlt: sie sagt, mit welchen Zahlen gespielt wurde; gebraucht werden jetzt 'figures { $figures }'
wrong-in-forest = { $cell } liegt im Wald: dorthin gehört dieses Plättchen nicht
wrong-in-mountain = { $cell } liegt im Berg: dorthin gehört dieses Plättchen nicht
wrong-no-bed-for-sixth = { $dwarfs } Zwerge, und keine Wohnung für den sechsten
wrong-no-bed = { $dwarfs } Zwerge, und Platz für { $beds }
wrong-tile-alone = auf { $cell } liegt ein Plättchen, zu dem vom Eingang kein Weg über Plättchen führt
wrong-tunnel-alone = ein tiefer Stollen ohne seine Erzmine
wrong-mine-alone = eine Erzmine ohne ihren tiefen Stollen
wrong-covered = { $one } und { $other } gelten beide: eines überdeckt das andere
wrong-turn-of-chance = { $written }: jetzt entscheidet der Zufall, die Zeile beginnt also mit { $seat }
wrong-turn-of-seat = { $written }: jetzt entscheidet Platz { $seat }, die Zeile beginnt also mit { $seat }
wrong-line-of-record = aufgezeichnete Partie, Zeile { $line }: { $why }
wrong-line-of-position = Stellung, Zeile { $line }: { $why }
wrong-too-long = die Partie ist zu lang für einen Tisch: sie hat höchstens { $most } Züge
wrong-figures-of-nobody = Zahlen hat nur eine Partie mit Erweiterung: ergänze die Zeile 'expansion', oder lass diese weg
