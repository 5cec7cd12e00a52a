option-expansion-lanterns = Laternen
space-lantern_market = Laternenmarkt
    .help = 1 Nahrung, danach oder: bis zu 3 Laternen anzünden, jede für 1 Nahrung.
furnishing-lantern_room = Laternenraum
    .help = 1 Bonuspunkt für je 2 Laternen an der Tür.
move-light = { $lanterns } { $lanterns ->
    [one] Laterne
   *[other] Laternen
} anzünden
move-hang-door = An die Tür hängen
move-hang-cave = Die Höhle ausleuchten und 1 Gold finden
question-hang-lanterns = { $player }, wo hängen deine { $lit } Laternen?
score-lanterns = Laternen
web-lanterns = Laternen
