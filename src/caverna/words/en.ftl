### Every word a person reads, in English. de.ftl holds the same messages in the same order.
###
### A message is the name or the sentence; .help says what a thing does, .ruling settles what players ask about it.
### Counts ($n, $strength, $left and the like) must be passed as numbers, all other arguments as text in this language.
### A soft hyphen (U+00AD, most editors do not show it) in a name is a place where the name may be divided.


## Goods ($n: how many there are; the message is the noun alone, see ui-amount)

good-wood = wood
    .help = Pays for furnishings and fences. Cannot be eaten and scores nothing by itself.
good-stone = stone
    .help = Pays for furnishings and stables. Cannot be eaten and scores nothing by itself.
good-ore = ore
    .help = Forged into weapons, 1 ore per point of strength. Cannot be eaten and scores nothing by itself.
good-ruby = { $n ->
    [one] ruby
   *[other] rubies
}
    .help = 1 point. At any time 1 ruby becomes 2 food, or 1 dog, sheep, donkey, wild boar, wood, stone, ore, grain, vegetable or gold, or a single meadow, field or tunnel. 1 ruby and 1 food become 1 cattle, 2 rubies a single cavern. 1 ruby also lets you place an armed dwarf ahead of weaker ones.
good-grain = grain
    .help = ½ point, the sum rounded up; grain on fields counts. Becomes 1 food. One sown grain makes a field of 3.
good-vegetable = { $n ->
    [one] vegetable
   *[other] vegetables
}
    .help = 1 point, on fields too. Becomes 2 food. One sown vegetable makes a field of 2.
good-food = food
    .help = Feeds your dwarfs: 2 each at a harvest, 1 for a newborn. Worth no points.
good-gold = gold
    .help = 1 point each. Any amount exchanged at once becomes food, less 1: 4 gold give 3 food.
good-dog = { $n ->
    [one] dog
   *[other] dogs
}
    .help = 1 point. Lives anywhere, never breeds, is never eaten. Dogs on a meadow or pasture can watch sheep there: one sheep more than there are dogs, in place of the usual capacity.
good-sheep = sheep
    .help = 1 point. Becomes 1 food. From two on they breed.
good-donkey = { $n ->
    [one] donkey
   *[other] donkeys
}
    .help = 1 point. Becomes 1 food, two together 3 food. From two on they breed. Each mine has room for one.
good-boar = { $n ->
    [one] wild boar
   *[other] wild boars
}
    .help = 1 point. Becomes 2 food. From two on they breed. A stable in uncleared forest has room for one.
good-cattle = cattle
    .help = 1 point. Becomes 3 food. From two on they breed.
begging-marker = { $n ->
    [one] begging marker
   *[other] begging markers
}
    .help = −3 points. You take one for every food left unpaid when feeding, and never get rid of it.


## Action spaces (.help: what it does; what piles up each round is shown from the data)

space-ruby_mining = Ruby mining
    .help = Take all rubies here, and 1 more if you own a ruby mine.
    .ruling = The extra is 1 ruby, however many ruby mines you own. With 2 players nothing is put here before round 3. An imitator gets only the extra.
space-housework = Housework
    .help = Take 1 dog and/or furnish a cavern with any tile, dwellings included.
    .ruling = The order is yours: with the Dog school built first, the dog already brings its wood. The dog may be declined if you furnish; without an empty cavern there is still the dog.
space-slash_and_burn = Slash-and-burn
    .help = Place a meadow/field twin tile, and then/or sow.
    .ruling = The new field may be sown right away. Sowing alone is enough; clearing after sowing is not allowed.
space-drift_mining = Drift mining
    .help = Take all stone here. Before or after, you may place a cavern/tunnel twin tile.
    .ruling = Cavern/cavern is not on offer here. Without two free neighbouring mountain spaces there is no single tile instead. An imitator gets only the tile.
space-excavation = Excavation
    .help = Take all stone here. Before or after, you may place a twin tile: cavern/tunnel or cavern/cavern.
    .ruling = The only source of cavern/cavern. Without two free neighbouring mountain spaces there is no single tile instead. An imitator gets only the tile.
space-starting_player = Starting player
    .help = Become starting player and take all food here, plus 2 ore (2–3 players) or 1 ruby (4–7 players).
    .ruling = The token moves at once, the new order counts from the next round. Its holder may use the space again. This space can never be imitated.
space-logging = Logging
    .help = Take all wood here, and then you may go on a level 1 expedition.
    .ruling = The expedition needs an armed dwarf; an unarmed one just takes the wood. An imitator gets only the expedition.
space-supplies = Supplies
    .help = Take 1 wood, 1 stone, 1 ore, 1 food and 2 gold.
    .ruling = The goods do not pile up here, so an imitator gets the full set too.
space-growth = Growth
    .help = Either take 1 wood, 1 stone, 1 ore, 1 food and 2 gold, or have family growth.
    .ruling = Family growth needs free room in your dwellings. With the Guest room you may do both.
space-ore_mining = Ore mining
    .help = Take all ore here, and 2 more for each of your ore mines.
    .ruling = Ruby mines do not count. An imitator gets only the ore for their own mines and needs at least one.
space-wood_gathering = Wood gathering
    .help = Take all wood here.
    .ruling = Cannot be imitated: nothing is left to take.
space-forest_exploration = Forest exploration
    .help = Take all wood here, plus 1 vegetable (3 players) or 2 food (4–7 players).
    .ruling = An imitator gets the vegetable or the food, but no wood.
space-clearing = Clearing
    .help = Take all wood here. Before or after, you may place a meadow/field twin tile.
    .ruling = Your first forest tile must cover c4 in front of the cave; later ones touch a field, meadow or pasture of yours. If a stable stands on one of the two spaces, the meadow half goes there.
space-sustenance = Sustenance
    .help = Take everything here, with 1–3 players 1 grain as well. Before or after, you may place a meadow/field twin tile.
    .ruling = With 4–7 players an empty space receives a grain, any other a vegetable. An imitator gets the tile, with 3 players the grain too.
space-imitation_0 = Imitation (free)
    .help = Use a space occupied by another player as if you had placed this dwarf there.
    .ruling = Not for Starting player, another Imitation space or a space where a dwarf of yours stands. What had piled up there is gone; all else works with your own dwarf, weapon, goods and tiles.
space-imitation_1 = Imitation (1 food)
    .help = Pay 1 food and use a space occupied by another player as if you had placed this dwarf there.
    .ruling = { space-imitation_0.ruling }
space-imitation_2 = Imitation (2 food)
    .help = Pay 2 food and use a space occupied by another player as if you had placed this dwarf there.
    .ruling = { space-imitation_0.ruling }
space-imitation_4 = Imitation (4 food)
    .help = Pay 4 food and use a space occupied by another player as if you had placed this dwarf there.
    .ruling = { space-imitation_0.ruling }
space-strip_mining = Strip mining
    .help = Take all ore and stone here, plus 2 wood.
    .ruling = An empty space receives an ore, any other a stone. An imitator gets only the 2 wood.
space-large_depot = Large depot
    .help = Take all wood, ore and stone here.
    .ruling = Cannot be imitated: nothing is left to take.
space-extension = Extension
    .help = Place either a meadow/field twin tile and take 1 wood, or a cavern/tunnel twin tile and take 1 stone.
    .ruling = The good comes only with its tile. With the Guest room you may do both, but only once in the whole game.
space-depot = Depot
    .help = Take all wood and ore here.
    .ruling = Cannot be imitated: nothing is left to take.
space-small_scale_drift_mining = Small-scale drift mining
    .help = Place a cavern/tunnel twin tile and take 1 stone.
    .ruling = As a rule the stone comes only with the tile, so the space is closed to you if the tile does not fit. A set-up option allows the stone alone.
space-drift_mining_b = Drift mining II
    .help = { space-drift_mining.help }
    .ruling = { space-drift_mining.ruling }
space-weekly_market = Weekly market
    .help = Take 4 gold. Then buy what you like, each good once: sheep, donkey, wood, stone, ore, grain for 1 gold, dog, wild boar, vegetable for 2, cattle for 3.
    .ruling = Gold you had before may be spent too, and buying nothing is fine. Rubies and food are not for sale.
space-hardware_rental = Hardware rental
    .help = Go on a level 2 expedition, and then/or sow. With 6–7 players take 2 wood first.
    .ruling = The expedition needs an armed dwarf. Crops and fields looted on it may be sown right after; an expedition after sowing is not allowed.
space-fence_building = Fence building
    .help = Take all wood here. Then you may fence a small pasture (2 wood) and/or a large pasture (4 wood).
    .ruling = The wood just taken may pay for the fences. At most one pasture of each size, and no stable.
space-blacksmithing = Black­smithing
    .help = Forge a weapon for an unarmed dwarf (1–8 ore, strength as much), and then/or go on a level 3 expedition.
    .ruling = An armed dwarf cannot forge, but may go on the expedition. A new weapon serves at once; after forging you may still stay at home.
space-sheep_farming = Sheep farming
    .help = You may fence a small pasture (2 wood), fence a large pasture (4 wood) and build a stable (1 stone), in any order. Then take all sheep here.
    .ruling = Each may be built once, and before the sheep come. The sheep must be taken; those without room become food at once. An imitator may only build.
space-ore_mine_construction = Ore mine construction
    .help = Place an ore mine/deep tunnel twin tile on two neighbouring tunnels and take 3 ore, and then/or go on a level 2 expedition.
    .ruling = The 3 ore come only with the mine, and the mine comes before the expedition. Any two neighbouring ordinary tunnels will do, deep ones will not.
space-wish_for_children = Wish for children
    .help = Either have family growth, or furnish a dwelling of any kind.
    .ruling = Family growth needs free room. With the Guest room you may do both, even build first and fill the new room at once. The card turns to its urgent side as soon as Family life appears.
space-urgent_wish_for_children = Urgent wish for children
    .help = Either furnish a dwelling and then have family growth, or take 3 gold.
    .ruling = No growth here without a new dwelling, and never more than one; it may be declined. With the Guest room the 3 gold come on top.
space-donkey_farming = Donkey farming
    .help = You may fence a small pasture (2 wood), fence a large pasture (4 wood) and build a stable (1 stone), in any order. Then take all donkeys here.
    .ruling = Each may be built once, and before the donkeys come. The donkeys must be taken; those without room become food at once. An imitator may only build.
space-ruby_mine_construction = Ruby mine construction
    .help = Place a ruby mine, either on a tunnel, or on a deep tunnel and take 1 ruby.
    .ruling = The tunnel must be empty. With the Guest room you may build one mine of each kind, never two on the same kind of tunnel.
space-family_life = Family life
    .help = Have family growth and/or sow.
    .ruling = In either order. Once this card is revealed, Wish for children lies on its urgent side, in the same round already.
space-exploration = Exploration
    .help = Go on a level 4 expedition.
    .ruling = Only for an armed dwarf: one to four different loot items within its strength. Not in play with 1 or 2 players.
space-ore_delivery = Ore delivery
    .help = Take all stone and ore here, and 2 more ore for each of your ore mines.
    .ruling = Ruby mines do not count. An imitator gets only the ore for their own mines and needs at least one.
space-adventure = Adventure
    .help = Forge a weapon for an unarmed dwarf (1–8 ore, strength as much), and then/or go on two level 1 expeditions in a row.
    .ruling = The second expedition profits from the strength gained by the first and may bring the same loot again. You may stop after forging or after one expedition.
space-ore_trading = Ore trading
    .help = One to three times: give 2 ore, take 2 gold and 1 food.
    .ruling = You need 2 ore to come here. Ore bought with rubies in between may be traded too. The Blacksmith saves nothing here.
space-ruby_delivery = Ruby delivery
    .help = Take all rubies here, and 1 more if you own at least two ruby mines.
    .ruling = The extra is 1 ruby, however many ruby mines you own. An imitator gets only the extra.


## Furnishings (price, points and colour are shown from the data)

furnishing-entry_level_dwelling = Entry-level dwelling
    .help = Home of your first two dwarfs, with room for 2 farm animals of one type.
    .ruling = Printed on every home board and worth no points, but a dwelling for the State parlor.
furnishing-dwelling = Dwelling
    .help = Room for 1 dwarf.
    .ruling = The only tile that never runs out. The loot item for strength 11 builds this kind alone.
furnishing-simple_dwelling_a = Simple dwelling A
    .help = Room for 1 dwarf. Saves a stone against the ordinary Dwelling, but scores nothing.
    .short = Room for 1 dwarf.
    .ruling = There is one of it. Not for sale through the loot item that builds a Dwelling.
furnishing-simple_dwelling_b = Simple dwelling B
    .help = Room for 1 dwarf. Saves a wood against the ordinary Dwelling, but scores nothing.
    .short = Room for 1 dwarf.
    .ruling = There is one of it. Not for sale through the loot item that builds a Dwelling.
furnishing-mixed_dwelling = Mixed dwelling
    .help = Room for 1 dwarf and for 2 farm animals of one type.
    .short = Room for 1 dwarf and 2 farm animals of one type.
    .ruling = Dwarf and animals do not compete: both rooms may be full. Dogs need no room.
furnishing-couple_dwelling = Couple dwelling
    .help = Room for 2 dwarfs.
    .ruling = Each of the two takes a family growth of its own, possibly in one round on different spaces. Built on Urgent wish for children it still allows only one growth there.
furnishing-additional_dwelling = Additional dwelling
    .help = Room for your sixth dwarf.
    .ruling = The only way to a sixth dwarf. It stays empty until you have five and never helps to get the third, fourth or fifth.
furnishing-cuddle_room = Cuddle room
    .help = Holds as many sheep as you have dwarfs.
    .ruling = A newborn dwarf counts at once. No other animals.
furnishing-breakfast_room = Breakfast room
    .help = Holds up to 3 cattle.
    .ruling = No other animals, even while it is empty.
furnishing-stubble_room = Stubble room
    .help = Each of your unsown fields holds 1 farm animal of any type.
    .short = 1 farm animal on each unsown field of yours.
    .ruling = Sowing drives the animal out: it moves or becomes food. A field emptied at a harvest can house a newborn in that same harvest.
furnishing-work_room = Work room
    .help = You may also furnish tunnels and deep tunnels.
    .short = You may also furnish tunnels.
    .ruling = You still need an action that furnishes, and this tile itself needs a cavern. A furnished tunnel can no longer become a mine.
