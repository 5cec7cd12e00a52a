### Every word of the expansion Frantic Fiends, in English. fiends_de.ftl holds the same messages in the same order.
###
### What begins with frantic_fiends- takes the place of a help text of the base game while the expansion is played.


## Set-up options

option-expansion-frantic_fiends = Frantic Fiends
    .help = Four orcs come for everybody’s cave: traps, bounties, mines that hold goods.
option-orc_strength = Strength of the orcs
    .help = Which side of the strength card is used.
option-orc_strength-easy = 5, 7, 9 and 12
    .help = The easier side. Standard.
option-orc_strength-hard = 7, 9, 11 and 14
    .help = The harder side, for those who have beaten the other one.
option-hard_for = Handicap
    .help = Seats that play the harder side whatever the others do, as letters: AC.
option-hard_for-nobody = for nobody
    .help = All play the same side. Standard.
option-rich_supply = Rich supply
    .help = Whether every supply extension offers a second green furnishing.
option-rich_supply-by_players = with 1 or 2 players
    .help = So that few extensions do not mean too few furnishings. Standard.
option-rich_supply-on = always
    .help = Two green furnishings on every extension.
option-rich_supply-off = never
    .help = One green furnishing on every extension.
option-campaign = Campaign
    .help = A game of the solo campaign, with what the games before have brought.
option-campaign-none = no campaign
    .help = A single game. Standard.


## Action spaces that are new, or other than in the base game

space-armory = Armory
    .help = Take all goods here. Then an unarmed dwarf may make himself a weapon out of wood, 1 strength for each.
    .ruling = The wood just taken may be used. There is no expedition here, and the Blacksmith saves nothing. An imitator needs an unarmed dwarf and wood of their own.
frantic_fiends-space-housework = { space-housework }
    .help = Take 1 dog and/or either furnish a cavern or set a trap.
    .ruling = The order is yours, the dog may be declined. Furnishings come from the upper and middle row of the supply board; yellow ones once your last orc is gone.
frantic_fiends-space-ore_mining = { space-ore_mining }
    .help = Take all ore here and/or restock your mines.
    .ruling = Restocking puts 2 ore into up to two ore mines and 1 ruby into up to two ruby mines. The ore of the base game for each mine is gone. An imitator needs a mine to restock.
frantic_fiends-space-logging = { space-logging }
    .help = { space-logging.help }
    .ruling = { space-logging.ruling } With 4–7 players it only lies in another place.
frantic_fiends-space-ore_mine_construction = { space-ore_mine_construction }
    .help = Place an ore mine/deep tunnel twin tile on two neighbouring tunnels, with 3 ore in the mine, and then/or go on a level 2 expedition.
    .ruling = The ore lies in the mine and cannot be used until a mine phase finds a donkey there. Any two neighbouring ordinary tunnels will do, deep ones will not.
frantic_fiends-space-ruby_mine_construction = { space-ruby_mine_construction }
    .help = Place a ruby mine on a tunnel; on a deep tunnel with 1 ruby in the mine.
    .ruling = The ruby lies in the mine and cannot be used until a mine phase finds a donkey there.
frantic_fiends-space-wish_for_children = { space-wish_for_children }
    .help = Either furnish a cavern, or set a trap, or have family growth.
    .ruling = Any furnishing you may have is on offer, not dwellings alone. Family growth needs free room. The card turns to its urgent side as soon as Family life appears.
frantic_fiends-space-urgent_wish_for_children = { space-urgent_wish_for_children }
    .help = Either furnish a cavern or set a trap and then have family growth, or take 3 gold.
    .ruling = After a trap, too, the family may grow if there is room. The growth may be declined.


## Other help that changes with the expansion

frantic_fiends-ground-ore_mine = { ground-ore_mine }
    .help = 3 points. Holds 1 donkey, who brings up the ore in it at the mine phase. Brings ore on Ore delivery.
frantic_fiends-ground-ruby_mine = { ground-ruby_mine }
    .help = 4 points. Holds 1 donkey, who brings up the rubies in it at the mine phase. Brings a ruby on Ruby mining and, from two on, on Ruby delivery.
frantic_fiends-ground-deep_tunnel = { ground-deep_tunnel }
    .help = A ruby mine built here holds 1 ruby from the start.
frantic_fiends-ground-forest = { ground-forest }
    .help = Not cleared yet: −1 point at the end, unless a stable or a trap is here. Nasty orcs walk through it.
frantic_fiends-ground-entrance = { ground-entrance }
    .help = The first meadow or field must cover the space before it (c4) or lie next to a trap. From c4 orcs come into the cave.
frantic_fiends-score-dwarfs = { score-dwarfs }
    .help = 1 point each, newborns included, captives not.
frantic_fiends-score-tiles = { score-tiles }
    .help = { score-tiles.help } Whatever a nasty orc sits on counts nothing.
frantic_fiends-score-bonus = { score-bonus }
    .help = { score-bonus.help } Those a nasty orc sits on bring nothing.
frantic_fiends-score-total = { score-total }
    .help = The most points win; of equals the one with fewer nasty orcs left.
frantic_fiends-furnishing-entry_level_dwelling = { furnishing-entry_level_dwelling }
    .help = { furnishing-entry_level_dwelling.help }
    .ruling = No place for orcs unless all others are taken; such an orc drives the animals out and captures nobody.
harvest-orc_event = Orc event
    .help = The nasty orcs act before the harvest; which harvest follows is on the event board.


## Furnishings

block-fiends = Frantic Fiends
furnishing-chief_orc_dwelling = Chief orc dwelling
    .help = Room for 1 friendly orc. When he collects wood, stone or ore, you get 1 more of it.
    .short = 1 friendly orc: 1 more wood, stone or ore when he collects it.
    .ruling = With two materials on the space you choose which. He collects goods and does nothing else.
furnishing-trap_chamber = Trap chamber
    .help = 2 points for each of your traps, used up or not.
    .ruling = The Perma-trap counts, too.
furnishing-forgers_dwelling = Forger’s dwelling
    .help = Room for 1 dwarf. Once built, one of your unarmed dwarfs gets a weapon as strong as the strongest in play, free of charge.
    .short = 1 dwarf. One unarmed dwarf gets the strongest weapon in play.
    .ruling = The weapons of all players count. Without any weapon in play nobody is armed.
