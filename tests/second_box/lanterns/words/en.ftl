option-expansion-lanterns = Lanterns
    .help = A market where lanterns are lit, a room where they are admired, a point for each at your door.
space-lantern_market = Lantern market
    .help = Take 1 food, and then or instead you may light up to 3 lanterns, for 1 food each.
furnishing-lantern_room = Lantern room
    .help = 1 bonus point for every 2 lanterns at your door.
move-light = Light { $lanterns } { $lanterns ->
    [one] lantern
   *[other] lanterns
}
move-hang-door = Hang them at the door
move-hang-cave = Light the cave and find 1 gold
question-hang-lanterns = { $player }, where { $lit ->
    [one] does your lantern hang?
   *[other] do your { $lit } lanterns hang?
}
score-lanterns = Lanterns
web-lanterns = Lanterns
web-lanterns-at-the-door = { $player }: { $lanterns ->
    [one] 1 lantern
   *[other] { $lanterns } lanterns
}