furnishing-guest_room = Guest room
    .help = Every “either … or” on an action space is an “and/or” for you.
    .short = “Either … or” on action spaces is “and/or” for you.
    .ruling = Matters on both sides of Wish for children, on Ruby mine construction, Growth and, once a game, Extension, also when you imitate them. Choices printed on furnishings stay choices.
furnishing-office_room = Office room
    .help = Your meadow/field, cavern/tunnel and cavern/cavern twin tiles may stick out over the edge of the board with one half. Take 2 gold each time.
    .short = Twin tiles may stick out: 2 gold each time.
    .ruling = The outer half is a full space to build on, without further gold. Single tiles stay on the board, and forest never reaches over to the mountain.
furnishing-carpenter = Carpenter
    .help = Each furnishing and each pasture costs you 1 wood less.
    .short = Furnishings and pastures cost 1 wood less.
    .ruling = Two pastures fenced in one action save 1 wood each. Lower loot prices fall further; a price without wood stays as it is.
furnishing-stone_carver = Stone carver
    .help = At once: 2 stone. Each furnishing costs you 1 stone less, stables cost nothing.
    .short = Now 2 stone. Furnishings cost 1 stone less, stables nothing.
    .ruling = Lower loot prices fall further; a price without stone stays as it is. A stone saved is no stone gained: the Seam does not pay for it.
furnishing-blacksmith = Blacksmith
    .help = At once: 2 ore. Forging costs you 2 ore less.
    .short = Now 2 ore. Forging costs 2 ore less.
    .ruling = Strengths 1 and 2 are free, even without any ore; 8 remains the limit. No effect on Ore trading.
furnishing-miner = Miner
    .help = At the start of each round: 1 ore for each of your ore mines with a donkey in it.
    .short = Each round 1 ore per ore mine with a donkey.
    .ruling = Ruby mines bring nothing. Your donkeys count as standing in ore mines as far as these have room.
furnishing-builder = Builder
    .help = When you furnish, 1 ore may replace 1 wood, and another ore 1 stone.
    .short = 1 ore may replace 1 wood, another one 1 stone.
    .ruling = Once each per tile, on the price left after discounts. Not for fences and stables.
furnishing-trader = Trader
    .help = At any time before scoring: pay 2 gold for 1 wood, 1 stone and 1 ore.
    .short = Any time: 2 gold for 1 wood, 1 stone and 1 ore.
    .ruling = Only the whole set, as often as you like. If you own the Spare part storage, this tile must be built on top of it and replaces it for good.
furnishing-wood_supplier = Wood supplier
    .help = At the start of each of the next 7 rounds: 1 wood.
    .short = 1 wood in each of the next 7 rounds.
    .ruling = Nothing in the round of building, and nothing beyond the last round. The round left out with 1 or 2 players does not use one up.
furnishing-stone_supplier = Stone supplier
    .help = At the start of each of the next 5 rounds: 1 stone.
    .short = 1 stone in each of the next 5 rounds.
    .ruling = { furnishing-wood_supplier.ruling }
furnishing-ruby_supplier = Ruby supplier
    .help = At the start of each of the next 4 rounds: 1 ruby.
    .short = 1 ruby in each of the next 4 rounds.
    .ruling = { furnishing-wood_supplier.ruling }
furnishing-dog_school = Dog school
    .help = From now on: 1 wood with every dog you get.
    .short = 1 wood with every dog you get.
    .ruling = Wherever the dog comes from, bought ones included. The tile is free, but needs a cavern and an action that furnishes.
furnishing-quarry = Quarry
    .help = From now on: 1 stone with every donkey born to you.
    .short = 1 stone with every donkey born to you.
    .ruling = Counts births at a harvest or by loot. Donkeys taken, bought or looted bring nothing.
furnishing-seam = Seam
    .help = From now on: 1 ore with every stone you get.
    .short = 1 ore with every stone you get.
    .ruling = Wherever the stone comes from, be it a space, loot, a ruby or another furnishing. Discounts are no gain.
furnishing-slaughtering_cave = Slaughtering cave
    .help = 1 more food for every farm animal you turn into food.
    .short = 1 more food per farm animal turned into food.
    .ruling = Two donkeys together make 5. Surplus animals count too; animals exchanged in the Hunting parlor do not.
furnishing-cooking_cave = Cooking cave
    .help = At any time: turn 1 grain and 1 vegetable into 5 food.
    .short = Any time: 1 grain and 1 vegetable for 5 food.
    .ruling = That is 2 more than they give apart. From your supply only, as often as you like.
furnishing-working_cave = Working cave
    .help = At each feeding you may feed one dwarf with 1 wood, 1 stone or 2 ore.
    .short = Feed one dwarf with 1 wood, 1 stone or 2 ore.
    .ruling = One dwarf per feeding, grown-up or newborn. Works too when only 1 food per dwarf is due.
furnishing-mining_cave = Mining cave
    .help = At each feeding: 1 food less for each donkey in one of your mines.
    .short = Feeding: 1 food less per donkey in a mine.
    .ruling = Ore and ruby mines alike, and also when only 1 food per dwarf is due. The need never falls below 0, and a donkey you have eaten no longer helps.
furnishing-breeding_cave = Breeding cave
    .help = Whenever your animals breed: 1, 2 or 3 food for as many newborn animals, 5 food for four.
    .short = 1, 2, 3 or 5 food for 1, 2, 3 or 4 newborn animals.
    .ruling = Only young that found room count. The breeding won as loot pays too. At a harvest the food comes after feeding.
furnishing-peaceful_cave = Peaceful cave
    .help = At any time: give up a weapon for as much food as its strength.
    .short = Any time: a weapon for as much food as it is strong.
    .ruling = The dwarf is unarmed then and may forge again. Also open to dwarfs already placed, but not to one in the middle of an expedition.
furnishing-weaving_parlor = Weaving parlor
    .help = At once: 1 food per sheep of yours. Scoring: 1 point for every 2 sheep.
    .short = Now 1 food per sheep, at the end 1 point per 2 sheep.
    .ruling = Rounded down, on top of the point each sheep is worth anyway.
furnishing-milking_parlor = Milking parlor
    .help = At once: 1 food per cattle of yours. Scoring: 1 point per cattle.
    .short = Now 1 food, at the end 1 point per cattle.
    .ruling = On top of the point each cattle is worth anyway.
furnishing-state_parlor = State parlor
    .help = At once: 2 food per neighbouring dwelling. Scoring: 4 points per neighbouring dwelling.
    .short = Per dwelling beside it now 2 food, at the end 4 points.
    .ruling = Neighbours share a side. The Entry-level dwelling counts. Dwellings added later bring points, but no food.
furnishing-hunting_parlor = Hunting parlor
    .help = At any time before scoring: exchange 2 wild boars for 2 gold and 2 food.
    .short = Any time: 2 wild boars for 2 gold and 2 food.
    .ruling = In pairs, as often as you like. The Slaughtering cave adds nothing. Whoever sells the last boar misses a type at scoring.
furnishing-beer_parlor = Beer parlor
    .help = At any time before scoring: exchange 2 grain for 3 gold or 4 food.
    .short = Any time: 2 grain for 3 gold or 4 food.
    .ruling = In pairs, as often as you like, each pair as you choose. Grain still on fields cannot be used.
furnishing-blacksmithing_parlor = Black­smithing parlor
    .help = At any time before scoring: exchange 1 ruby and 1 ore for 2 gold and 1 food.
    .short = Any time: 1 ruby and 1 ore for 2 gold and 1 food.
    .ruling = As often as you like. A ruby sold no longer scores.
furnishing-stone_storage = Stone storage
    .help = Scoring: 1 point per stone in your supply.
    .ruling = What counts is the stock at the end; stone spent before is gone.
furnishing-ore_storage = Ore storage
    .help = Scoring: 1 point for every 2 ore in your supply.
    .ruling = Rounded down. Ore forged into weapons does not count.
furnishing-spare_part_storage = Spare part storage
    .help = At any time before scoring: exchange 1 wood, 1 stone and 1 ore for 2 gold.
    .short = Any time: 1 wood, 1 stone and 1 ore for 2 gold.
    .ruling = Only the whole set, as often as you like. If you own the Trader, this tile must be built on top of it and replaces it for good.
furnishing-main_storage = Main storage
    .help = Scoring: 2 points for each yellow furnishing of yours, this one included.
    .short = 2 points per yellow furnishing, this one included.
    .ruling = Yellow are parlors, storages and chambers. A tile built over does not count.
furnishing-weapon_storage = Weapon storage
    .help = Scoring: 3 points per armed dwarf.
    .ruling = How strong the weapons are makes no difference. Goes well with the Supplies storage.
furnishing-supplies_storage = Supplies storage
    .help = Scoring: 8 points if every dwarf of yours is armed.
    .short = 8 points if every dwarf of yours is armed.
    .ruling = How strong the weapons are makes no difference. A dwarf born in the last round is unarmed and spoils it.
furnishing-broom_chamber = Broom chamber
    .help = Scoring: 5 points with five dwarfs, 10 points with six.
    .short = 5 points with five dwarfs, 10 points with six.
    .ruling = Nothing with fewer. What counts is the family at the end, a newborn of the last round included.
furnishing-treasure_chamber = Treasure chamber
    .help = Scoring: 1 point per ruby.
    .ruling = On top of the point each ruby is worth anyway.
furnishing-food_chamber = Food chamber
    .help = Scoring: 2 points per pair of 1 grain and 1 vegetable.
    .short = 2 points per pair of grain and vegetable.
    .ruling = Supply and fields together, on top of what the crops are worth anyway.
furnishing-prayer_chamber = Prayer chamber
    .help = Scoring: 8 points if no dwarf of yours is armed.
    .short = 8 points if no dwarf of yours is armed.
    .ruling = Weapons given up in the Peaceful cave before scoring do no harm.
furnishing-writing_chamber = Writing chamber
    .help = Scoring: cancels up to 7 of your negative points.
    .short = Cancels up to 7 negative points.
    .ruling = Those for missing animal types, unused spaces and begging markers. It never turns into a plus.
furnishing-fodder_chamber = Fodder chamber
    .help = Scoring: 1 point for every 3 farm animals.
    .ruling = All types together, rounded down, on top of the point each is worth anyway. Dogs do not count.


## Loot (the strength needed is shown from the data)

loot-all_weapons = All weapons +1
    .help = After this expedition each of your armed dwarfs gains 1 strength, up to 14. The one who went gains 2 in all. Nobody unarmed gets a weapon.
loot-dog = 1 dog
    .help = Take 1 dog.
loot-wood = 1 wood
    .help = Take 1 wood.
loot-sheep = 1 sheep
    .help = Take 1 sheep. Without room it becomes food.
loot-grain = 1 grain
    .help = Take 1 grain.
loot-donkey = 1 donkey
    .help = Take 1 donkey. Without room it becomes food.
loot-stone = 1 stone
    .help = Take 1 stone.
loot-vegetable = 1 vegetable
    .help = Take 1 vegetable.
loot-ore2 = 2 ore
    .help = Take 2 ore. They are one item.
loot-boar = 1 wild boar
    .help = Take 1 wild boar. Without room it becomes food.
loot-gold2 = 2 gold
    .help = Take 2 gold. They are one item.
loot-furnish = Furnish a cavern
    .help = Build any available furnishing at its usual price, at once. Discounts apply.
loot-stable = 1 stable
    .help = Build one of your stables at once, free of charge.
loot-tunnel = Single tunnel
    .help = Place a tunnel next to your cave system, at once.
loot-small_pasture = Small pasture for 1 wood
    .help = Fence one of your meadows. A stable on it stays.
loot-cattle = 1 cattle
    .help = Take 1 cattle. Without room it becomes food.
loot-large_pasture = Large pasture for 2 wood
    .help = Fence two neighbouring meadows together. Stables on them stay.
loot-meadow = Single meadow
    .help = Place a meadow next to your cleared land, at once. It may slide under a stable.
loot-dwelling = Dwelling for 2 wood and 2 stone
    .help = Build an ordinary Dwelling, at once. Discounts apply; no other dwelling is on offer.
loot-field = Single field
    .help = Place a field next to your cleared land, at once. Not where a stable stands.
loot-sow = Sow
    .help = Sow up to 2 fields with grain and up to 2 with vegetables.
loot-cavern = Single cavern
    .help = Place a cavern next to your cave system, at once.
loot-breed = Breed up to 2 types
    .help = Up to 2 types of farm animal breed at once, as at a harvest. Needs a pair of each and room for the young.


## Ground (what a space of the home board is)

ground-forest = Forest
    .help = Not cleared yet: −1 point at the end, unless a stable stands here.
ground-rock = Rock
    .help = Not dug out yet: −1 point at the end.
ground-meadow = Meadow
    .help = Can be fenced. With a stable it holds 1 farm animal, with dogs it holds sheep.
ground-field = Field
    .help = Can be sown: 1 grain becomes 3 on the field, 1 vegetable becomes 2.
ground-small_pasture = Small pasture
    .help = 2 points. Holds 2 farm animals of one type, twice as many with a stable.
ground-large_pasture = Large pasture
    .help = 4 points. Covers two spaces and holds 4 farm animals of one type; each stable doubles that.
ground-cavern = Cavern
    .help = Ready to be furnished.
ground-tunnel = Tunnel
    .help = Site for a ruby mine or, together with a neighbouring tunnel, for an ore mine.
ground-deep_tunnel = Deep tunnel
    .help = A ruby mine built here brings 1 ruby at once.
ground-ore_mine = Ore mine
    .help = 3 points. Holds 1 donkey and brings ore on Ore mining and Ore delivery.
ground-ruby_mine = Ruby mine
    .help = 4 points. Holds 1 donkey and brings a ruby on Ruby mining and, from two on, on Ruby delivery.
ground-stable = Stable
    .help = Doubles a pasture. On a meadow it holds 1 farm animal, in uncleared forest 1 wild boar. It stays for good.
ground-room = Furnishing
    .help = A furnished cavern. Furnishings are never moved or taken away.
ground-entrance = Cave entrance
    .help = The first meadow or field of your game must cover the space before it (c4).
ground-boar_preserve = Wild boar preserve
    .help = Brings 1 wild boar when first covered by a tile. A stable does not count.
ground-water = Water source
    .help = Brings food when first covered by a tile: 2 on f1, otherwise 1.


## Twin tiles (for $tile of the questions and moves)

twin-meadow_field = meadow/field
twin-cavern_tunnel = cavern/tunnel
twin-cavern_cavern = cavern/cavern
twin-ore_mine_deep_tunnel = ore mine/deep tunnel
twin-large_pasture = large pasture