furnishing-family_parlor = Family parlor
    .help = 3 points for each of your friendly orcs, on top of his own point.
    .ruling = Captives do not count.
furnishing-guest_dwelling = Guest dwelling
    .help = Room for 1 dwarf or 1 friendly orc.
    .ruling = Its dweller may change if the other one has room elsewhere. A held orc need not move in here.
furnishing-dog_parlor = Dog parlor
    .help = 1 point for every 2 dogs, on top of their own points.
    .ruling = A single dog left over brings nothing.
furnishing-battle_dog_school = Battle dog school
    .help = In a fight each dog counts 2 in place of 1, and saves 2 of the weapon when given up.
    .short = In a fight each dog counts 2.
    .ruling = An odd strength may be overpaid with dogs; the weapon does not grow by that.
furnishing-warrior_dwelling = Warrior dwelling
    .help = Room for 1 dwarf. Once built, you may pay up to 8 ore or up to 4 wood more to give one of your unarmed dwarfs a weapon of that strength.
    .short = 1 dwarf. Arm a dwarf for up to 8 ore or 4 wood more.
    .ruling = It costs 8 building materials of your choice, at least 1 wood, 1 stone and 1 ore. The weapon is not forged: the Blacksmith saves nothing.
furnishing-mine_orc_dwelling = Mine orc dwelling
    .help = Room for 1 friendly orc. In every mine phase he brings up the ore of one ore mine like a donkey, and 1 ore more.
    .short = 1 friendly orc, who mines like a donkey, and 1 ore more.
    .ruling = The mine must hold ore; a donkey is not needed there. On action spaces he only collects goods.
furnishing-offspring_dwelling = Offspring dwelling
    .help = Room for 1 dwarf. Once built, you may have family growth at once.
    .short = 1 dwarf, and a family growth at once.
    .ruling = Its own bed counts. If an orc worker builds it, nobody is born.
furnishing-orc_worker_dwelling = Orc worker dwelling
    .help = Room for 1 friendly orc, who carries out all actions of a space except family growth and forging.
    .short = 1 friendly orc for whole spaces: no growth, no forging.
    .ruling = Without a weapon he goes on no expedition. He comes after all dwarfs, unless you pay a ruby.
furnishing-orc_dwelling = Orc dwelling
    .help = Room for 1 friendly orc, who collects the goods piled up on action spaces.
    .short = 1 friendly orc, who collects goods from spaces.
    .ruling = No room for dwarfs, but a dwelling for the State parlor.
furnishing-camouflage_dwelling = Camouflage dwelling
    .help = Room for 1 dwarf. From now on dwarfs with strength up to 3 may be placed before unarmed ones, without a ruby.
    .short = 1 dwarf. Dwarfs up to strength 3 may go first, without a ruby.
    .ruling = Among armed dwarfs the weaker still goes first.
furnishing-entry_level_dwelling_with_orc = Entry-level dwelling with an orc
    .help = Your first two dwarfs still sleep here, but animals find no room until the orc is gone.
    .ruling = Orcs come here only when no other place is left, and capture nobody.


## Traps

trap_kind-knock_out = Knock-out trap
    .help = Defeats an orc that enters, unless it is too strong: then nothing happens. Used up when it works, and worth 2 points from then on.
trap_kind-holding = Holding trap
    .help = Stops an orc that enters, unless it is too strong, and holds it until its next movement. With an orc dwelling it becomes a friend, and the trap is worth 2 points. If it breaks free, the trap stays as it is.
trap_kind-weakening = Weakening trap
    .help = Takes strength off an orc that enters, who then walks on. Used up when it works, and worth 2 points from then on.
trap-leg_hold_iron = Leg-hold iron
    .help = Halves the strength of the orc, rounded up.
trap-catch_net = Catch net
    .help = Holds an orc of strength 8 or less.
trap-catch_stone = Catch stone
    .help = Holds an orc of strength 10 or less.
trap-pitfall = Pitfall
    .help = Defeats an orc of strength 8 or less.
trap-bait_trap = Bait trap
    .help = Pay as much food as you like: the orc loses as much strength. Used up even if you pay nothing.
trap-poison_darts = Poison darts
    .help = Up to 3 hits of 2 strength each, on any of your orcs, several on the same one if you like.
trap-perma_trap = Perma-trap
    .help = Takes 3 strength off every orc that enters. Never used up, never worth points.
trap-saw_trap = Saw trap
    .help = Halves the strength of the orc, rounded up.
trap-snare = Snare
    .help = Holds an orc of strength 10 or less.
trap-spear_trap = Spear trap
    .help = Defeats an orc of strength 10 or less.
trap-blast_trap = Blast trap
    .help = Up to 2 hits of 3 strength each, on any of your orcs, both on the same one if you like.
trap-rockfall = Rockfall
    .help = Pay up to 8 stone: the orc loses as much strength. Used up even if you pay nothing.


## Rewards of the bounty board

reward-farmer = Farmer
    .help = Take 3 food.
reward-shepherd = Shepherd
    .help = Take 2 sheep.
reward-seasonal_worker = Seasonal worker
    .help = Take 1 wood, 1 stone, 1 ore, 1 food and 2 gold.
reward-mercenary = Mercenary
    .help = Level 4 expedition with the strength the orc had left.
    .ruling = No dwarf goes: no orc can be fought, and nobody gains strength by returning.
reward-woodcutter = Woodcutter
    .help = Take 3 wood.
reward-pig_farmer = Pig farmer
    .help = Take 2 wild boars.
reward-pit_foreman = Pit foreman
    .help = Restock your mines: 2 ore into up to two ore mines, 1 ruby into up to two ruby mines.
    .ruling = Mines a nasty orc sits on are left out.
reward-casanova = Casanova
    .help = Furnish a dwelling and/or have family growth.
    .ruling = Any dwelling at its usual price, those for orcs included. In an orc event the newborn goes straight home.
reward-stonemason = Stonemason
    .help = Take 3 stone.
reward-alpine_herdsman = Alpine herdsman
    .help = Take 1 cattle.
reward-soldier = Soldier
    .help = Level 3 expedition with the strength the orc had left.
    .ruling = { reward-mercenary.ruling }
reward-forger = Forger
    .help = Use an occupied action space.
    .ruling = Your own will do, too; not Starting player and no Imitation. Goods that had piled up are gone. In an orc event nothing is occupied.
