option-expansion-lanterns = Laternen
    .help = Ein Markt, auf dem Laternen angezündet werden, ein Raum, in dem sie bewundert werden, und ein Punkt für jede an deiner Tür.
space-lantern_market = Laternenmarkt
    .help = Nimm 1 Nährwert; danach oder stattdessen darfst du bis zu 3 Laternen anzünden, jede für 1 Nährwert.
furnishing-lantern_room = Laternenraum
    .help = 1 Bonuspunkt für je 2 Laternen an der Tür.
move-light = { $lanterns } { $lanterns ->
    [one] Laterne
   *[other] Laternen
} anzünden
move-hang-door = An die Tür hängen
move-hang-cave = Die Höhle ausleuchten und 1 Gold finden
question-hang-lanterns = { $player }, wo { $lit ->
    [one] hängt deine Laterne?
   *[other] hängen deine { $lit } Laternen?
}
score-lanterns = Laternen
web-lanterns = Laternen
web-lanterns-at-the-door = { $player }: { $lanterns ->
    [one] 1 Laterne
   *[other] { $lanterns } Laternen
}