## Scoring

score-animals = Farm animals and dogs
    .help = 1 point for each.
score-missing_animals = Missing farm animals
    .help = −2 points for each of sheep, donkey, wild boar and cattle you have none of.
score-grain = Grain
    .help = ½ point each, in supply and on fields; the sum is rounded up.
score-vegetables = Vegetables
    .help = 1 point each, in supply and on fields.
score-rubies = Rubies
    .help = 1 point each.
score-dwarfs = Dwarfs
    .help = 1 point each, newborns included.
score-unused_spaces = Unused spaces
    .help = −1 point for each space of your home board without tile and stable.
score-tiles = Furnishings, pastures, mines
    .help = The printed points: small pasture 2, large pasture 4, ore mine 3, ruby mine 4, furnishings as printed.
score-bonus = Parlors, storages, chambers
    .help = What the conditions on your yellow furnishings bring.
score-gold = Gold
    .help = 1 point per gold.
score-begging = Begging markers
    .help = −3 points for each.
score-writing_relief = Writing chamber
    .help = Gives back up to 7 of your negative points.
score-total = Total
    .help = The most points win; equal totals share the victory.

idea-round = Round
    .also = Rounds, Course of a round
    .help = A card is turned up, the spaces are refilled on top of what lies there, all dwarfs are placed one by one, all go home, and most rounds end with a harvest.
idea-turn = Turn
    .also = Turns, Placing dwarfs, Place a dwarf, Play order, Passing
    .help = In turn you place one dwarf on a free space and do what it says: unarmed dwarfs first, then the armed ones from weak to strong. A ruby lets any armed dwarf go before its time. Who passes does nothing more in this round.
idea-harvest = Harvest
    .also = Harvests, Harvest time, Field phase
    .help = Field, feeding, breeding: one crop comes from every sown field, then dwarfs are fed, then animals breed. There is one after rounds 3 and 5, and from round 6 on after every round with a leaf. Question marks mean in order: nothing, 1 food for every dwarf, field or breeding. After round 4, too, 1 food for every dwarf is paid and nothing else happens.
idea-feeding = Feeding
    .also = Feed, Feeding phase, Begging
    .help = A harvest costs 2 food for every dwarf and 1 for one born in this round. Crops, animals, gold and rubies can be turned into food at any time. Every food you do not pay is a begging marker.
idea-breeding = Breeding
    .also = Breed, Breeding phase
    .help = Each kind of farm animal of which you have at least 2 brings one young, if all young together find a place. Before it you may eat animals to make room. Dogs do not breed.
idea-sowing = Sowing
    .also = Sow
    .help = A crop from your supply goes on an empty field: 1 grain becomes 3 grain there, 1 vegetable becomes 2 vegetables. One sow action covers up to 2 fields with grain and 2 with vegetables.
idea-expedition = Expedition
    .also = Expeditions, Loot
    .help = An armed dwarf on such a space brings as many different loot items as the level says, each of them open to the strength of its weapon. Afterwards its weapon grows by 1.
idea-weapon = Weapon
    .also = Weapons, Forging, Forge, Strength
    .help = An unarmed dwarf forges a weapon for 1 to 8 ore: so many ore, so much strength. A weapon is never replaced; it grows by expeditions, up to 14.
idea-family = Family growth
    .also = Family, Growth of the family, Newborn, Children
    .help = A child needs a free bed in a dwelling. It lies with its parent, works from the next round on and has no weapon. A family has at most 5 dwarfs, with the Additional dwelling 6.
idea-animals = Keeping animals
    .also = Animals, Animal husbandry, Farm animals
    .help = A small pasture holds 2 animals of one kind, a large one 4; each stable on it doubles that. A stable on a meadow holds 1 animal, in the forest 1 wild boar, a mine 1 donkey, the entry-level dwelling 2 of one kind. Dogs need no place; so many dogs watch one sheep more on a meadow or pasture. What finds no place is eaten at once.
idea-any_time = Any time
    .also = Exchange, Exchanges, Conversion, Conversions, Exchanging goods
    .help = In your own turn and between any two steps of it you may turn goods into food: sheep 1, donkey 1 (two together 3), wild boar 2, cattle 3, grain 1, vegetable 2, ruby 2, gold all but one of it. Rubies also buy goods, animals and single tiles.


## Rounds and harvests

stage = Stage { $stage }
round = Round { $round } of { $of }
harvest-none = No harvest
    .help = Nobody is fed, nothing is reaped, no animals are born.
harvest-normal = Harvest
    .help = Reap every sown field, feed your dwarfs, let your animals breed.
harvest-payment = 1 food per dwarf
    .help = No harvest. Each dwarf, newborn or not, costs 1 food.
harvest-choice = Harvest with a choice
    .help = Each player picks the field phase or the breeding phase. Dwarfs are fed either way.
harvest-unknown = Harvest unknown
    .help = The marker is still face down: a leaf is a normal harvest, a question mark the next harvest event.


## Blocks and colours of the furnishings

block-dwellings = Dwellings
block-rooms = Special rooms
block-materials_1 = Building materials I
block-materials_2 = Building materials II
block-caves = Food caves
block-parlors = Parlors
block-storages = Storages
block-chambers = Chambers
colour-orange = orange
colour-green = green
colour-yellow = yellow


## Set-up options

option-expansion = Expansion
    .help = What is played beside the base game.
option-expansion-none = None
    .help = The base game alone.
option-furnishing_set = Furnishings
    .help = Which furnishings are on offer.
set-introductory = Introductory game
    .help = 27 kinds of furnishing, the easier ones. Good for a first game with up to five players.
set-full = Full game
    .help = All 48 kinds of furnishing.
option-solo_clearing = Clearing in the solo game
    .help = How many goods a space must hold to be cleared before the next refill. The German and the English rulebook differ.
option-solo_clearing-at_least_6 = 6 or more
    .help = A space with 6 goods is cleared. Standard, as in the German rulebook.
option-solo_clearing-more_than_6 = more than 6
    .help = A space with 6 goods stays, one with 7 is cleared. As in the English rulebook.
option-small_scale_drift_mining = Small-scale drift mining
    .help = Whether the stone of this space can be had without the tile.
option-small_scale_drift_mining-stone_with_tile = stone only with the tile
    .help = No tile, no stone. Standard, as in the appendix.
option-small_scale_drift_mining-stone_and_or_tile = stone and/or tile
    .help = The stone may be taken alone. As printed on the board.
option-income = Income at the start of the round
    .help = When suppliers and the Miner pay. This matters only to the solo player, who may protect a space with a ruby.
option-income-before_refill = before the refill
    .help = A ruby arriving this round can already protect a space. Standard.
option-income-after_refill = after the refill
    .help = Spaces are cleared and refilled first.
option-harvest_marker = Harvest markers
    .help = When the marker of the round is turned up.
option-harvest_marker-round_start = at the start of the round
    .help = You know what the harvest will be. Standard.
option-harvest_marker-round_end = at the end of the round
    .help = The harvest stays a surprise until the work is done.
option-additions = Additions
    .help = Furnishings and action spaces that did not come with the game.
option-additions-none = none
    .help = The game as it was printed. Standard.
option-additions-all = all
    .help = Everything that was added to the printed game joins it.


## Questions ($player: who is asked; the last three are answered by chance)

question-place-dwarf = { $strength ->
    [0] { $player }, place an unarmed dwarf or pass.
   *[other] { $player }, place the dwarf with strength { $strength } or pass.
}
question-place-dwarf-rests = { $player }, place the dwarf with strength { $strength } or pass. Weaker ones find nothing to do and rest.
question-place-dwarf-nowhere = { $player }, no free space is of any use to your dwarfs: pass.
question-perform = { $player }, what next on { $space }?
question-sow = { $player }, sow your fields. Still allowed: grain { $grain }, vegetables { $vegetables }.
question-shop = { $player }, buy at the Weekly market, each good once, or be done.
question-trade = { $player }, trade 2 ore for 2 gold and 1 food? Still possible: { $left }.
question-expedition = { $left ->
    [one] { $player }, choose a loot item (strength { $strength }).
   *[other] { $player }, choose up to { $left } loot items (strength { $strength }).
}
question-furnish = { $player }, which furnishing do you build, and where?
question-furnish-dwelling = { $player }, which dwelling do you build, and where?
question-place-twin = { $player }, which two spaces shall the twin tile { $tile } cover?
question-place-single = { $player }, where does the single tile { $tile } go?
question-build-stable = { $player }, where does the stable go?
question-fence-small = { $player }, which meadow becomes a small pasture?
question-fence-large = { $player }, which two meadows become a large pasture?
question-pay = { $player }, how do you pay for the furnishing?
question-imitate = { $player }, which occupied space do you imitate?
question-release-animals = { $player }, there is not enough room: turn animals into food or make room.
question-feed = { $player }, feed your dwarfs: { $need } food needed, { $food } in supply.
question-breed = { $player }, which animals shall breed?
question-harvest-choice = { $player }, field phase or breeding phase?
question-protect = { $player }, which spaces do you protect from clearing, for 1 ruby each?
question-end-turn = { $player }, anything else, or end the turn?
question-end-harvest = { $player }, anything else, or end the harvest?
question-last-chance = { $player }, last chance before scoring: exchange what you like, or finish.
question-breed-loot = { $player }, which animals shall breed? Up to two types.
question-reveal-card = Which action card is revealed?
question-reveal-marker = Which harvest marker is turned up?
question-draw-starting-player = Who is starting player?


## Moves (lines of a list to choose from)

move-place = Place on { $space }
move-pass = Pass for this round
move-order = Pay 1 ruby and place the dwarf with strength { $strength }
move-imitate = Imitate { $space }
move-take = Take the goods
move-take-goods = Take { $goods }
move-done = Done
move-done-and-take = Done; take { $goods }
move-end = End the turn
move-end-harvest = End your harvest
move-end-game = On to the scoring
move-furnish = Build { $furnishing } on { $cell }
move-pay-as_printed = Pay the price as it is
move-pay-ore_for_wood = Pay 1 ore in place of 1 wood
move-pay-ore_for_stone = Pay 1 ore in place of 1 stone
move-pay-ore_for_both = Pay 2 ore in place of 1 wood and 1 stone
move-meadow_field = Meadow on { $meadow }, field on { $field }
move-cavern_tunnel = Cavern on { $cavern }, tunnel on { $tunnel }
move-cavern_cavern = Caverns on { $cell } and { $other }
move-ore_mine_deep_tunnel = Ore mine on { $ore_mine }, deep tunnel on { $deep_tunnel }
move-large_pasture = Large pasture on { $cell } and { $other }
move-small_pasture = Small pasture on { $cell }
move-stable = Stable on { $cell }
move-single_meadow = Meadow on { $cell }
move-single_field = Field on { $cell }
move-single_tunnel = Tunnel on { $cell }
move-single_cavern = Cavern on { $cell }
move-ruby_mine = Ruby mine on { $cell }
move-sow_grain = Sow grain on { $cell }
move-sow_vegetable = Sow vegetables on { $cell }
move-forge = Forge a weapon of strength { $strength }
move-loot = Loot: { $item }
move-grow = Family growth
move-buy = Buy 1 { $good }
move-trade = Trade 2 ore for 2 gold and 1 food
move-feed = { $n ->
    [0] Pay no food
   *[other] Pay { $n } food
}
move-feed_one = { $who ->
    [newborn] Feed the newborn with { $good }
   *[adult] Feed a grown-up dwarf with { $good }
}
move-breed = { $types ->
    [none] No breeding
   *[other] Breed: { $types }
}
move-choose-field = Field phase
move-choose-breeding = Breeding phase
move-protect = Pay 1 ruby to protect { $space }
move-eat-sheep = Turn 1 sheep into { $food } food
move-eat-donkey = Turn 1 donkey into { $food } food
move-eat-donkeys = Turn 2 donkeys together into { $food } food
move-eat-boar = Turn 1 wild boar into { $food } food
move-eat-cattle = Turn 1 cattle into { $food } food
move-eat-grain = Turn 1 grain into { $food } food
move-eat-vegetable = Turn 1 vegetable into { $food } food
move-eat-ruby = Turn 1 ruby into { $food } food
move-eat_gold = Turn { $n } gold into { $food } food
move-ruby_good = Pay 1 ruby for 1 { $good }
move-ruby_good-cattle = Pay 1 ruby and 1 food for 1 cattle
move-ruby_tile = Pay { $price }: { $tile } on { $cell }
move-convert = { $tile }: { $pays } → { $gets }
move-sell = Give up a weapon of strength { $strength } ({ $whose }) for { $strength } food
move-reveal = Reveal { $card }
move-marker-leaf = Normal harvest
move-marker-question = Harvest event
move-start = { $player } begins


## Why a move is not legal ($move and $reason of ui-illegal-move; no full stop, no capital at the beginning)

# Parts of the sentences below; $kind and $whose are keys, not words.
why-space = { $name }
why-tile = { $kind ->
   *[other] the { $name }
}
why-none-of = { $kind ->
    [boar] no wild boar
   *[other] no { $kind }
}
why-none = { $kind ->
   *[other] none
}
why-ground-meadow = a meadow
why-ground-field = a field
why-ground-small-pasture = a small pasture
why-ground-large-pasture = part of a large pasture
why-ground-cavern = an empty cavern
why-ground-tunnel = a tunnel
why-ground-deep-tunnel = a deep tunnel
why-ground-ore-mine = an ore mine
why-ground-ruby-mine = a ruby mine
why-ground-room = furnished with { $tile }
why-ground-beside = beside the board, without a tile
why-ground-forest = forest without a tile
why-ground-rock = bare rock

why-game-over = the game is over
why-no-question = the game is over: there is no question any more
why-chance-decides = chance decides that, and not now
why-no-answer = it does not answer the question: { $question }
why-must-act-first = the action must be carried out first, at least in part
why-part-done-already = this part of the action has been carried out already
why-part-too-late = it is too late for this part of the action
why-part-not-yet = this part of the action comes later
why-part-after-done = this part of the action comes later, after “{ $done }”
why-only-one-of-two = you may do only one of the two here: both takes { $tile }