reward-ore_worker = Ore worker
    .help = Take 3 ore.
reward-merchant = Merchant
    .help = Take 1 grain and 1 vegetable.
reward-outfitter = Outfitter
    .help = One of your unarmed dwarfs gets a weapon of strength 5.
    .ruling = Placed or not, but no captive.
reward-herald = Herald
    .help = Use an unoccupied action space.
    .ruling = The space stays unoccupied. In an orc event nobody forges, explores or imitates there.
reward-goldsmith = Goldsmith
    .help = Take 2 gold.
reward-jeweller = Jeweller
    .help = Take 1 ruby.
reward-beggar_king = Beggar king
    .help = Give back 1 begging marker and take 3 gold.
    .ruling = Without a begging marker there is still the gold.
reward-trapper = Trapper
    .help = You may set a trap free of charge.
    .ruling = Any trap left on the supply board. In an orc event it works at once, but not on an orc already standing there.
reward-pack_donkey = Pack donkey
    .help = Take 1 donkey.
reward-grocer = Grocer
    .help = Take 2 gold and 1 food.
reward-barter_master = Barter master
    .help = Exchange any number of one building material for as many of another.
reward-breeder = Breeder
    .help = Take 1 sheep, 1 donkey, 1 wild boar, 1 cattle and 1 dog.
reward-strays = Strays
    .help = Take 2 dogs.
reward-scavenger = Scavenger
    .help = Take 1 wood, 1 stone and 1 ore.
reward-orc_doctor = Orc doctor
    .help = The additional orc moves into an uninhabited orc dwelling of yours.
    .ruling = A free Guest dwelling will do, too; else there is nothing. After a fight he may be placed this round, after an event from the next one on.
reward-grand_donor = Grand donor
    .help = Take 2 food for each grown-up dwarf and 1 for each newborn and friendly orc.


## Loot

loot-fight_orc = Fight an orc
    .help = Must be the last item. Your weapon and your dogs, 1 each, must be as strong as one of your orcs. The weapon loses what the orc was worth, less 1 for each dog you give up. Then you take the bounty.
loot-set_trap = Set a trap
    .help = Pay for a trap of the lower row and put it on an empty forest or meadow space, wherever you like. What is printed there is paid out.
loot-restock_mines = Restock mines
    .help = Put 2 ore into up to two of your ore mines and 1 ruby into up to two of your ruby mines. A mine holds any amount.


## Orcs

orc-a = Orc I
    .help = Starts on a1. His bounty comes from column 1.
orc-b = Orc II
    .help = Starts on b1. His bounty comes from columns 1 and 2.
orc-c = Orc III
    .help = Starts on c1. His bounty comes from columns 1 to 3.
orc-d = Orc IV
    .help = Appears in the top row at the end of the second orc event. His bounty comes from any column.
orc-x = Additional orc
    .help = A friend from the start, who only comes with the Orc doctor. Nobody has to defeat him.


## Orc events

orc_event-1 = Orc event 1
    .help = At the end of round 3. Then only the mine phase and the feeding; no field is reaped, no animals are born.
orc_event-2 = Orc event 2
    .help = At the end of round 6. Then orc IV appears, and a normal harvest with its mine phase follows.
orc_event-3 = Orc event 3
    .help = At the end of a round from 7 on. Then no harvest: armed dwarfs eat 2 food, all others 1.
orc_event-4 = Orc event 4
    .help = At the end of a later round, with the breakthrough: all orcs left in the forest come into the cave. Then each player chooses fields, mines and feeding, or feeding and breeding.


## Ideas of the expansion

concept-nasty_orc = Nasty orc
    .help = Every player has four. In four orc events they walk to the cave, trample crops, drive animals off and occupy rooms and mines. Get rid of them by fighting, traps, bribes or friendship.
    .also = Orc, Orcs
concept-trap = Trap
    .help = Set on an empty forest or meadow space, wherever you like; it stays to the end and the space counts as used. It works when one of your orcs enters. Used up it is worth 2 points, until then none.
    .also = Traps
concept-friendly_orc = Friendly orc
    .help = An orc held in a trap moves into an orc dwelling and works for you: after your dwarfs, collecting the goods piled up on a space. He eats 1 food and is worth 1 point. A ruby lets him go before your dwarfs.
concept-captive = Captive
    .help = The weakest dwarf, or the friendly orc, of a dwelling that a nasty orc occupies. A captive cannot be placed or armed and scores nothing, but eats. Free as soon as the orc is gone or moves on.
concept-event_board = Event board
    .help = Four boards say how far each orc walks, what bribes it, what pushing it aside costs and which harvest follows. All of it is known from the start. Orcs act one after another, I to IV.
    .also = Orc event, Orc events, Events
concept-movement_card = Movement card
    .help = Drawn for an orc in the forest before it walks, so you can see it coming. A step that cannot be made is a step down, else one to the right. From c4 to the right the orc comes into the cave.
concept-bribe = Bribe
    .help = Before an orc moves you may pay any number of the good on the event board’s marker; each takes 1 strength off for good. At 0 the orc is defeated. Works in the cave, too.
concept-displacement = Displacement
    .help = Each orc in the forest may be pushed once in an event, by one space in any direction, for the price on the event board. It enters there: traps work, crops and animals are lost.
    .also = Displace, Push aside
concept-breakthrough = Breakthrough
    .help = An orc in the cave takes the ruby mine with most rubies, else the ore mine with most ore, else the furnishing with most printed points, else an empty cavern, else a tunnel. What lies there is lost, and the space is of no use until the orc is gone.
concept-final_raid = Orcs before the scoring
    .help = All nasty orcs left change to the tiles in your cave that are worth most, with the animals and dwellers on them. These count nothing.
concept-mine_phase = Mine phase
    .help = In every harvest between fields and feeding: each mine with a donkey gives all its ore or rubies. Goods in a mine without a donkey stay there and cannot be used.
concept-bounty_board = Bounty board
    .help = For a defeated orc take a free reward, I from column 1, II from 1–2, III from 1–3, IV from any, or the gold on its back. Each reward can be had once in a game.
    .also = Bounty
concept-yellow_tiles = Yellow furnishings
    .help = They lie on the bounty board and can be built as soon as your last nasty orc is gone, defeated or befriended.
concept-supply_board = Supply board
    .help = Dwellings in the upper row, green furnishings in the middle, traps below. The base board is in every game, with one extension for each player. Of what exists several times there is one for each player.
