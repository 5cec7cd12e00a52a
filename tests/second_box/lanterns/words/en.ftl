option-expansion-lanterns = Lanterns
space-lantern_market = Lantern market
    .help = 1 food, and then or: light up to 3 lanterns, each for 1 food.
furnishing-lantern_room = Lantern room
    .help = 1 bonus point for every 2 lanterns at your door.
move-light = Light { $lanterns } { $lanterns ->
    [one] lantern
   *[other] lanterns
}
move-hang-door = Hang them at the door
move-hang-cave = Light the cave and find 1 gold
question-hang-lanterns = { $player }, where do your { $lit } lanterns hang?
score-lanterns = Lanterns
web-lanterns = Lanterns