why-you-have = you have { $goods }
why-costs = it costs { $price }, you have { $have }
why-small-pasture-costs = a small pasture costs { $price }, you have { $have }
why-large-pasture-costs = a large pasture costs { $price }, you have { $have }
why-stable-costs = a stable costs { $price }, you have { $have }
why-without-tile = you do not have { $tile }
why-then-unpaid = it would leave you without the price of { $tile }
why-then-no-loot = it would leave you without a way to carry out the loot item { $item }
why-then-no-action = it would leave you without an action on this space, { $space }
why-no-such-weapon = { $whose ->
    [home] no dwarf of yours at home has a weapon of strength { $strength }
    [placed] no dwarf of yours on a space has a weapon of strength { $strength }
   *[worker] no dwarf of yours at work has a weapon of strength { $strength }
}

why-not-in-game = { $what } is not part of this game
why-not-revealed = { $space } has not been revealed yet
why-other-side-up = the card lies on its other side, { $space }
why-not-turned-up = { $space } has not been turned up yet
why-own-dwarf-there = { $space } is occupied by a dwarf of your own
why-occupied = { $space } is occupied by { $player }
why-never-imitated = { $space } cannot be imitated
why-nobody-there = nobody stands on { $space }
why-nothing-to-imitate = no space taken by another player is of any use to you
why-nothing-to-do = nothing can be done there
why-nothing-to-do-because = nothing can be done there ({ $reasons })
why-no-goods = there are no goods to take
why-order-paid-already = a ruby has been paid for the order already
why-no-dwarf-to-place = no dwarf of yours who could be placed has strength { $strength }
why-no-space-for-dwarfs = no free space is of any use to your dwarfs
why-no-space-for-dwarf = no free space is of any use to the dwarf with strength { $strength }
why-due-anyway = the dwarf with strength { $strength } is due anyway
why-unknown-verb = no move begins with “{ $word }”; moves look like: { $some }
why-unknown-verb-near = no move begins with “{ $word }”; perhaps you mean: { $near }
why-unknown-word = “{ $word }” cannot follow “{ $before }”, but for instance: { $some }
why-unknown-word-near = “{ $word }” cannot follow “{ $before }”; perhaps you mean: { $near }
why-unknown-surplus = it is complete with “{ $before }”
why-unknown-unfinished = something is missing at the end, for instance: { $some }
why-unknown-number = there is no move number { $n }; the last one is { $last }
why-unknown-parts-verb = there is no verb “{ $verb }”, but for instance: { $some }
why-unknown-parts-names = the parts of “{ $verb }” are: { $names }
why-unknown-parts-value = the part “{ $name }” cannot be { $value }, but for instance: { $some }
why-no-bed = you have { $n } dwarfs and room for { $count }

why-nobody-to-arm = no dwarf is at work who could carry it
why-unarmed = the dwarf is unarmed
why-armed-already = the dwarf is armed already, with strength { $strength }
why-no-ore = you have no ore to forge
why-on-expedition = the dwarf is on an expedition
why-too-weak = the dwarf is too weak: { $item } takes strength { $need }, he has { $strength }
why-looted-already = this loot item has been taken already on this expedition
why-loot-of-no-use = this loot item cannot be carried out now: { $reason }
why-bought-already = you have bought { $good } already: each good is sold once
why-not-for-sale = { $good } is not for sale here
why-nothing-cheaper = nothing is cheaper than { $goods }

why-built-by = { $tile } has been built already, by { $player }
why-built-by-you = you have built { $tile } already
why-built = { $tile } has been built already
why-only-dwellings = only a dwelling can be built with this action
why-only-this-tile = only { $tile } can be built with this action
why-must-cover = it must cover { $tile } on { $cell }
why-tunnel-needs = { $site }: only { $tile } lets you furnish it
why-no-empty-cavern = you have no empty cavern to furnish
why-no-furnishing-paid = you cannot pay for any furnishing on offer
why-no-dwelling-paid = you cannot pay for any dwelling on offer
why-not-in-price = there is { $goods } in the price

why-cell-is = { $cell } is { $ground }
why-not-free = { $cell } is not free: it is { $ground }
why-no-tunnel-there = { $cell } is { $ground }, not a tunnel
why-no-ordinary-tunnel = { $cell } is { $ground }, and now it must be an ordinary tunnel
why-no-deep-tunnel-there = { $cell } is { $ground }, and now it must be a deep tunnel
why-no-meadow-there = { $cell } is { $ground }, not a meadow
why-no-field-there = { $cell } is { $ground }, not a field
why-no-place-for-stable = { $cell } is { $ground }: stables stand in the forest, on meadows and on pastures
why-no-field-under-stable = a stable stands on { $cell }, where no field can lie
why-entrance-first = the first meadow or field must cover c4
why-not-joined-in-forest = it would not be connected to your meadows, fields and pastures
why-not-joined-in-cave = it would not be connected to your cave system
why-sticks-out = { $cell } is beside the board: only { $tile } lets a tile stick out
why-no-twin-fits = no { $tile } tile fits onto your board
why-no-single-fits = no single { $kind } fits onto your board
why-no-two-tunnels = you have no two neighbouring tunnels
why-no-tunnel = you have no tunnel
why-no-deep-tunnel = you have no deep tunnel
why-no-meadow = you have no meadow
why-no-two-meadows = you have no two neighbouring meadows
why-all-stables-built = you have built all { $n } stables
why-stable-there-already = a stable stands on { $cell } already
why-no-space-for-stable = there is no space for a stable
why-no-empty-field = you have no empty field
why-sown-already = the field on { $cell } is sown already
why-no-more-grain = no more grain may be sown with this action
why-no-more-vegetables = no more vegetables may be sown with this action
why-nothing-to-sow = you have no grain and no vegetable to sow

why-less-food-needed = only { $goods } is needed
why-no-food-needed = no food is needed
why-not-eaten = only { $tile } lets a dwarf eat { $good }
why-one-fed-already = one dwarf has been fed like that already
why-no-newborn = you have no newborn dwarf
why-no-adult = you have no grown-up dwarf
why-some-must-breed = at least one kind must breed
why-too-many-kinds = at most { $n } kinds may breed
why-no-pair = no pair of farm animals has room for a young one
why-no-pair-of-these = it takes two to breed, you have { $goods }
why-no-place-for-young = there is not enough room for the young
why-protected-already = { $space } is protected already
why-not-cleared = { $n ->
    [0] { $space } is not about to be cleared: it holds no goods
    [one] { $space } is not about to be cleared: it holds 1 good
   *[other] { $space } is not about to be cleared: it holds { $n } goods
}

why-no-such-seat = there is no seat { $seat } in a game for { $n }
why-printed = { $space } is printed on the board, not a card to be revealed
why-revealed-already = { $space } has been revealed already
why-back-of-a-card = { $space } is the other side of a card
why-not-this-round = { $space } does not come in round { $round }


## Events ($player: to whom it happened; lines of the log)

event-gained = { $player } gets { $goods } ({ $source }).
event-paid = { $player } pays { $goods } ({ $source }).
event-tile_placed = { $player } builds: { $what }.
event-furnished = { $player } builds { $tile } on { $cell }.
event-sown = { $player } sows { $good } on { $cell }.
event-dwarf_placed = { $player } places a dwarf on { $space }.
event-dwarf_born = { $player } has a newborn dwarf.
event-passed = { $player } passes for this round.
event-imitated = { $player } imitates { $space }.
event-forged = { $player } forges a weapon of strength { $strength }.
event-looted = { $player } brings home loot: { $item }.
event-weapon_sold = { $player } gives up a weapon of strength { $strength }.
event-stronger = { $player }’s dwarf returns from the expedition with strength { $strength }.
event-harvested = { $player } reaps { $goods }.
event-begged = { $n ->
    [one] { $player } takes { $n } begging marker.
   *[other] { $player } takes { $n } begging markers.
}
event-born = Young animals are born to { $player }: { $goods }.
event-token_taken = { $player } becomes starting player.
event-round_begins = Round { $round } begins.
event-card_revealed = New action card: { $card }.
event-marker_revealed = { $marker ->
    [leaf] The harvest marker is turned up: a normal harvest.
   *[question] The harvest marker is turned up: a harvest event.
}
event-cleared = { $space } is cleared of { $goods }.
event-protected = { $player } protects { $space } with a ruby.
event-game_over = The game is over.


## Where goods come from and go to (for $source of the events; otherwise a space, furnishing or move)

source-setup = set-up
source-home_board = home board
source-deep_tunnel = deep tunnel
source-market = market
source-trade = trade
source-breeding = breeding
source-field_phase = field phase
source-ruby = exchange of rubies
source-conversion = turned into food
source-weapon = weapon given up
source-loot = loot
source-feeding = feeding
source-forge = forging
source-imitation = imitation
source-order = dwarf placed ahead of weaker ones
source-protection = space protected


## Terminal: the game and its players

ui-title = Caverna
ui-subtitle = The Cave Farmers
ui-welcome = Welcome to the cave!
ui-new-game = New game
ui-resume-game = Resume a game
ui-solo-game = Solo game
ui-options = Options
ui-choose-language = Language
ui-language-name = English
ui-language-tag = en-GB
ui-players-question = How many players?
ui-name-question = What is the name of the player on seat { $seat }?
ui-kind-question = Who plays { $player }?
ui-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
ui-seats = Seats
ui-seat = Seat { $seat }
ui-player = Player
ui-human = human
ui-bot = bot
ui-bots = Bots
ui-bot-level = Strength of the bot
ui-you = you
ui-starting-player = Starting player
ui-seed = Seed { $seed }
ui-default = Default: { $value }


## Terminal: turn and prompt

ui-your-turn = Your turn, { $player }.
ui-turn = It is { $player }’s turn.
ui-thinking = { $player } is thinking …
ui-played = { $player }: { $move }
ui-forced = Only one answer is possible: { $move }
ui-revealed = Revealed: { $card }
ui-prompt = Your answer:
ui-prompt-number = Your answer (1–{ $count }):
ui-prompt-sign = >
ui-answers = Answers
ui-any-time = At any time
ui-any-time-hint = Exchanges and purchases you may make before answering.
ui-more = { $n ->
    [one] 1 more
   *[other] { $n } more
}
ui-help-hint = Type a number or a move; “help” lists all commands.
ui-press-enter = Press Enter to go on.
ui-press = Press { $button }.
ui-yes = yes
ui-no = no
ui-none = none
ui-nothing = nothing
ui-and = and
ui-or = or
ui-amount = { $n } { $good }
ui-cancel = cancel


## Terminal: commands (the message is the word to type)

ui-commands = Commands
ui-command-help = help
    .help = Explain the commands, or any thing of the game by its name: help seam
ui-command-moves = moves
    .help = List all answers again
ui-command-board = board
    .help = Show the home boards
ui-command-actions = actions
    .help = Show the action board
ui-command-furnishings = furnishings
    .help = Show the furnishings still available
ui-command-score = score
    .help = Show what everybody would score now
ui-command-log = log
    .help = Show what has happened
ui-command-undo = undo
    .help = Take back the last answer
ui-command-restart = restart
    .help = Begin this turn again
ui-command-save = save
    .help = Save the game
ui-command-quit = quit
    .help = Leave the game; it can be resumed


## Terminal: messages

ui-saved = Game saved: { $file }
ui-resumed = Game resumed: { $file }
ui-cli-gone-on-elsewhere = Another program has gone on with the game in { $file }. This one is kept in { $other } from now on.
ui-cli-open-elsewhere = It is being played at another terminal just now: here a copy goes on, kept in { $other }.
ui-not-saved = The game could not be saved: { $reason }
ui-file-missing = There is no file { $file }.
ui-file-unreadable = { $file } is not a saved game: { $reason }
ui-file-exists = { $file } exists already. Overwrite it?
ui-undone = Taken back: { $move }
ui-turn-restarted = The turn begins again.
ui-undo-nothing = There is nothing to take back.
ui-undo-blocked = Something was revealed; what came before can no longer be taken back.
ui-unknown-command = Unknown command: { $text }. “help” lists all commands.
ui-unknown-topic = No help on: { $text }
ui-did-you-mean = Did you mean: { $choices }?
ui-illegal-move = Not possible: { $move }: { $reason }.
ui-no-move = “{ $asked }” is no move: { $reason }
ui-refused = { $why }. { $legal }
ui-legal-here = Legal here: { $moves }
ui-and-more = { $moves } and { $n } more
ui-number-expected = Please give a number from { $low } to { $high }.
ui-ambiguous = { $text } could mean: { $choices }
ui-error = Error: { $text }
ui-needs = Needs { $goods }
ui-quit-question = Leave the game?
ui-goodbye = Goodbye, until the next harvest!
ui-log-empty = Nothing has happened yet.


## Terminal: boards and supplies

ui-action-board = Action board
ui-home-board = Home board
ui-home-board-of = Home board of { $player }
ui-forest = Forest
ui-mountain = Mountain
ui-legend = Legend
ui-furnishings = Furnishings
ui-goods = Goods
ui-animals = Animals
ui-crops = Crops
ui-supply = Supply
ui-dwarfs = Dwarfs
ui-dwarfs-count = { $n ->
    [one] 1 dwarf
   *[other] { $n } dwarfs
}
ui-beds = Room for dwarfs: { $n } of { $of } taken
ui-at-home = at home
ui-placed = placed
ui-at-work = at work now
ui-newborn = newborn
ui-adult = grown-up
ui-passed = passed
ui-weapons = Weapons
ui-strength = strength { $strength }
ui-unarmed = unarmed
ui-stables-left = Stables left: { $n }
ui-space = Space
ui-here = Here
ui-free = free
ui-occupied = occupied
ui-occupied-by = occupied by { $player }
ui-empty = empty
ui-each-round = each round: { $goods }
ui-when-empty = when empty: { $goods }
ui-from-round = from round { $round } on
ui-cost = Price
ui-no-cost = free of charge
ui-rule = Rule
ui-ruling = Ruling
ui-entry = { $name }: { $text }
ui-topic-space = { $name } (action space)
ui-topic-card = { $name } (action card of stage { $stage })
ui-topic-furnishing = { $name } (furnishing: { $block }, { $colour })
ui-topic-loot = { $name } (loot from strength { $strength } on)
ui-topic-good = { $name } (good)
ui-topic-ground = { $name } (home board)
ui-topic-score = { $name } (scoring)
ui-topic-idea = { $name } (course of the game)
ui-not-in-this-game = Not part of this game.
ui-card-face-down = Card of stage { $stage }, face down
ui-still-to-come = Still to come


## Terminal: the course of a round