concept-orc_marker = Harvest marker with an orc
    .help = Brings the next orc event. Two lie open on rounds 3 and 6, two more are hidden on rounds 7 to 12.
concept-herds = Animals in an orc event
    .help = Before an event you say where your animals stand; until it is over they may not be moved, only turned into food. Dogs are lost only where they watch sheep.
concept-sleeping_places = Sleeping places
    .help = Before an event you say who sleeps where: it decides who can be captured. Two dwarfs sleep in the entry-level dwelling, where nobody is.
concept-campaign = Campaign
    .help = Several solo games in a row; in each one the orcs are stronger and the boards are others. A game is won if no nasty orc is left. Points are carried on and buy bonuses for the next game, or for a higher price for all of them.
concept-milestone = Milestone
    .help = A side aim of each campaign game. Reached at its end, it takes points off what you spend on bonuses.


## Campaign ($n: the points off)

milestone-text = { $what } at the end of the game: bonuses cost { $n } points less.
milestone-mines = { $n ->
    [one] 1 mine
   *[other] { $n } mines
}
milestone-friendly_orcs = { $n ->
    [one] 1 friendly orc
   *[other] { $n } friendly orcs
}
milestone-traps = { $n ->
    [one] 1 trap
   *[other] { $n } traps
}
milestone-dwarfs = { $n ->
    [one] 1 dwarf
   *[other] { $n } dwarfs
}
bonus-material = 1 wood, ore or stone
bonus-grain_or_dog = 1 grain or dog
bonus-vegetable_or_small_animal = 1 vegetable, sheep, wild boar or donkey
bonus-cattle_or_ruby = 1 cattle or ruby
bonus-twin_tile = 1 twin tile
bonus-trap = 1 trap of the base board
bonus-functional_tile = 1 green furnishing of the base board
bonus-dwelling = 1 ordinary dwelling


## Names with a number, and steps of an orc

extension-name = Supply extension { $name }
strip-long = Long strip { $name }
strip-short = Short strip { $name }
milestone-name = Milestone { $name }
card-name = card { $name }
step-up = up
step-down = down
step-left = left
step-right = right
step-up_left = up left
step-up_right = up right
step-down_left = down left
step-down_right = down right
place-cave = into the cave


## Scoring

score-traps = Used-up traps
    .help = 2 points for each trap that has done its work. The Perma-trap and traps still waiting bring nothing.
score-friendly_orcs = Friendly orcs
    .help = 1 point for each who is nobody’s captive.


## Questions ($player: who is asked; those without are answered by chance)

question-send-orc = { $player }, place a friendly orc or pass.
question-send-orc-now = { $player }, where does the friendly orc go?
question-set-trap = { $player }, which trap do you set, and where?
question-fight-orc = { $player }, which orc do you fight?
question-restock-all = { $player }, restock your mines.
question-perform-reward = { $player }, what next for the reward “{ $reward }”?
question-give-up-dogs = { $player }, how many dogs do you give up against { $orc } (strength { $strength })? The weapon pays the rest.
question-share-hits = { $left ->
    [one] { $player }, which orc is hit by { $damage }? One hit is left.
   *[other] { $player }, which orc is hit by { $damage }? { $left } hits are left.
}
question-feed-trap = { $player }, how much { $good } do you spend on the trap? { $orc } has strength { $strength } and loses 1 for each.
question-order-bounties = { $player }, whose bounty do you take first?
question-take-bounty = { $player }, { $orc } is defeated: which reward do you take?
question-offer-homes = { $player }, a held orc can move in: who, and where?
question-change-room = { $player }, does a friendly orc move to another room?
question-lodger-moves-out = { $player }, a newborn needs the Guest dwelling: where does the orc move?
question-extra-orc = { $player }, where does the additional orc live?
question-use-occupied = { $player }, which occupied space do you use?
question-use-free = { $player }, which unoccupied space do you use?
question-barter = { $player }, which building material do you exchange for which?
question-hired-expedition = { $left ->
    [one] { $player }, choose a loot item (strength { $strength }); no dwarf goes.
   *[other] { $player }, choose up to { $left } loot items (strength { $strength }); no dwarf goes.
}
question-restock = { $player }, which mine do you restock?
question-buy-donkeys = { $player }, before the mine phase: a ruby could buy a donkey for a mine. Done?
question-mine-phase = { $player }, mine phase: which mine is emptied?
question-arrange-animals = { $player }, where do your animals stand? Say what matters to you; the rest is arranged.
question-choose-beds = { $player }, who sleeps where? Say what matters to you; the rest is arranged.
question-orc-acts = { $player }, { $orc } (strength { $strength }) walks: { $path }. Bribe it ({ $good }), push it aside ({ $price }), or let it go?
question-orc-acts-pushed = { $player }, { $orc } (strength { $strength }) walks: { $path }. Bribe it ({ $good }), or let it go?
question-orc-acts-stays = { $player }, { $orc } (strength { $strength }) stays where it is. Bribe it ({ $good })?
question-orc-acts-cave = { $player }, { $orc } (strength { $strength }) is in your cave and looks for the best place. Bribe it ({ $good })?
question-enter-cave = { $player }, { $orc } is in your cave: which of these places does it take?
question-sit-down = { $player }, scoring: which of these places does { $orc } take?
question-buy-weapon = { $player }, do you arm a dwarf, for ore or for wood?
question-recruit = { $player }, which unarmed dwarf gets the weapon of strength { $strength }?
question-pay-materials = { $player }, with which materials do you pay: { $furnishing }?
question-grow-at-once = { $player }, does your family grow at once?
question-chief = { $player }, of which building material does the chief bring 1 more?
question-bonus = { $player }, how do you use your bonus: { $bonus }?
question-feed-after-raid = { $player }, feed your dwarfs, armed ones with 2: { $need } food needed, { $food } in supply.
question-draw-extension = Which supply extension comes into play?
question-draw-long-strip = Which long strip comes onto the bounty board?
question-draw-short-strip = Which short strip comes onto the bounty board?
question-draw-bribe = Which bribe marker lies on event board { $event }?
question-draw-card = Which movement card is drawn for { $orc } of { $owner }?
question-last-orc = Above which column does { $orc } of { $owner } appear?
question-draw-milestone = Which milestone is to be reached?