ui-round-begins = Round { $round } begins.
ui-start-of-round = Start of the round
ui-work-phase = Work phase
ui-return-home = Return home
ui-harvest-time = Harvest time
ui-field-phase = Field phase
ui-feeding-phase = Feeding phase
ui-breeding-phase = Breeding phase
ui-harvest-events = Harvest events
ui-next-harvest = Next harvest
ui-food-needed = Food needed at the next harvest: { $need }
ui-food-status = Food: { $food }, needed: { $need }
ui-food-missing = Food missing: { $n }
ui-conversion = Conversion
ui-conversions = Conversions
ui-exchange = { $pays } → { $gets }


## Terminal: score and end

ui-score-now = Score so far
ui-final-score = Final score
ui-category = Category
ui-points = Points
ui-points-count = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ui-rank = Rank
ui-game-over = The game is over.
ui-winner = { $points ->
    [one] { $player } wins with { $points } point!
   *[other] { $player } wins with { $points } points!
}
ui-shared-victory = { $points ->
    [one] { $players } share the victory with { $points } point each!
   *[other] { $players } share the victory with { $points } points each!
}
ui-solo-result = { $points ->
    [one] You have reached { $points } point.
   *[other] You have reached { $points } points.
}
ui-solve-place = no. { $n }
ui-solve-rooms = No. { $n } built: { $rooms }
ui-solve-record = No. { $n } is recorded in { $file }


## Command line

ui-command-anytime = anytime
    .help = List everything you may exchange or buy beside answering
ui-command-hint = hint
    .help = Ask for the three turns I would think about, and why
ui-command-language = language
    .help = Change the language: language de
ui-cli-cards = Action cards
ui-cli-round-end = End of the round
ui-cli-markers = Markers face down: { $left ->
    [one] 1 leaf
   *[other] { $left } leaves
}, { $n ->
    [one] 1 question mark
   *[other] { $n } question marks
}
ui-cli-feeding = Next feeding: round { $round } ({ $harvest }), { $need } food
ui-cli-no-feeding = No feeding ahead any more
ui-cli-no-anytime = Nothing to exchange or buy at the moment.
ui-cli-more-anytime = … { $n } more: type “anytime”
ui-cli-turn-done = Your turn is done. End it, or take it back with “undo” or “restart”?
ui-cli-come-back = The game is kept. To go on: caverna play --terminal --resume { $file }
ui-cli-seats-are = The seats are: { $seats }
ui-cli-languages-are = The languages are: { $languages }
ui-cli-left = { $n } left
ui-cli-file-question = File name:
ui-cli-leave-question = Save the game as (Enter: only the automatic copy, “{ $cancel }”: play on):
ui-cli-one-game = Alone there is no chance in the game: all games are the same one, and only the luck of the bots differs.
ui-cli-resume-question = A game is still in progress. Go on with it?
ui-cli-resume-which = Games are still in progress. Which one goes on? (0: a new game)
ui-cli-after-moves = After { $n } of { $of } moves
ui-cli-group-space = Action spaces
ui-cli-group-furnishing = Furnishings
ui-cli-group-good = Goods
ui-cli-group-loot = Loot
ui-cli-group-ground = Home board
ui-cli-group-score = Scoring
ui-cli-group-idea = Course of the game


## Terminal: the full screen (signs of goods: as short as can be; keys of the last line: one short word)

screen-sign-wood = W
screen-sign-stone = S
screen-sign-ore = O
screen-sign-ruby = R
screen-sign-grain = G
screen-sign-vegetable = V
screen-sign-food = F
screen-sign-gold = $
screen-sign-dog = dog
screen-sign-sheep = sh
screen-sign-donkey = dk
screen-sign-boar = wb
screen-sign-cattle = ca
screen-line-connecting = connecting …
screen-line-lost = connection lost
screen-line-restarting = the server restarts
screen-line-gone = no such table
screen-back-to-answers = { $n ->
    [one] Back to the answer
   *[other] Back to the { $n } answers
}
screen-anytime = { $n ->
    [one] 1 exchange or purchase at any time
   *[other] { $n } exchanges and purchases at any time
}
screen-not-there = Not on this space: go to one with a mark.
screen-held-lay = lays it
screen-held-turn = turns it
screen-held-leave = leaves it
screen-short-small_pasture = Sm. pasture
screen-short-large_pasture = Lg. pasture
screen-tiny-meadow = Mead
screen-tiny-field = Field
screen-tiny-small_pasture = Past
screen-tiny-large_pasture = LgPa
screen-tiny-cavern = Cave
screen-tiny-tunnel = Tunn
screen-tiny-deep_tunnel = Deep
screen-tiny-ore_mine = Ore
screen-tiny-ruby_mine = Ruby
screen-once-more = { $answer }? Once more, or Enter.
screen-nothing-anytime = Nothing to exchange or to buy at the moment.
screen-born = Young { $young }: { $place }
screen-sow_grain = Sow grain
screen-sow_vegetable = Sow vegetables
screen-nothing-to-end = The turn cannot end yet: the question has to be answered.
screen-answer-first = Nobody is sent out now: this is to be answered.
screen-others = The others
screen-look-back = Look back
screen-choosing-hint = Arrows walk and change, Enter begins, G changes the language, Q leaves.
screen-campaign-hint = Arrows walk, Enter does what stands there, G changes the language, Q leaves.
screen-palette-hint = Typing searches, Enter does what stands there, Escape leaves.
screen-reading-hint = Any key closes this page; the arrows scroll.
screen-no-tables = You have not been to a table there yet.
screen-invite = Others come with { $link }
screen-keys = Keys
screen-arrows = arrows
screen-key-b = board
screen-key-m = home
screen-key-f = rooms
screen-key-p = players
screen-key-l = log
screen-key-s = score
screen-key-x = exchange
screen-key-u = undo
screen-key-z = restart
screen-key-e = end
screen-key-h = hint
screen-key-help = help
screen-key-g = deutsch
screen-key-q = leave
screen-key-escape = back
screen-key-enter = build
screen-key-v = look back
screen-key-a = animal
screen-key-r = turn
screen-key-n = next farm
screen-do-arrows = Walk on the board or in the list where the mark is
screen-do-number = Give the answer with this number
screen-do-act = Do what you stand on: go there, lay the tile, give the answer, end the turn
screen-do-back = Leave what you are about to do or look at
screen-do-next-pane = The arrows walk elsewhere: action board, home board, answers
screen-do-previous-pane = The same backwards
screen-do-turn = Turn the tile
screen-do-anytime = Exchanges, rubies and food at any time, and back
screen-do-feed = Feed at the lowest cost
screen-do-undo = Take back the last decision
screen-do-restart = Begin the turn again
screen-do-end-turn = End the turn
screen-do-take-animal = Take up an animal, to put it elsewhere with Enter
screen-do-look-actions = Show the action board
screen-do-look-home = Show the home board
screen-do-look-furnishings = Show the furnishings; typing searches
screen-do-look-players = Show all players in brief
screen-do-look-log = Show the log
screen-do-look-score = Show the score sheet
screen-do-look-box = Show what the expansion adds
screen-do-look-all-answers = Show all answers on the whole board
screen-do-next-farm = Show the farm of the next player
screen-do-language = Change the language
screen-do-help = Help on what you stand on
screen-do-keys = All keys
screen-do-hint = A hint: what would be good here, and why
screen-do-review = Look back at a game that is over
screen-do-leave = Leave the table; the game is kept
screen-do-palette = All commands by name


## Review: senseless moves (no capital at the beginning, no full stop; $goods: what there would be more)

senseless-begging = { $n ->
    [one] a begging marker could have been avoided with what was there
   *[other] { $n } begging markers could have been avoided with what was there
}
senseless-meal = another meal would have fed everybody as well and left { $goods } more
senseless-meal-points = another meal would have left { $n ->
    [one] 1 point
   *[other] { $n } points
} more at the end
senseless-exchange = other exchanges would have come to the same and left { $goods } more
senseless-exchange-strength = other exchanges would have come to the same and left a weapon that is gone
senseless-step = without this everything would be the same, and { $goods } more would be there
senseless-step-strength = without this everything would be the same, and weapons would be stronger
senseless-left = { $goods } could have been had as well, for nothing
senseless-left-strength = weapons could have grown stronger, for nothing
senseless-price = on “{ $space }” the same would have left { $goods } more
senseless-released = there was a place for { $goods } that had to go
senseless-released-for-less = other animals could have gone, and { $goods } more would be there
senseless-litter = { $goods } more could have been born, and there was a place
senseless-litter-phase = there was nothing to reap, and { $goods } could have been born
senseless-points = other exchanges before the scoring would have brought { $n ->
    [one] 1 point
   *[other] { $n } points
} more
senseless-points-young = other young in the last harvest would have brought { $n ->
    [one] 1 point
   *[other] { $n } points
} more
senseless-nothing = this turn brought nothing, while “{ $space }” offered { $goods }
senseless-passed = nothing was done, while “{ $space }” offered { $goods }
ui-senseless = Round { $round }, { $player }: { $moves }
ui-senseless-why = { $reason }. Better: { $moves }.
ui-senseless-no-more = nothing more
ui-senseless-game = { $game }: { $n ->
    [0] no senseless moves
    [one] 1 senseless move
   *[other] { $n } senseless moves
}
ui-senseless-number = Game { $n } ({ $players })
ui-senseless-sum = { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $n ->
    [0] no senseless moves
    [one] 1 senseless move
   *[other] { $n } senseless moves
}
ui-senseless-kind = { $kind ->
    [begging] begging that could be avoided
    [meal] meals dearer than needed
    [exchange] wasteful exchanges
    [step] steps that only harm
    [left] gifts declined
    [price] prices higher than needed
    [released] animals given away
    [litter] young not born
    [points] points left at the end
   *[nothing] dwarfs placed for nothing
}: { $n }


## Hints and reviews: reasons (no capital at the beginning, no full stop; they speak to whoever is about to play)

hint-points = { $n ->
    [one] 1 point
   *[other] { $n } points
} at once: { $categories }
hint-points-of = { $category } { $sign ->
    [less] { $n }
   *[more] +{ $n }
}
hint-dwarf = a family of { $n } dwarfs: one more action in every round from the next one on
hint-bed = a bed for dwarf number { $n }: the family can grow
hint-fed = everybody is fed
hint-fed-begging = it costs { $n ->
    [one] 1 begging marker
   *[other] { $n } begging markers
}
hint-begging = as things stand, { $n ->
    [one] 1 begging marker
   *[other] { $n } begging markers
} fewer at the end of this round
hint-food-covered = food and crops in store now suffice for { $harvest ->
    [payment] the payment
    [unknown] a possible harvest
   *[other] the harvest
} of round { $round } (missing before: { $n })
hint-food-nearer = the store lacks only { $left } food for { $harvest ->
    [payment] the payment
    [unknown] a possible harvest
   *[other] the harvest
} of round { $round } (before: { $n })
hint-food-short = food is short by { $n } for { $harvest ->
    [payment] the payment
    [unknown] a possible harvest
   *[other] the harvest
} of round { $round }, crops in store included
hint-affords = the goods for “{ $tile }” are together, and there is a place for it
hint-affords-without-cavern = the goods for “{ $tile }” are together; a cavern for it is still missing
hint-towards = for “{ $tile }” there is still missing: { $goods }
hint-delivery = “{ $tile }” delivers in { $n ->
    [one] the next round
   *[other] each of the next { $n } rounds
}
hint-pair = two { $animals } that can have young, with a place for them
hint-pair-without-place = two { $animals } that can have young, once there is a place for them
hint-places = { $n ->
    [one] a place for 1 more animal
   *[other] places for { $n } more animals
}
hint-sown = { $n } more crops on the fields for the harvests to come
hint-cavern = an empty cavern to furnish
hint-coming-room = the plan behind it: “{ $tile }” { $n ->
    [0] still in this round
    [1] in the next round
   *[other] in { $n } rounds
}
hint-coming-dwarf = the plan behind it: another dwarf { $n ->
    [0] still in this round
    [1] in the next round
   *[other] in { $n } rounds
}
hint-weapon = a weapon of strength { $strength } for expeditions
hint-start = you begin the next round
hint-goods = it brings { $goods }
hint-little = it changes little, and nothing else promises more
ui-decimal = { $whole }.{ $tenth }
ui-hint-title = What I would do
ui-hint-turn = { $number }. { $moves }
ui-hint-points = { $points } points expected
ui-hint-next = After that in this round: { $moves }
ui-hint-none = I have no advice here.
ui-hint-not-now = There is nothing to advise before your turn is ended.
ui-review-title = { $game }: expected points, turn by turn
ui-review-curve = { $player }: { $curve } { $first } → { $last }
ui-review-rounds = by round: { $points }
ui-review-none = Nothing was played here that could have been much better.
ui-review-costly = The most costly turns of { $player }:
ui-review-turn = Round { $round }, after move { $number }: { $moves } (cost { $loss } points)
ui-review-better = Better ({ $points } instead of { $played } expected): { $moves }
ui-review-why = Why: { $reasons }
ui-review-no-turns = No dwarf was placed in this game.


## Server

server-stale = The table has changed in the meantime. This is how it stands now.
server-not-yours = It is not your turn.
server-bad-message = The message could not be understood.
server-too-fast = Too many messages at once. Please wait a moment.
server-too-much-at-once = What you asked for before is still being worked on. Please try again in a moment.
server-unknown-table = There is no such table.
server-broken-table = What was played at this table cannot be played again with this version of the program. Its moves can still be saved, and its host can delete it.
server-try-again = The server cannot do that at the moment. Nothing was lost; please try again soon.
server-too-many-moves = These are too many exchanges in one turn or game: answer the question first.
server-not-host = Only whoever made this table can do that.
server-seed-is-known = Whoever made this table knows what will be dealt: nobody else can sit down here.
server-nobody-sits-there = Nobody sits on this seat.
server-table-belongs = This table belongs to a campaign and stays as long as that.
server-table-deleted = The host has deleted this table.
server-no-room = The server has no room for more tables.
server-failed = Something went wrong on the server. Nothing was lost; please load the page again.
server-not-kept = What was done last could not be kept: the disk of the server may be full. Everything before it is safe.
server-end-turn-first = End your turn first, or take it back.
server-turn-not-done = Your turn is not done yet.
server-table-full = Too many people are watching this table.
server-full = As many people are connected to this server as it can serve. Please try again later.
server-overloaded = The server is overloaded at the moment. Please try again in a minute.
server-leaving = This server is being restarted. Please try again in a moment.
server-no-open-seat = There is no open seat at this table any more.
server-seat-not-open = This seat is not open.
server-no-hints = Hints are given at this table only if everybody who plays here agrees.
server-no-seat = You have no seat at this table.
server-hint-failed = No hint could be found. Please try again.
server-review-not-over = A game is looked back at when it is over.
server-review-busy = Too many games are being looked back at. Please try again in a minute.
server-unknown-move = Not possible: { $why }.
server-no-such-move = The game has { $n } moves only.
server-too-large = That is too large.
server-forbidden-origin = This page may not talk to this server.
server-banned = Whoever runs this server has closed it to your address.
server-other-figures = This game was set up with other figures of the expansion than those in use now. Bring back the file with figures it was begun with, or take away the one that came later.
server-bad-figures = The file with corrected figures of the expansion cannot be used. Whoever runs this server finds the reason in its log.


## Browser: the panels of the table

web-ask-waits-for-end = { $player } is about to end the turn …
web-ask-waits-for-seat = Waiting for somebody to join …
web-ask-all = All answers as a list ({ $n })
web-ask-search = Search
web-ask-nothing-found = Nothing found.
web-ask-do = Go
web-ask-not-now = not possible now
web-ask-space = Choose a lit space on the action board.
web-ask-cell = Point at a lit space of your home board.
web-ask-furnishing = Choose a furnishing, then its place.
web-ask-kind-sow = Sow { $good }
web-ask-sow = Choose a crop and point at a field, or take the next field.
web-ask-forge = Forge a weapon of strength
web-ask-release = You can also make room with rubies: see “{ ui-any-time }”.
web-loot = Loot
web-loot-picked = brought home this turn
web-loot-needs = needs strength { $strength }
web-loot-beyond = { $n ->
    [one] 1 more from strength { $strength } on
   *[other] { $n } more from strength { $strength } on
}
feed-plan = Feed everybody with { $goods }
feed-plan-begging = Beg as little as possible: { $goods }
feed-plan-weapon = a weapon of strength { $strength }
web-feed-plan-points = { $n ->
    [0] costs no points
    [one] costs 1 point
   *[other] costs { $n } points
}
web-feed-plan-gain = { $n ->
    [one] brings 1 point
   *[other] brings { $n } points
}
web-feed-plan-steps = Offered above:
web-breed-young = The young
web-breed-where = { $young }: { $place }
web-help-not-now = Not now: { $reason }.
web-feed-make-food = Make food
web-feed-other-ways = Other ways
web-feed-beg = Pay less and beg
web-feed-begging = { $n ->
    [one] 1 begging marker: { $points } points
   *[other] { $n } begging markers: { $points } points
}
web-anytime-food = Into food
web-anytime-rooms = Exchanges of your rooms
web-anytime-weapons = Give up weapons
web-anytime-goods = Rubies for goods
web-anytime-tiles = Rubies for tiles
web-anytime-point = { $tile }: point at the place
web-supply-this-round = due this round
web-supply-next = needed at the next harvest
web-supply-short = { $n } short
web-supply-resting = resting
web-supply-deliveries = { $tile }: { $n } more
web-space-gets = You would get { $goods }
web-track = Round and harvest
web-track-round = Round { $round } · { $left ->
    [0] the last
   *[other] { $left } more
}
web-track-round-end = At the end of the round: { $harvest }
web-log-look = Look at this moment
web-log-forced = (the only possibility)


## The course of a turn

part-take = Goods
part-take-left = the goods
part-take-now = Take the goods now
part-meadow_field = Meadow and field
part-meadow_field-left = the tile
part-meadow_field-now = Lay the tile now
part-cavern_tunnel = Cavern and tunnel
part-cavern_tunnel-left = the tile
part-cavern_tunnel-now = Lay the tile now
part-cavern_cavern = Cavern and tunnel, or two caverns
part-cavern_cavern-left = the tile
part-cavern_cavern-now = Lay the tile now
part-ore_mine_deep_tunnel = Ore mine
part-ore_mine_deep_tunnel-left = the ore mine
part-ore_mine_deep_tunnel-now = Build the ore mine now
part-ruby_mine = Ruby mine
part-ruby_mine-left = the ruby mine
part-ruby_mine-now = Build the ruby mine now
part-sow_grain = Sow
part-sow_grain-left = the sowing
part-sow_grain-now = Sow now
part-furnish = Furnish a cavern
part-furnish-left = the furnishing
part-furnish-now = Furnish now
part-grow = Family growth
part-grow-left = the family growth
part-grow-now = Family growth now
part-forge = Forge a weapon
part-forge-left = the forging
part-forge-now = Forge now
part-loot = Expedition
part-loot-left = the expedition
part-loot-now = Go on the expedition now
part-small_pasture = Small pasture
part-small_pasture-left = the small pasture
part-small_pasture-now = Fence now
part-large_pasture = Large pasture
part-large_pasture-left = the large pasture
part-large_pasture-now = Fence now
part-stable = Stable
part-stable-left = the stable
part-stable-now = Build the stable now
part-trade = Trade
part-trade-left = the trade
part-trade-now = Trade now
part-buy = Market
part-buy-left = the purchases
part-buy-now = Buy now
part-imitate = Imitate a space
part-imitate-left = the imitation
part-imitate-now = Imitate now
part-more = Something else
part-more-left = the rest
part-more-now = Go on now
web-path = The parts of this action
web-path-done = done
web-path-now = going on
web-path-open = possible now
web-path-shut = not possible now
web-path-later = comes later
web-path-left = left out
web-path-and = and / or
web-path-or = or
web-path-then = then / or
web-leave = { $now } and leave { $what }
web-leave-done = Done: leave { $what }
web-leave-note = leaves { $what }
web-leave-back = Rather not: back to the whole action
web-forge-weapon = Weapon of strength { $strength } for { $price ->
    [0] nothing
   *[other] { $price } ore
}
web-ask-loot = Choose from the loot that lies over the action board.
web-expedition = Expedition
web-expedition-left = { $left ->
    [one] 1 item left
   *[other] { $left } items left
}
web-expedition-strength = Strength { $strength }
web-expedition-again = each only once
web-sheet-price = for { $goods }
web-pointing = { $what }: point at a lit space of your home board.
web-pointing-leave = Never mind (Esc)
did-meadow_field = meadow and field
did-cavern_tunnel = cavern and tunnel
did-cavern_cavern = two caverns
did-ore_mine_deep_tunnel = ore mine and deep tunnel
did-ruby_mine = a ruby mine
did-small_pasture = a small pasture
did-large_pasture = a large pasture
did-stable = a stable
did-single_meadow = a meadow
did-single_field = a field
did-single_tunnel = a tunnel
did-single_cavern = a cavern
did-grow = a newborn
did-breed = young born
did-loot = expedition
did-forge = a weapon of strength { $strength }
did-sow = { $n ->
    [one] one field sown
   *[other] { $n } fields sown
}
web-others = What the others did
web-ask-order = For 1 ruby rather:
web-skip = Skip
web-log-start = Set-up
web-chance = One moment: something is being turned up …
web-banner-close = Close
web-banner-round = Round { $round }
web-banner-card = New action space
web-banner-harvest = Harvest time
web-banner-over = The game is over
web-your-turn-title = Your turn
web-your-turn-body = Everybody at the table waits for you.
web-notify-ask = It was your turn while you looked elsewhere. Shall I call you the next time?
web-notify-yes = Yes, call me
web-notify-no = No, thank you
web-setting-notify = Call me when it is my turn
    .help = With a notification of the system while this page is hidden.
web-setting-sound = Sounds
    .help = A few soft ones: my turn, placing, gains, harvest, losses.
web-sound-off = Sounds off
web-sound-on = Sounds on
web-rooms-kind = Kind
web-rooms-all = All kinds
web-rooms-colour = Colour: { $colour }
web-rooms-affordable = I can afford
web-rooms-reduced = cheaper for you
web-breed-nothing = No animals breed as it is. Anything else, or end your harvest?
web-end-harvest = End your harvest
web-take-and-end = { $take } and end the turn
web-rooms-where = Build where?
web-rooms-now = You can build now
web-rooms-payable = You could pay now
web-rooms-soon = With a ruby or an exchange
web-rooms-taken = Built already
web-rooms-swap = First { $pays } for { $gets }
web-rooms-for-cell = What do you build on { $cell }?
web-rooms-other-cell = Any cavern
# Words that a star stands for in one line about a tile.
web-rooms-point-words = points point
web-rooms-scores = { $n ->
    [one] would score 1 point now
   *[other] would score { $n } points now
  }
web-players-decides = decides
web-points-from = Where the points came from
web-points-over-rounds = The score over the rounds
web-final-boards = What became of the land
web-picture = Share a picture
web-picture-failed = The picture could not be made in this browser.
web-crown = Winner
web-points-as-table = As a table
web-points-show-all = Show everything
web-points-fork = Continue from another moment
web-points-again = Play again
web-text-question = Decision
web-text-log = What happened last
web-text-beside = Beside the board


## Browser

web-lobby = Lobby
web-learn = Learn the game
web-stats = Statistics
web-pages = Pages
web-settings = Settings
web-menu = Menu
web-close = Close
web-no-page = There is nothing here.
web-to-lobby = To the lobby
web-start = New game
web-your-name = Your name
web-name = Name
web-player-n = Player { $n }
web-players = Players
web-play = Play
web-start-with = with { $expansion }
web-options-of = Options of { $expansion }
web-start-solo = Solo
    .help = Just you and the mountain. 100 points are the landmark.
web-start-bots = Against bots
    .help = The other dwarf clans are played by the computer.
web-start-friends = With friends
web-start-hotseat = At one screen
    .help = You pass the screen around and take turns.
web-start-online = Online
    .help = Others join by a link that you send them.
web-learn-hint = First time? Play the guided game.
web-house-rules = House rules
web-mixed-table = Choose every seat yourself
web-add-seat = Add a seat
web-remove-seat = Remove seat { $seat }
web-fewer = One fewer
web-more = One more
web-kind-human = human
web-kind-bot = bot
web-kind-open = open
web-bot-random = Random
    .help = Plays anything that is allowed.
web-bot-greedy = Greedy
    .help = Takes what brings the most at the moment.
web-bot-level1 = Beginner
    .help = Counts points and feeds its family, and thinks of little else.
web-bot-level2 = Casual player
    .help = Likes points today better than plans for tomorrow.
web-bot-level3 = Regular
    .help = Knows what fields, mines and animals are good for.
web-bot-level4 = Skilled
    .help = Plans whole turns and grows its family in time.
web-bot-level5 = Strong
    .help = Has learned from thousands of games, and checks it against rules of thumb.
web-bot-level6 = Expert
    .help = Goes by what it has learned, and looks a turn ahead.
web-bot-level7 = Master
    .help = Looks ahead, too. Takes some seconds for a turn.
web-open-seat = open seat
web-my-tables = Continue
web-go-on = Go on playing
web-more-tables = { $n } more
web-old-tables = Finished and forgotten games
web-names = Who plays?
web-name-of = Name of player { $n }
web-hand-over = { $player } to play
web-hand-over-here = I am { $player }
web-hand-over-never = Do not ask again at this table
web-solo-link = Daily game, challenges, my records
web-solo-title = Alone with the mountain
web-solo-today = Today, { $day }
web-solo-daily = { $box } of the day
    .help = Today the boards, cards and harvest markers come in the same order for everybody who plays this.
web-solo-reached = You reached { $points } points today.
web-solo-challenge = Challenge of the day
web-solo-challenges = Challenges: { $n } of { $of } met
web-solo-met = Met
web-solo-records = My records
web-solo-no-records = Bring a solo game to its end, and its score is kept here.
web-solo-of-games = Best of { $n }, { $average } on average
web-solo-game = Game
web-solo-daily-mark = daily game
web-challenge-sixty = A good start
    .help = Reach 60 points.
web-challenge-no_begging = On your own feet
    .help = 70 points without a begging marker.
web-challenge-full_board = Not a stone left
    .help = 70 points without an unused space.
web-challenge-ark = The ark
    .help = End with at least 3 dogs, sheep, donkeys, wild boars and cattle each.
web-challenge-family = A full house
    .help = End with 6 dwarfs.
web-challenge-peaceful = Peaceful people
    .help = 80 points, and no dwarf has a weapon at the end.
web-challenge-treasure = Treasure chamber
    .help = End with 10 rubies.
web-challenge-hundred_introductory = A hundred with little
    .help = 100 points in the introductory game.
web-challenge-hundred = The landmark
    .help = 100 points in the base game.
web-table-gone = This table does not exist (any more).
web-round = Round { $round }
web-not-begun = About to begin
web-forget = Remove from this list: { $table }
web-replay = Replay
web-import = Bring in a game record
    .help = A running game is played on from where it stopped, a finished one can be replayed.
web-import-file = From a file
web-import-text = Or paste its text
web-import-go = Read it
web-imported = Imported game
web-export = Save the record
web-join = Take a seat
web-sit-down = Sit down here
web-no-open-seat = No seat is open any more. You can watch.
web-watch = Watch
web-watching = You are watching.
web-waiting-for = { $n ->
    [one] One seat is still open. Send this link:
   *[other] { $n } seats are still open. Send this link:
}
web-invite-local = This works on this machine only. For friends: { $command }
web-invite = Send this link to those who join
web-link-to-watch = Link for those who watch
web-copy = Copy
web-save = Save
web-look-up = Look something up
web-look-up-rules = Rules in brief
web-look-up-index = Index
web-look-up-keys = Keys
web-look-up-wrong = Something is wrong
    .help = Write what you expected and what happened instead. The text below holds everything somebody needs to find out why: the version, the game with all its moves, and what your screen shows. No keys to your seats are in it.
web-wrong-words = What is wrong?
web-key-arrows = walk from space to space, on the action board and at home
web-key-digits = choose the first, second, third answer …
web-key-enter = press what has the focus; with nothing in focus, end the turn
web-key-undo = undo the last step
web-key-turn = turn the tile; a mouse turns a twin tile by where in the space it points
web-key-animal = take up an animal at home
web-key-furnishings = furnishings, and back to the board
web-key-log = log, and back to the board
web-key-hint = ask for a hint
web-key-escape = let go, close
web-key-help = explain what has the focus or lies under the pointer; else these keys
web-copied = Copied
web-try-out = Try something out
    .help = Opens a copy of this position where you play all seats. The real table waits for you.