## Moves (lines of a list to choose from)

move-order_orc = Pay 1 ruby and place a friendly orc
move-order-disguised = Place the dwarf with strength { $strength } first (Camouflage dwelling)
move-send = Place { $orc } on { $space }
move-send-goods = Place { $orc } on { $space }: { $goods }
move-fight = Fight { $orc }
move-fight-strength = Fight { $orc } (strength { $strength })
move-give_up = { $n ->
    [0] Give up no dog
    [one] Give up 1 dog
   *[other] Give up { $n } dogs
}
move-give_up-weapon = { $strength ->
    [0] { $dogs }: the weapon is lost
   *[other] { $dogs }: the weapon keeps strength { $strength }
}
move-set_trap = Set { $trap } on { $cell }
move-restock = Restock the mines
move-restock_mine = Restock the mine on { $cell }
move-reward = Reward: { $reward }
move-reward-help = { $reward }: { $text }
move-reward-gold = Take gold instead
move-reward-gold-amount = Take { $goods } instead
move-use = Use { $space }
move-barter = Exchange { $pays } for { $gets }
move-bribe = { $n ->
    [one] Bribe with 1 good
   *[other] Bribe with { $n } goods
}
move-bribe-goods = { $strength ->
    [0] Bribe with { $goods }: defeated
   *[other] Bribe with { $goods }: strength { $strength }
}
move-displace = Push aside: { $step }
move-displace-to = Push aside { $step }: { $place }
move-spend = { $n ->
    [0] Spend nothing
    [one] Spend 1 good
   *[other] Spend { $n } goods
}
move-spend-goods = { $strength ->
    [0] Spend { $goods }: defeated
   *[other] Spend { $goods }: strength { $strength }
}
move-hit = Hit { $orc }
move-hit-strength = Hit { $orc } (strength { $strength })
move-occupy = { $orc } takes { $cell }
move-occupy-what = { $orc } takes { $cell } ({ $what })
move-move_in = { $orc } moves in on { $cell }
move-move_in-room = { $orc } moves into { $room } on { $cell }
move-arm-ore = Weapon of strength { $strength } for { $strength } ore
move-arm-wood = Weapon of strength { $strength } for { $strength } wood
move-recruit-home = A dwarf at home
move-recruit-placed = A dwarf already placed
move-recruit-worker = The dwarf now at work
move-recruit-newborn = A newborn
move-materials = Building materials: { $goods }
move-materials-reduced = Building materials: { $goods } (to pay: { $price })
move-keep = { $goods } on { $cell }
move-keep-none = No animals on { $cell }
move-bed = { $strength ->
    [0] An unarmed dwarf sleeps on { $cell }
   *[other] The dwarf with strength { $strength } sleeps on { $cell }
}
move-whittle = Make a weapon of strength { $strength } out of { $strength } wood
move-extract = Empty the mine on { $cell }
move-extract-goods = Empty the mine on { $cell }: { $goods }
move-chief = 1 { $good } more
move-collect = First the bounty for { $orc }
move-prepare = Bonus: 1 { $good }
move-draw = Movement card { $name }: { $steps }
move-draw-last = Movement card { $name }: { $orc } appears on { $cell }
move-bribe_marker = Bribe marker: { $good }
move-extension = { $extension }
move-long_strip = { $strip }
move-short_strip = { $strip }
move-orc_marker-orc = Orc symbol
move-done-forgo = Forgo the bonuses that are left
move-done-walk = Let the orc go
move-done-stay = Leave it at that
move-done-arranged = Arranged as suggested
move-done-refuse = No thanks


## Why a move is not legal

why-orcs-too-strong = every orc on your home board is stronger than this dwarf with all your dogs
why-no-orc-there = no nasty orc is on your home board
why-orc-not-there = { $orc } is not on your home board
why-orc-too-strong = { $orc } has strength { $need }, this dwarf with all your dogs { $strength }
why-no-trap-to-pay = you cannot pay for any trap that is left
why-no-space-for-trap = you have no empty forest or meadow space for a trap
why-no-such-trap-left = no such trap is left on the supply board
why-no-trap-there = { $cell } is { $ground }, and a trap needs an empty forest or meadow space
why-no-mine-to-restock = you have no mine that could be restocked
why-orcs-do-not-forge = orcs do not make weapons
why-then-no-orc-goes = it would leave you without a space for a friendly orc
why-ground-trap = covered by a trap
why-ground-orc = occupied by an orc


## Events ($player: to whom it happened; lines of the log)

event-orc_moved = { $orc } of { $player } comes to { $cell }.
event-orc_appeared = { $orc } of { $player } appears on { $cell }.
event-orc_weakened = { $strength ->
    [0] { $orc } of { $player } has no strength left.
   *[other] { $orc } of { $player } has strength { $strength } left.
}
event-orc_held = { $orc } of { $player } is held in the trap on { $cell }.
event-orc_defeated = { $player } has defeated { $orc }.
event-orc_befriended = { $orc } makes friends with { $player } and lives on { $cell } now.
event-orc_occupies = { $orc } occupies { $cell } in the cave of { $player }.
event-orc_placed = { $player } places { $orc } on { $space }.
event-trap_set = { $player } sets a trap: { $trap } on { $cell }.
event-trap_triggered = A trap of { $player } works: { $trap } on { $cell }.
event-bounty_taken = { $player } takes a reward: { $reward }.
event-bounty_gold = { $player } takes gold in place of a reward.
event-marker_returned = { $player } hands back a begging marker.
event-armed = A dwarf of { $player } gets a weapon of strength { $strength }.
event-lost = { $player } loses to an orc: { $goods }.
event-captured = { $strength ->
    [0] An unarmed dwarf of { $player } is captured on { $cell }.
   *[other] A dwarf of { $player } with strength { $strength } is captured on { $cell }.
}
event-freed = { $strength ->
    [0] The unarmed captive of { $player } on { $cell } is free.
   *[other] The captive of { $player } with strength { $strength } on { $cell } is free.
}
event-stocked = { $player } has put into the mine on { $cell }: { $goods }.
event-extracted = { $player } brings up from the mine on { $cell }: { $goods }.
event-event_begins = Orc event { $event } begins.
event-card_drawn = { $player } draws a movement card: { $steps }.
event-orc_marker = The harvest marker shows an orc: the next orc event.


## Where goods come from and go to (for $source of the events)