web-trial = Trial game
web-trial-note = A trial game: whatever you do here, the real table stays as it is. You play every seat.
web-trial-leave = Back to the real table
web-safe-note = Safe mode is on: clicks explain and do nothing.
web-safe-leave = Turn it off
web-safe-told = Safe mode is on, so this was not done.
web-other-device = Link to go on with another device
    .help = Whoever opens it plays your seats: keep it to yourself.
web-seal = The seal on what is dealt here
    .help = Nobody but the server knows what comes. Note the seal: after the game it can be checked.
web-seal-opened = The seal is open: seed and key
    .help = With the record of the game, “caverna seal” computes every deal again.
web-free-seat = Free the seat of { $name }
web-delete-table = Delete this table
web-delete-for-good = Really delete it, for everybody?
web-connecting = Coming to the table …
web-connection-lost = The connection is lost. It comes back by itself, nothing is lost.
web-server-restarts = The server restarts, your table comes back by itself.
web-click-waits = What you chose is sent as soon as there is a connection.
web-click-withdraw = Do not send it
web-too-late = What you chose while the connection was lost was not done: the table has moved on.
web-not-sent = There is no connection, so this was not done. Try again when it is back.
web-no-answer = The server does not answer. Try again in a moment.
web-away = not connected
web-look-at = Look at { $player }’s home board
web-back-to-mine = Back to my home board
web-score = Score
web-log = Log
web-question = Question and answers
web-views = Views
web-tab-board = Actions
web-tab-home = Home
web-tab-furnishings = Rooms
web-tab-players = Players
web-tab-log = Log
web-turn-done = Your turn is done: end it, or take something back.
web-undo = Undo
web-restart-turn = Restart turn
web-hint = Hint
web-hint-thinking = I am thinking …
web-hint-play = Play this
web-hint-not-now = Hints come when it is your turn to decide.
web-hint-rules = Several people play here: hints are given only if all of them agree.
web-hint-who = { $player }: { $agrees ->
    [yes] agrees
   *[no] has not agreed
}
web-hint-agree = I agree to hints
web-hint-withdraw = No more hints
web-hint-decline = Not now
web-hint-wanted = { $player } would like hints at this table.
web-review = Review
web-review-progress = Looking back at the game: { $of ->
    [0] finding its turns …
   *[other] { $done } of { $of } turns
}
web-review-curve = Expected points at the end, turn by turn
web-review-costly = The most costly turns
web-review-turn = Round { $round }: cost { $loss } points
web-review-show = Look at it
web-review-played = Played ({ $points } expected): { $moves }
web-review-better = Better ({ $points } expected): { $moves }
web-end-turn = End turn
web-setting-theme = Light
web-setting-theme-system = as the system
web-setting-theme-dark = dark
web-setting-theme-light = light
web-setting-motion = Movement on the table
web-setting-motion-system = as the system
web-setting-motion-full = on
web-setting-motion-none = off
web-setting-bot_speed = Moves of others
web-setting-bot_speed-slow = slow
web-setting-bot_speed-normal = normal
web-setting-bot_speed-instant = at once
web-setting-auto_end = End my turn by itself
    .help = After your last step there is no taking back.
web-setting-hide_score = Hide the score until the end
    .help = Nobody’s points are shown while the game runs.
web-setting-safe_mode = Safe mode
    .help = Clicks explain instead of act.
web-setting-text_mode = Text mode
    .help = The table in words and plain buttons, for screen readers.


web-turn-tile = Turn the tile
web-herd-hint = Press A to take up an animal.
web-herd-taken = { $animal } taken up. Arrow keys carry it, Enter puts it down, Escape leaves it.
web-herd-stands = { $animal }: now on { $cell }
web-herd-no-place = Animals cannot stand there.
web-herd-wrong-place = No place for this animal: { $animal }
web-herd-mixed = Only one kind of farm animal can stand there.
web-herd-full = No more room: at most { $n } can stand there.
web-herd-needs-dog = Without a stable only sheep can stand there, with a dog to watch them.
web-herd-dog-stays = The sheep it leaves behind need this dog.

## Browser: replay

web-replay-title = Replay
web-replay-position = After move { $n } of { $of }
web-replay-beginning = Before the first move
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = One move forward
web-replay-last = To the last move
web-replay-speed = Speed
web-replay-speed-slow = slow
web-replay-speed-normal = normal
web-replay-speed-fast = fast
web-replay-jump = Jump to round
web-replay-before-round = Set-up
web-replay-round = Round { $round }
web-replay-keys = Keys: arrows one move, Page Up and Page Down one round, Space play or pause, Home and End.
web-replay-copy = Copy link to this move
web-replay-copied = The link is copied.
web-replay-copy-by-hand = Copy this link:
web-replay-export = Save the record
web-replay-fork = Play on from here
web-replay-fork-who = Who plays on? The new game begins after move { $n }; this one stays as it is.
web-replay-fork-start = Start the new game
web-replay-fork-title = From move { $n }: { $players }
web-replay-to-table = To the table
web-replay-loading = The game is being fetched …
web-replay-failed = The game could not be fetched.
web-replay-boards = Home boards
web-replay-live = The game is still going on: these are the moves so far.
web-replay-refresh = Look for new moves


## Browser: statistics

web-stats-title = My games
web-stats-loading = Your games are being fetched …
web-stats-empty = No finished game yet
    .help = As soon as you have finished a game in this browser, you will see here how you did.
web-stats-start = Start a game
web-stats-games = Games finished
web-stats-running = Games going on
web-stats-wins = Wins
    .help = Shared victories count; solo games and games in which every seat was yours do not.
web-stats-win-rate = { $n } of { $of }
web-stats-best = Best score
web-stats-best-solo = Best solo score
web-stats-average = Average
web-stats-none = –
web-stats-by-players = By number of players
web-stats-players = Players
web-stats-played = Games
web-stats-categories = Where the points come from
    .help = The average of your finished games, category by category.
web-stats-list = All finished games
web-stats-date = Date
web-stats-opponents = At the table
web-stats-result = Score
web-stats-rank = Rank
web-stats-rank-of = { $n } of { $of }
web-stats-game = Game
web-stats-game-all = All games
web-stats-game-none = Base game
web-stats-watch = Replay
web-stats-watch-of = Replay of the game of { $date }: { $players }
web-stats-unreachable = { $n ->
    [one] One game could not be fetched.
   *[other] { $n } games could not be fetched.
}
web-stats-again = Try again


## Browser: the guided first game

web-learn-title = The first game
web-learn-intro = Learn the game by playing it: alone, in about a quarter of an hour. Beside the table you read what might be a good idea and why. You may do something else at any time.
web-learn-begin = Begin
web-learn-resume = Go on with my first game
web-learn-again = Start from the beginning
web-learn-failed = The table could not be set up.
web-learn-panel = Lesson
web-learn-step = Step { $n } of { $of }
web-learn-go-on = Go on
web-learn-do-it = Do it for me: { $move }
web-learn-myself = I will do it myself
web-learn-hide = Hide the lesson
web-learn-show = Show the lesson
web-learn-leave = Play on without the lesson
web-learn-own = You have your own idea: good. Play the turn as you like, the next hint follows.
    .done = That was an idea of your own, and it is allowed. The lesson simply goes on.
web-learn-wait = One moment, the table is at work.
web-learn-end = Your turn is done. End it with the button below the boards, or take a step back first.
    .why = Until you end your turn, you can undo step by step and try something else.
web-learn-harvest = Your dwarfs are fed and the round is at its end. Close it with the button below the boards, or exchange something first.
    .why = This is the last moment to turn goods into others before new ones are laid out.
web-learn-welcome = Welcome, founder of a dwarf family. Round by round you clear the forest left of your cave and dig into the mountain right of it. Most points at the end is the aim; 50 is a fine first result.
    .why = Every covered space, room, pasture, mine, dwarf and animal is worth something. What stays empty costs points.
web-learn-look = On the action board lie the goods of this round; on your home board live your two dwarfs. In each round you place both, one after the other, and each does at once what its space says. What is legal glows.
    .why = You begin with 2 food. After round 3 each dwarf wants 2 food, so you will need 4.
web-learn-logging = Place a dwarf on “{ space-logging }”.
    .why = A pile of wood lies there. Wood pays for rooms and fences, and you have hardly any.
    .done = You took all the wood: it is in your supply now. In the next rounds new wood piles up on the space.
web-learn-excavation = Place a dwarf on “{ space-excavation }”.
    .why = There is stone to be had, and the mountain opens: you may place a twin tile there.
    .done = Your dwarf is at work. The space offers two things, and you choose the order.
web-learn-stone = Take the stone.
    .why = Stone is for rooms and stables. Whatever is left on a space stays there for the next round.
    .done = The stone is yours.
web-learn-cavern = Now the twin tile: put the cavern on e3 and the tunnel on e4, next to your cave.
    .why = Rooms go into caverns, mines onto tunnels. The small spring on e4 gives 1 food when it is covered.
    .done = Your cave has grown. Two spaces fewer that would cost a point.
web-learn-housework = A new round: your dwarfs are home, goods were added, a card was turned up. Place a dwarf on “{ space-housework }”.
    .why = Here you may furnish a cavern with a room, and a dog comes along.
    .done = Two things again: a room and a dog, in any order.
web-learn-furnish = Furnish a cavern: build the “{ furnishing-wood_supplier }” for 1 stone.
    .why = It brings 1 wood at the start of each of the next seven rounds. What works all game long is best built early.
    .done = Your first room. Look at the furnishings from time to time: they make every game different.
web-learn-dog = Take the dog.
    .why = It scores a point, needs no stall and can watch over sheep on a meadow.
    .done = A dog needs no room of its own.
web-learn-sustenance = Place a dwarf on “{ space-sustenance }”.
    .why = Food and a grain lie there, and you may clear a piece of forest.
    .done = Take the goods and clear the forest, in any order.
web-learn-grain = Take the food and the grain.
    .why = A grain can be eaten. Sown, it becomes three.
    .done = Food and grain are in your supply.
web-learn-field = Clear the forest: put the meadow on b4 and the field on c4.
    .why = The first forest tile must cover c4, in front of the cave. Another spring on b4 gives 1 food.
    .done = A meadow for animals and a field for crops.
web-learn-slash = Place a dwarf on “{ space-slash_and_burn }”.
    .why = There you can sow. The harvest comes at the end of round 3.
    .done = You may clear more forest here first. Sowing alone is enough as well.
web-learn-sow = Sow your grain on the field.
    .why = Two more grain are put on top. Each harvest brings one of the three home.
    .done = The crop stands on the field now.
web-learn-sheep = Place a dwarf on “{ space-sheep_farming }”.
    .why = Sheep have gathered there. Two of a kind have young at harvest time, and a kind of farm animal you lack costs 2 points at the end.
    .done = First the fence, then the sheep: animals need room the moment they arrive.
web-learn-fence = Fence your meadow for 2 wood.
    .why = A small pasture holds two animals of one kind and is worth 2 points. Two more animals fit into your dwelling.
    .done = The sheep have moved in. Animals arrange themselves; without room they would become food.
web-learn-feed = Harvest time: every sown field has given a crop. Now feed your dwarfs.
    .why = Two food for each dwarf. If food is short, animals, crops and rubies can be turned into food at any time; each missing food costs 3 points.
    .done = The meal is over.
web-learn-breed = Let your sheep breed.
    .why = From two animals of a kind on there is one young, if there is room for it.
    .done = So it goes at every harvest.
web-learn-ore = A new round. Place a dwarf on “{ space-ore_mining }”.
    .why = Ore has piled up since the beginning. Weapons are made of it.
    .done = Quite a pile. Now for the forge.
web-learn-smithy = Place a dwarf on “{ space-blacksmithing }”.
    .why = Forge a weapon there and go on an expedition with it in the same turn.
    .done = First the weapon, then the expedition.
web-learn-forge = Forge the strongest weapon you have ore for.
    .why = Each ore is a point of strength, and the strength says what an expedition may bring home.
    .done = Your dwarf is armed. From now on the unarmed dwarf goes first and the armed one last.
web-learn-loot = Off on the expedition: choose three different things.
    .why = A vegetable for a field, a stone and a wood for a room are a good start. After every expedition the weapon grows by 1.
    .done = Well looted. The weapon is stronger by 1 now.
web-learn-payment = Round 4 has no harvest, but each dwarf costs 1 food. Pay it.
    .why = The harvest of each round is shown above. In this solo game every round from now on ends with a normal harvest.
    .done = Paid.
web-learn-rubies = Place a dwarf on “{ space-ruby_mining }”.
    .why = The rubies have been piling up. A ruby scores a point, and it can become almost anything when you need it.
    .done = A handful of rubies.
web-learn-ruby = Try one: pay a ruby and put a single field next to your first one.
    .why = At any time in your turn a ruby becomes 2 food, a good, an animal or a single tile; with one you may also send out a stronger dwarf first.
    .done = That is how rubies work. Keep the rest for bad times: each is worth a point.
web-learn-score = Have a look at the score. It shows where your points come from, and what still costs you some.
    .why = At first it lies far below zero. Each covered space lifts it by 1, each missing kind of farm animal pulls it down by 2.
web-learn-free = That is all you need: from here on the game is yours. A good plan: collect stone, build a “{ furnishing-dwelling }” and have a child with “{ space-wish_for_children }”, for a third dwarf means a third action in each round.
    .why = Mind the food before each harvest. In the solo game a space with 6 or more goods is cleared at the start of a round, unless you pay a ruby. Help on anything is a long press or the ? key away.

## What is wrong on the command line; those of the parser are what Python says in English.