source-bribe = bribe
source-displace = orc pushed aside
source-trap = trap
source-fight = fight
source-bounty = bounty
source-mine_phase = mine phase
source-campaign = campaign bonus
source-order_orc = friendly orc placed ahead of the dwarfs


## Help: headlines and lines from the data

ui-topic-trap = { $name } ({ $kind })
ui-topic-trap_kind = { $name } (traps)
ui-topic-reward = { $name } (reward of strip { $strip }, column { $column })
ui-topic-orc = { $name } (orc)
ui-topic-orc_event = { $name } (event board)
ui-topic-concept = { $name } (Frantic Fiends)
ui-topic-extension = { $name } (Frantic Fiends)
ui-topic-strip = { $name } (bounty board)
ui-topic-milestone = { $name } (campaign)
ui-warrior-price = 8 building materials, at least 1 of each
ui-orc-strengths = Strength: { $easy } or { $hard }; gold in place of a reward: { $gold }
ui-orc-range = { $orc } { $n }
ui-event-ranges = Steps: { $ranges }
ui-event-displacement = Pushing an orc aside: { $price }
ui-row-upper = Upper row
ui-row-middle = Middle row
ui-row-lower = Lower row
ui-row-rich = With the rich supply
ui-strip-rewards = Rewards
ui-strip-tiles = Yellow furnishings
ui-found-on = On the supply board: { $board }
ui-found-on-strip = On the bounty board: { $board }
ui-base-board = base board
ui-copies = { $n ->
    [one] 1 in the box
   *[other] { $n } in the box
}
ui-cli-group-trap = Traps
ui-cli-group-trap_kind = Kinds of trap
ui-cli-group-reward = Rewards
ui-cli-group-orc = Orcs
ui-cli-group-orc_event = Orc events
ui-cli-group-concept = Frantic Fiends
ui-cli-group-extension = Supply extensions
ui-cli-group-strip = Strips of the bounty board
ui-cli-group-milestone = Milestones


## Where the printed figures come from

ui-figures = Figures
ui-figures-intro = What is printed on boards, cards and tiles, and how we know it.
ui-figures-copy = Values of a corrected copy are in use: { $file }
provenance-rulebook = rulebook
    .help = Stated in the rulebook, or shown in one of its examples.
provenance-public_source = public source
    .help = Told by somebody who has played the game.
provenance-reconstructed = reconstructed
    .help = Made by us, so that it fits everything the rulebook says.
provenance-corrected_copy = corrected copy
    .help = Taken from your own file with figures.
ui-figure-most_wood = at most { $n } wood for a weapon
ui-figure-expedition_level = level { $n } expedition
ui-figure-mark = orc IV { $mark ->
    [0] left
    [1] in the middle
   *[other] right
}
ui-figure-side-easy = easier side
ui-figure-side-hard = harder side
ui-figure-games = { $n } games
ui-figure-stronger_each_game = orcs stronger by { $n } in each game
ui-figure-starting_food = { $n } food at the start
ui-figure-permanent_factor = a bonus for all games costs { $n } times its price
figure-strengths = Strength of the orcs
figure-gold = Gold for an orc
figure-ranges = Steps of the orcs
figure-displacement = Price of pushing an orc aside
figure-bribes = Bribe markers
figure-movement = Movement cards
figure-copies = Number of tiles
figure-points = Points of the new furnishings
figure-supply = Supply boards
figure-strips_per_players = Strips by number of players
figure-long_strips = Rewards on the long strips
figure-short_strips = Furnishings on the short strips
figure-loot = Strength for the new loot
figure-spaces = Goods on the action spaces
figure-campaign = Campaign
figure-milestones = Milestones


## Terminal

ui-command-orcs = orcs
    .help = Show your orcs and the event boards; for another player: orcs B
ui-command-bounty = bounty
    .help = Show the bounty board
ui-command-traps = traps
    .help = Show the traps for sale and those you have set; of another player: traps B
ui-cli-orcs = Orcs
ui-cli-orcs-of = Orcs of { $player }
ui-cli-orc = { $orc } ({ $strength })
ui-cli-orc-held = { $orc } ({ $strength }), held
ui-cli-orc-friend = { $orc }, friend
ui-cli-orc-lives = a friend, lives on { $cell }
ui-cli-orc-gone = gone
ui-cli-orc-to-come = still to come
ui-cli-orc-unseated = looks for a place
ui-cli-event-boards = Event boards
ui-cli-orc-gold = { $n } gold in place of a reward
ui-cli-orc-walks = { $orc } of { $player } goes: { $path }.
ui-cli-orc-markers = Markers face down: { $left } without an orc, { $n } with one
ui-cli-in-the-mine = in it: { $goods }
ui-cli-captive = captive: { $weapon }
ui-cli-captive-on = captive on { $cell }
ui-cli-sleeps = asleep: { $weapon }
ui-cli-trap-active = active
ui-cli-trap-used = used up
ui-cli-would-lose = lost: { $goods }
ui-cli-would-trigger = trap: { $trap } on { $cell }
ui-cli-would-occupy = takes { $cell }
ui-cli-would-capture = captures a dwarf
ui-cli-would-hold = held
ui-cli-would-befriend = becomes a friend
ui-cli-would-defeat = defeated
ui-cli-would-weaken = strength { $strength } left
ui-cli-event-over = over
ui-cli-taken = taken
ui-cli-traps-for-sale = Traps for sale
ui-cli-traps-of = Traps of { $player }
screen-mined = { $n } in it
screen-danger = !{ $n }
screen-danger-sign = !3
    .help = So many movement cards lead an orc to this space.
ui-campaign-begun = A new campaign is laid out.
ui-campaign-is-there = { $file } is there already: choose another name, or go on with it: caverna campaign play { $file }
ui-campaign-no-folder = There is no folder { $folder }: make it first, or choose another place.
ui-campaign-what-next = Its sheet stays in { $file }. To try again: caverna campaign new another.txt --side { $side }
ui-campaign-come-back = The campaign is kept. To go on: caverna campaign play { $file }
ui-campaign-sheet = Campaign sheet
ui-campaign-game = Game
ui-campaign-boards = Boards
ui-campaign-aim = Aim
ui-campaign-aim-met = met
ui-campaign-aim-missed = missed
ui-campaign-carried = Carried
ui-campaign-points = Points
ui-campaign-total = Total
ui-campaign-spent = Spent
ui-campaign-left = Left
ui-campaign-bought = Bought after game { $game }: { $what }
ui-campaign-for-good = { $bonus } (for all games)
ui-campaign-is-playing = Game { $game } of { $of } is to be played, with { $points } points so far.
ui-campaign-is-shop = Game { $game } of { $of } is won. The shop is open; points: { $points }.
ui-campaign-is-failed = Game { $game } of { $of } is lost, as a nasty orc is left: the campaign has failed. Points: { $points }.
ui-campaign-is-completed = All { $of } games are won! The campaign is completed with { $points } points.
ui-campaign-shop = Shop (points to spend: { $points })
ui-campaign-rebate = The milestone takes { $n } points off.
ui-campaign-price-once = next game
ui-campaign-price-for-good = all games
ui-campaign-take-out = Take the last one out of the basket
ui-campaign-pay = Pay and go on to game { $game }
ui-campaign-basket = Basket: { $what }. To pay: { $due }
ui-campaign-refuses-elsewhere = The campaign was gone on with elsewhere: { $file } has changed, and nothing was written over it. To go on from there: caverna campaign play { $file }
ui-campaign-refuses-shop_closed = The shop is closed now. It opens after every game that is won but the last.
ui-campaign-refuses-shop_first = The shop is open. Go there first: caverna campaign shop { $file }
ui-campaign-refuses-too_dear = The basket costs { $due } points and you have { $points }. Take something out.
ui-campaign-refuses-too_many = The base board has one of each kind, so that { $most } are the most, those for all games included; there are no more for one game: { $bonus }
ui-campaign-no-place = Not all of these may find a place at the start of the game: { $what }


## Server

server-unknown-campaign = There is no such campaign.
server-not-your-campaign = Only whoever began this campaign can go on with it.
server-campaign-changed = The campaign has changed in the meantime. Please look at it again.
server-no-game-now = There is no game to play now: look at the sheet of the campaign.


## Browser: lobby and campaign

web-chapter = Chapter { $n }: { $title }
web-chapter-1 = Smoke on the ridge
    .story = The first frost had hardly gone when four strangers stood at the edge of the forest, too far away to greet and too near to sleep well. Nobody had asked them to come. The hearth is lit, the axes are few: hold out until the snow.
web-chapter-2 = They know the way now
    .story = Who has been driven off once comes back with friends of greater strength. But you, too, have learned: where they walk, what they fear, and what a good trap is worth. A trader has unloaded his cart before your cave.
web-chapter-3 = The long summer
    .story = The fields are full, and so are the nights. Every clearing you cut is a road for them as well. In the valleys they say that somebody up here is not giving way.
web-chapter-4 = Steel and patience
    .story = They no longer come for the sheep alone. What was a raid has become a siege, and the mountain hums with hammers. Old friends among the orcs bring word of what is still to come.
web-chapter-5 = The last autumn
    .story = All of them, once more, stronger than ever. After this harvest either the smoke on the ridge is gone, or your own. Set the table for those who will be there to eat.
web-chapter-completed = Peace on the mountain
    .story = The ridge is empty. In the evening the lamps burn before every cave, and the children ask what an orc is. You have brought your family through five years; the rest is song.
web-chapter-failed = The lamps go out
    .story = They came too many and too strong. The family packs what the donkeys can carry and looks for another mountain. Stories like this one are told so that the next founder builds his traps in time.
web-start-campaign = Campaign
    .help = Five solo games in a row against orcs that grow, and a shop in between. You can go on with it whenever you like.
web-handicap-seat = Stronger orcs for seat { $seat }
    .help = The orcs of these seats are of the harder side, whatever the others play.
web-loading = One moment …
web-figures = Which figures are reconstructed?
web-figures-title = How we know the figures
web-figures-correct = Whoever owns the game can correct them in a file of their own: its name is frantic_fiends.toml, and it lies where the game is started.
web-figures-source = How we know it
web-figures-values = Values
web-campaign-game-n = Game { $n } of { $of }
web-campaign-game-won = Game { $n }: won
web-campaign-game-lost = Game { $n }: lost
web-campaign-game-now = Game { $n }: now
web-campaign-game-later = Game { $n }: still to come
web-campaign-game-never = Game { $n }: not played
web-campaign-begin = Begin game { $n }
web-campaign-go-on = Go on with game { $n } (round { $round })
web-campaign-bonuses = Bonuses
ui-campaign-so-far = so far { $n } of { $of }
web-campaign-milestone-later = It is drawn when the game begins.
web-campaign-not-mine = You are looking on: this campaign is held in another browser.
web-campaign-row-now = is to be played now
web-campaign-row-later = still to come
web-campaign-row-never = not played
web-campaign-replay = Replay of game { $n }
web-campaign-next-orcs = The orcs of the next game:
web-campaign-prices = Price list
web-campaign-take = Into the basket: { $bonus }, { $when }, { $price } points
web-campaign-basket = Basket
web-campaign-basket-empty = Nothing in it yet. What you do not spend is carried on.
web-campaign-put-back = Take out: { $bonus }
web-campaign-price = Price
web-campaign-rebate = Milestone
web-campaign-due = To pay
web-campaign-buy-nothing = On to game { $game } without buying
web-campaign-anew = Begin a new campaign
web-campaign-how = How a campaign goes
web-campaign-link = Link to this campaign
    .help = Whoever opens it plays this campaign: keep it to yourself.
web-to-campaign = To the campaign


## Browser: the table

web-trap = { $trap } ({ $kind })
web-trap-limit = { $trap } ({ $kind }, up to strength { $limit })
web-traps = Traps
web-herd-fixed = During an orc event animals stay where they are.
web-herd-not-so = That does not work out with what you have said already. Take a step back, or choose from the list.
web-ask-arrange = Footprints show where orcs may come. Carry animals to where you want them.
web-herd-keep-so = Keep them like this
web-ask-which-orc = Which friendly orc goes there?
web-orc-in-the-way = In its way
web-orc-bribe = Bribe (you have { $n })
web-orc-pushed = Pushed to { $cell }
web-orc-nothing-lost = nothing is lost
web-orc-takes = the orc takes it: { $what }
web-trap-held = holds it
web-trap-befriended = makes it your friend
web-trap-defeated = defeats it
web-trap-weakens = weakens it
web-trap-through = does not stop it
web-trap-up-to = up to strength { $limit }
web-orc-steps = Steps
web-ask-push = to one of the lit spaces
web-barter = { $one } for { $other }
web-ask-spend = Spend
web-bounty-locked = Locked until the last of your orcs is gone.
web-event-now = now
web-event-in-round = after round { $round }
web-event-by-marker = not known yet