parser-usage = usage:
parser-error = %(prog)s: error: %(message)s
parser-positional = positional arguments
parser-options = options
parser-help = show this help message and exit
parser-required = the following arguments are required: %s
parser-unrecognized = unrecognized arguments: %s
parser-expects-one = expected one argument
parser-expects-at-most-one = expected at most one argument
parser-expects-some = expected at least one argument
parser-expects = expected %s argument
parser-expects-many = expected %s arguments
parser-choice = invalid choice: %(value)r (choose from %(choices)s)
parser-argument = argument %(argument_name)s: %(message)s
parser-not-allowed = not allowed with argument %s
parser-one-of = one of the arguments %s is required
parser-value = invalid %(type)s value: %(value)r
parser-ambiguous = ambiguous option: %(option)s could match %(matches)s
parser-ignored = ignored explicit argument %r
parser-commands = commands
parser-what = what to do
parser-errands = errands
parser-example = example:
error-as-is = { $text }
error-at = { $what }: { $why }
error-no-number = { $text } is no number
error-number-range = { $number }: a number from { $low } to { $high } is expected
error-choose = { $what }: choose one of { $choices }
error-only-with-box = --option { $option }: only with --expansion { $boxes }
error-surplus-bots = --bots names { $bots } bots, but there are seats for { $places }
error-surplus-seats = --seats names { $seats } players, but there are { $places }
error-players = { $count } players: the game is for 1 to { $most }
error-saved-players = the saved game has { $there } players, not { $asked }
error-page = --page { $page }: { $why }
error-review-either = review: give files, or --bots to play games, and not both
error-review-senseless = review: games of bots are played for --senseless only
error-sprt-two = { $text }: two numbers are expected, such as 0,50
error-sprt-range = { $text }: the second one is higher, and both are within 1000
error-arena-two = --bots: an arena needs at least two; a bot can also meet itself (greedy,greedy)
error-gauntlet = --gauntlet { $champion }: choose one of { $choices }
error-other-format = { $file }: this is a { $format }, not a game record; `caverna score { $file }` counts it, `caverna play --terminal --resume { $file }` goes on
error-study-two = --players 1: who wins is a question for at least two
error-extra = { $package } is not installed: pip install 'caverna[{ $extra }]'
error-export-which = name one table, or a folder: --folder DIR
error-seats-are = { $seat }: seats are { $seats }
error-not-utf8 = { $file }: this is no text in UTF-8
error-network = { $text }: an address or a range such as 192.0.2.0/24 is expected
error-no-database = --database is missing: in a folder of its own, a server thinks for itself
error-only-browser = { $options }: only in the browser, without --terminal
error-only-terminal = { $options }: only with --terminal; in the browser all of this is chosen on the page
error-not-with-server = { $options }: not with --server; a new table there is chosen on the screen
error-table-needs-server = --table: only with --server
error-server-needs = --server: { $why }
error-not-plain = needs the full screen, which --plain forbids
error-no-terminal = needs a terminal to draw on
error-no-textual = needs the extra 'terminal': pip install 'caverna[terminal]'
error-no-folder = { $folder } is no folder: make it, or name a file elsewhere
error-is-there = { $file } is there already: name another file, or a folder
error-no-file = there is no file { $file }
error-pg-dump = PostgreSQL has its own tools for that, see docs/operating.md: pg_dump --format=custom, pg_restore
error-no-tables = { $folder }: there are no tables in this folder
error-dataset-is-there = { $folder }: there is a dataset already; name another folder, or take that one away
error-not-over = { $file }: this game is not over
error-listen = cannot listen on { $host }, port { $port }: { $why }
error-buy-nothing = --buy-nothing does not go with --buy
error-unknown-bot = there is no bot '{ $bot }'; choose one of { $known }, module:Class, or program:COMMAND
error-bot-not-loaded = { $bot }: { $what } cannot be loaded: { $error }
error-bot-not-imported = { $bot }: { $module } cannot be imported: { $error }
error-bot-which-program = { $bot }: which program? For example program:2.5:node my_bot.js
error-bot-seconds = { $bot }: '{ $text }' is no number of seconds above 0
error-bot-no-module = { $bot }: there is no bot '{ $module }' ({ $known }), and no module of that name in this folder or on the Python path
error-bot-no-class = { $bot }: there is no '{ $name }' in { $module }
error-bot-not-derived = { $bot }: { $name } is no class derived from caverna.bots.Bot
error-bot-cannot-choose = { $bot }: { $name } has no method choose
error-bot-not-made = { $bot }: { $name }(seed) does not make a bot: { $error }
error-bot-takes-no-looks = { $bot }: this bot does not look ahead: leave the looks away
error-bot-takes-no-time = { $bot }: this bot thinks no longer if it may: leave the seconds away
error-setting-wrong = { $where } is wrong; expected: { $expected }
error-expects-range = a whole number from { $low } to { $high }
error-expects-count = a whole number from { $low } on
error-expects-above = a number above { $low }
error-expects-text = a text on one line
error-expects-switch = true or false
error-expects-path = a path
error-expects-database = an address such as postgresql://user:password@host/name
error-expects-programs = names with commands such as digger=/srv/bots/digger; parrot=node parrot.js
error-expects-base-path = a path such as /caverna
error-expects-names = names with commas between them
error-expects-origins = addresses such as https://example.org
error-expects-networks = addresses or ranges such as 10.0.0.0/8
error-no-setting = { $where }: there is no such setting
error-no-setting-but = { $where }: there is no such setting; was { $close } meant?
error-no-toml = { $file }: this is no TOML: { $error }
error-address = { $url }: an address such as https://example.org is expected
error-address-port = { $url }: its port is no number from 0 to 65535
error-no-server = { $url }: this is no caverna server, or another version of it
error-os-econnrefused = Connection refused
error-seal-no-key = the record names no key: there is no line '{ $line }' in it
error-seal-other = the seed and the key of the record do not make this seal
error-seal-move = move { $number }, { $move }: from the seed follows { $wanted }
error-seal-key = '{ $written }' is no key: it begins with a number
error-workers-died = workers died { $count } times at one of these: { $jobs }
error-cluster-gave-up = the cluster gave up a job: { $error }
error-no-cluster = Ray does not start: { $error }
ui-seal-holds = The seal holds: all { $deals } deals follow from the seed that was sealed.
ui-seal-before = { $n } had been made before.
error-no-game = this is no game: a record begins with 'caverna record 1', a position with 'caverna position 1', and a snapshot is JSON
error-run-foreign = { $path }: this is no directory of a run, and it is not empty
error-run-command = { $file }: this is no command of a run
error-run-other = { $path } belongs to another run: { $differences }
error-run-difference = { $name } is { $here } here and { $there } there
error-run-busy = { $path }: another process is at work there
error-line = { $file }, line { $line }: { $why }
error-dataset-decision = { $where }, decision { $number }: this could not be decided there
error-dataset-result = { $where }: its decisions do not lead to its record and its points
error-dataset-unread = { $file }: no dataset can be read there: { $error }
error-dataset-not-ours = { $folder }: its format is not ours, we read { $ours }
error-dataset-format = { $folder }: its format is { $told }, we read { $ours }
error-dataset-kinds = { $folder }: { $kinds } kinds of games; they can be compared if all are alike
error-store-not-empty = there are tables in it already: copy into an empty one
error-copy-tables = tables have come or gone meanwhile: stop the servers, and copy again
error-copy-table = table { $table } is not the same: stop the servers, and copy again
error-copy-documents = documents have come or gone meanwhile: stop the servers, and copy again
error-copy-document = { $document } is not the same: stop the servers, and copy again
error-copy-bans = addresses were banned or allowed meanwhile: stop the servers, and copy again
error-folder-is-file = { $folder } is a file: tables are kept in a folder
error-folder-not-made = cannot make the folder { $folder }: { $why }
error-folder-taken = another server keeps its tables in { $folder }: stop it, or use another folder
error-folder-not-written = cannot write in the folder { $folder }: { $why }
error-store-unusable = { $file } cannot be used: { $error }
error-store-nowhere = there are no tables in { $folder }: say --data FOLDER or --database ADDRESS
error-store-format = { $file } has format { $format }, and this program works with { $ours }: use the program of the server (a newer server brings its database up to date when it starts)
error-store-not-kept = cannot keep tables in { $file }: { $error }
error-store-newer = { $file } was written by another version of this program (format { $format }, this one writes { $ours }): use a newer program, or another folder
error-postgresql-address = this is no address of a PostgreSQL: { $error }. One is postgresql://user:password@host/database
error-postgresql-newer = the database was written by another version of this program ({ $version })
error-no-table = there is no table { $table }
error-not-backed-up = { $file } could not be copied: { $error }
error-no-copy = { $file } is no copy of a server's database: { $error }
error-copy-newer = { $file } has format { $format }, and this program only knows { $ours }: use a newer one
error-not-copied = not copied: { $why }
error-os-enoent = No such file or directory
error-os-eacces = Permission denied
error-os-eisdir = Is a directory
error-os-enotdir = Not a directory
error-os-eexist = File exists
error-os-enospc = No space left on device
error-os-eaddrinuse = Address already in use

## What is wrong with a line of a record or a position

wrong-one-word = one word is expected here, not { $count }
wrong-nothing-more = '{ $written }' says nothing here: leave it out
wrong-choose = '{ $written }': choose one of { $choices }
wrong-number = '{ $written }': a number from { $low } to { $high } is expected
wrong-seed = '{ $written }': a seed is a whole number, for instance seed 7
wrong-no-space = '{ $word }' is no space of a game with { $players } players
wrong-no-furnishing = '{ $word }' is no furnishing tile
wrong-no-cell = '{ $name }' is no space of the home board; they go from a1 to f4
wrong-goods-in-pairs = goods are written in pairs: wood 3 stone 2
wrong-no-good = '{ $name }' is no good. There are: { $goods }
wrong-good-twice = { $name } is counted twice
wrong-option = an option is written 'option NAME VALUE' with one of { $options }
wrong-position-first-line = the first line must be '{ $line }'
wrong-impossible = { $why }. A line '{ $line }' sets it up all the same
wrong-seat-twice = seat { $seat } is described twice
wrong-second-line-of-position = there is a second line '{ $word }': a position has one
wrong-no-such-round = round { $round } is not played with { $players } players
wrong-no-line-of-position = '{ $word }' is no line of a position; a home board begins with 'seat A'
wrong-covers-nothing = { $word } is no tile of this game that another one can cover
wrong-nothing-accumulates = nothing accumulates on { $space }
wrong-space-twice = { $space } has a line already
wrong-no-seat = there is no seat { $seat } with { $players } players
wrong-card-twice = each action card is on display once; printed spaces are always there
wrong-too-many-cards = too many of these cards are on display in round { $round }: { $cards }
wrong-dwarf-off-display = a dwarf stands on { $space }, which is not on display
wrong-goods-off-display = goods lie on { $space }, which is not on display
wrong-too-many-questions = { $seen } question marks, but only { $turned } markers are turned up
wrong-too-few-questions = too few question marks for round { $round }: there are only { $leaves } leaves
wrong-harvest-known = the harvest of this round is known by now: none, payment, normal or choice
wrong-out-of-order = a dwarf goes out of order only in the work phase
wrong-no-such-dwarf = seat { $seat } has no dwarf at home with a weapon of strength { $strength }
wrong-no-line-of-seat = '{ $word }' is no line of a seat. There are: { $lines }
wrong-second-line-of-seat = there is a second line '{ $word }': a seat has one
wrong-kind-twice = { $word } are counted twice: write each kind once
wrong-two-dwarfs = two dwarfs stand on { $space }
wrong-family-size = a player has { $low } to { $high } dwarfs, here are { $count }
wrong-crop = '{ $written }': on a field are grain 1 to 3 or vegetable 1 to 2
wrong-large-pasture = a large pasture is written with its two spaces: large_pasture a1 a2
wrong-no-neighbours = { $one } and { $other } are not neighbouring forest spaces
wrong-stable-in-mountain = { $cell } is in the mountain: stables stand in the forest
wrong-two-stables = { $cell } has two stables
wrong-stables = a player has { $most } stables, here are { $count }
wrong-stable-on-field = a stable stands on a field: that is not possible
wrong-stable-beside = a stable stands beside the board where no tile is
wrong-room = '{ $written }': a room is written 'room KEY SPACE', for instance room seam d3
wrong-not-for-sale = { $word } is not in this game, or built twice
wrong-delivery = a delivery is written 'delivery KEY ROUNDS', for instance delivery wood_supplier 5
wrong-delivers-nothing = { $word } delivers nothing
wrong-delivers-already = { $word } is there already
wrong-no-cells = name at least one space, for instance d2
wrong-two-tiles = { $cell } has two tiles
wrong-goods-under-dwarf = goods lie on { $space }, where a dwarf stands: he has taken them
wrong-newborn-at-home = a newborn is at home while dwarfs are at work
wrong-newborn-alone = a newborn stands on { $space }, and no parent does
wrong-delivery-of-nobody = { $word } delivers, and this seat has not built it
wrong-record-seat = '{ $written }' is no seat: a move begins with one of { $seats }, or with - for chance
wrong-after-the-end = '{ $written }' comes after the end of the game: take the line away
wrong-position-for-record = this is a position, not a game record: read_position reads it
wrong-record-first-line = this is no game record: the first line must be '{ $line }'
wrong-record-version = '{ $written }': this program reads version { $version } of the format only
wrong-no-header = '{ $word }' is no header: a header is one of { $headers }; the moves come after an empty line
wrong-second-header = there is a second line '{ $word }': keep one
wrong-rules-version = rules { $written }: this program plays version { $version } of the rules only
wrong-name = a name is written 'name SEAT NAME', for instance name A Anna
wrong-two-names = seat { $seat } has two names: keep one
wrong-in-position = position: { $why }
wrong-no-end = the position has no end: write 'end' behind its last line
wrong-no-rules = the header 'rules' is missing: write 'rules { $version }' above the moves
wrong-belongs-into-position = { $word } belongs into the position of this record: move the line there
wrong-no-such-header = the header '{ $word }' is missing: write it above the moves
wrong-option-twice = option { $option } is chosen twice: keep one line
wrong-no-figures = the header 'figures' is missing: it says with which figures the game was played; those in use are 'figures { $figures }'
wrong-in-forest = { $cell } is forest: this tile does not go there
wrong-in-mountain = { $cell } is mountain: this tile does not go there
wrong-no-bed-for-sixth = { $dwarfs } dwarfs, and no dwelling for the sixth
wrong-no-bed = { $dwarfs } dwarfs, and room for { $beds }
wrong-tile-alone = { $cell } has a tile that no way of tiles leads to from the entrance
wrong-tunnel-alone = a deep tunnel without its ore mine
wrong-mine-alone = an ore mine without its deep tunnel
wrong-covered = { $one } and { $other } are both in force: one covers the other
wrong-turn-of-chance = { $written }: it is chance's decision now, so the line begins with { $seat }
wrong-turn-of-seat = { $written }: it is seat { $seat }'s decision now, so the line begins with { $seat }
wrong-line-of-record = game record, line { $line }: { $why }
wrong-line-of-position = position, line { $line }: { $why }
wrong-too-long = the record is too long for a table: a game has at most { $most } moves
wrong-figures-of-nobody = figures belong to a game with an expansion: add the line 'expansion', or take this away