part-set_trap = Set a trap
part-set_trap-left = the trap
part-set_trap-now = Set the trap now
part-whittle = Wooden weapon
part-whittle-left = the weapon
part-whittle-now = Make the weapon now
part-restock = Restock mines
part-restock-left = the mines
part-restock-now = Restock now
web-banner-orcs = Orc event { $n }
web-banner-orcs-text = The orcs come down from the mountain.

error-full-only = furnishings '{ $furnishings }': the expansion has supply boards of its own; choose full
error-hard-for = hard_for '{ $seats }': write letters of seats, out of { $letters }, or { $nobody }

## What is wrong with a line of a record or a position

wrong-stable-on-trap = a stable stands on a trap: that is not possible
wrong-orc = an orc is written 'orc LETTER SPACE STRENGTH', for instance orc a b2 5, or orc a gone
wrong-orc-twice = orc { $orc } has two lines
wrong-orc-not-aside = orc { $orc } is there from the start: only { $other } waits aside
wrong-orc-gone = orc { $orc } is gone: it has no strength any more
wrong-two-orcs = two orcs are on { $cell }: only at the entrance, on d4, there is room for both
wrong-orc-in-rock = { $cell } is solid rock: an orc sits where a tile is
wrong-held-nobody = name at least one orc, for instance held a
wrong-not-held = orc { $orc } does not stand on an active trap that holds orcs
wrong-held-twice = the trap under orc { $orc } holds another orc, or this one twice
wrong-trap = a trap is written 'trap KEY SPACE', for instance trap pitfall b2, perhaps with 'used'
wrong-trap-permanent = { $trap } is never used up
wrong-no-such-trap = { $trap } is not in this game, or set too often: 'extensions' says which boards are
wrong-mined = goods in a mine are written 'mined SPACE AMOUNT', for instance mined e3 4
wrong-no-mine = on { $cell } there is no mine, or an orc sits in it
wrong-mine-twice = the mine on { $cell } has two lines
wrong-friend = a friendly orc is written 'friend LETTER SPACE', for instance friend a d3@logging
wrong-friend-and-fiend = orc { $orc } is a friend and a fiend: keep one of the lines
wrong-no-room-for-friend = on { $cell } there is no room for a friendly orc
wrong-two-friends = two orcs live on { $cell }
wrong-friend-is-held = a nasty orc sits on { $cell }: orc { $orc } is held there and cannot work
wrong-friend-in-the-way = somebody else stands on { $space }
wrong-captive = a captive is written 'captive STRENGTH SPACE', for instance captive 0 e3
wrong-no-jailer = no orc sits on { $cell } who could hold anybody
wrong-two-captives = two dwarfs are held on { $cell }
wrong-no-captive = no dwarf with strength { $strength } is at home: only such a one can be held captive
wrong-last-free-dwarf = only one dwarf is free, and the last one is never held captive
wrong-cell-beside = { $cell } is beside the board
wrong-bribes = there are { $events } event boards, here are { $count } bribe markers
wrong-no-milestone = only a game of a campaign has a milestone
wrong-reward-not-there = { $reward } is on none of the strips in play
wrong-phase-of-orcs = the phase is an orc event: then the line is 'harvest orcs', or there is none
wrong-harvest-or-orcs-known = the harvest of this round is known by now: none, payment, normal or orcs
wrong-orc-markers = { $count } orc markers: of the { $turned } turned up by now { $low } to { $high } are
wrong-phase-event = with the phase 'event' the event that now begins counts: write event 1 to 4
wrong-events = { $begun } orc events have begun and { $coming } are still to come, but a game has { $most }: write the number with 'event', or another round
wrong-orc-has-come = orc { $orc } has come by now: write the space where it stands
wrong-named-twice = { $written } is named twice
wrong-number-of-extensions = the number of extensions with { $players } players is { $count }, here are { $found }: { $here }
wrong-number-of-long-strips = the number of long strips with { $players } players is { $count }, here are { $found }: { $here }
wrong-number-of-short-strips = the number of short strips with { $players } players is { $count }, here are { $found }: { $here }
wrong-line-of-campaign = campaign, line { $line }: { $why }
wrong-form-figures = 'figures' names the figures of the games and those of the campaign
wrong-form-side = 'side' is one of easy, hard
wrong-form-seed = a seed is a whole number, for instance seed 7
wrong-form-game = a game names its extension, its strips and its milestone: game s1 l1 r1 m1a
wrong-form-won = 'won' is followed by the points of the game
wrong-form-lost = 'lost' is followed by the points of the game
wrong-form-milestone = a milestone is met or missed
wrong-form-purchase = a purchase is a bonus with 'once' or 'for_good', like 'dwelling once'; write 'nothing' for none
wrong-campaign-line = '{ $written }': a game begins with 'game' and its boards
wrong-no-campaign = this is no campaign: the first line must be '{ $line }'
wrong-line-missing = a line '{ $expected }' is expected here, not the end of the file
wrong-line-expected = a line '{ $expected }' is expected here, not '{ $written }'
wrong-game-after-failure = a game in progress, but the campaign is { $status }: a new campaign begins from the start
wrong-game-now = a game in progress, but the campaign is { $status }: nothing is played now
wrong-other-game = the record is not that of game { $game } of this campaign
error-campaign-number = campaign '{ $written }': it begins with the number of the game, 1 to 9
error-campaign-much = campaign '{ $written }...': no game brings along so much
error-campaign-word = campaign: '{ $written }' is no board, strip, milestone or bonus
error-campaign-used = campaign: { $first } to { $last } are all used, so that none is left
error-campaign-alone = a campaign is for one player
error-campaign-games = campaign: there is no game { $game }, a campaign has { $games } games
error-figures = the game was played with figures { $written }, in use are { $used }: { $hint }
error-figures-of-file = those in use come from { $file }; if the game was played with the game's own figures, take that file away, else put the figures it was played with there
error-figures-own = those in use are the game's own; put the corrected figures it was played with into { $file } in the current directory, or name their file in the environment variable { $variable }
