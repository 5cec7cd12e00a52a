"""A whole game for three, reckoned by hand: A goes after weapons, B farms and mines, C collects rubies.

Above each round: what lies on the spaces that are used, and the order of play.
"""

import pytest

from tests.arranging import answers
from tests.rules.lawyer.scribe import Scribe


def begin() -> Scribe:
    s = Scribe(3, A=1, B=1, C=2)
    s.chance("start A")
    return s


def rounds_one_to_four(s: Scribe) -> None:
    t = s.turn
    # 1: ore 2, sustenance 1, ruby 1, starting player 1, excavation 1, forest exploration 1
    s.chance("reveal blacksmithing")
    t("A", "place ore_mining", ore=2)
    t("B", "place sustenance, take, tile meadow c4 field b4", food=1 + 1, grain=1)
    t("C", "place ruby_mining", ruby=1)
    t("A", "place starting_player", ore=2, food=1)
    t("B", "place excavation, take, tile cavern e3 tunnel e4", stone=1, food=1)
    t("C", "place forest_exploration", wood=1, vegetable=1)
    # 2: ore 2, logging 4, ruby 1, drift mining 2, clearing 2
    s.chance("reveal ore_mine_construction")
    t("A", "place ore_mining", ore=2)
    t("B", "place logging", wood=4)
    t("C", "place ruby_mining", ruby=1)
    t(
        "A",
        "place blacksmithing, forge 6, loot gold2, loot ore2, loot vegetable",
        ore=-6 + 2,
        gold=2,
        vegetable=1,
    )
    t("B", "place drift_mining, take, tile cavern f3 tunnel f4", stone=2)
    t("C", "place clearing, take, tile meadow c4 field b4", wood=2, food=1)
    # 3: sustenance 2, logging 3, excavation 2; full harvest
    t("A", "place sustenance, take, tile meadow b4 field c4", food=2 + 1, grain=1)
    t("B", "place ore_mine_construction, tile ore_mine e4 deep_tunnel f4", ore=3)
    t("C", "place slash_and_burn, tile meadow c3 field b3, sow vegetable b4", vegetable=-1)
    t("A", "place logging, loot boar", wood=3, boar=1)
    t("B", "place housework, take, furnish dwelling d3", dog=1, wood=-4, stone=-3)
    t("C", "place excavation, take, tile cavern d1 cavern d2", stone=2)
    s.gets("C", vegetable=1)
    t("A", "feed 4", food=-4)
    t("B", "feed 4", food=-4)
    t("C", "eat vegetable, feed 4", vegetable=-1, food=2 - 4)
    for seat in "ABC":
        t(seat, "breed none")
    # 4: strip mining 1 ore 3 stone, ruby 2, starting player 3; payment of one food a dwarf, B first
    t("A", "place strip_mining", ore=1, stone=3, wood=2)
    t("B", "place wish_for_children, grow")
    t("C", "place ruby_mining", ruby=2)
    t(
        "A",
        "place blacksmithing, loot furnish, furnish dwelling d3, loot stable, stable b4, loot sheep",
        wood=-4,
        stone=-3,
        sheep=1,
    )
    t("B", "place starting_player", food=3, ore=2)
    t("C", "place housework, take, furnish ruby_supplier d2", dog=1, wood=-2, stone=-2)
    t("B", "feed 3", food=-3)
    t("C", "eat ruby, feed 2", ruby=-1, food=2 - 2)
    t("A", "eat vegetable, feed 2", vegetable=-1, food=2 - 2)


def rounds_five_to_seven(s: Scribe) -> None:
    t = s.turn
    # 5, B first: logging 4, forest exploration 4, sheep 3, drift mining 3, clearing 3, sustenance 2
    s.gets("C", ruby=1)
    s.chance("reveal ruby_mine_construction")
    t("B", "place logging", wood=4)
    t("C", "place forest_exploration", wood=4, vegetable=1)
    t("A", "place wish_for_children, grow")
    t("B", "place sheep_farming, fence c4", wood=-2, sheep=3)
    t("C", "place drift_mining, take, tile cavern e2 tunnel e1", stone=3)
    t("A", "place clearing, take, tile meadow b3 field a3", wood=3, boar=1)
    t("B", "place sustenance, take, tile meadow c3 field b3", food=2, grain=1)
    s.gets("C", vegetable=1)
    # B needs 6 and keeps a pair of sheep at the price of a begging marker
    t("B", "eat grain, eat grain, eat sheep, feed 5", grain=-2, sheep=-1, food=3 - 5)
    t("C", "eat vegetable, eat vegetable, feed 4", vegetable=-2, food=4 - 4)
    t("A", "eat grain, eat sheep, eat boar, feed 5", grain=-1, sheep=-1, boar=-1, food=4 - 5)  # a newborn
    t("B", "breed sheep", sheep=1)
    t("C", "breed none")
    t("A", "breed none")
    # 6: ore 5, gathering 6, excavation 3, ruby 2, sustenance 1; the first question mark: nothing at the end
    s.gets("C", ruby=1)
    s.chance("marker question")
    t("B", "place ore_mining", ore=5 + 2)
    t("C", "place wood_gathering", wood=6)
    t("A", "place excavation, take, tile cavern d2 tunnel d1", stone=3)
    t("B", "place supplies", wood=1, stone=1, ore=1, food=1, gold=2)
    t(
        "C",
        "place wish_for_children, ruby stone, ruby stone, ruby stone, furnish couple_dwelling d3",
        ruby=-3,
        stone=3 - 6,
        wood=-8,
    )
    t("A", "place ruby_mining", ruby=2)
    t("B", "place sustenance, take, tile meadow c2 field b2", food=1, grain=1)
    t("A", "place ore_mine_construction, loot small_pasture, fence b4, loot donkey", wood=-1, donkey=1)
    # 7: strip mining 1 ore 2 stone, logging 4, donkeys 2
    s.gets("C", ruby=1)
    s.chance("reveal exploration", "marker leaf")
    t(
        "B",
        "place blacksmithing, forge 8, loot furnish, furnish cuddle_room e3, "
        "loot stable, stable c4, loot grain",
        ore=-8,
        wood=-1,
        grain=1,
    )
    t("C", "place wish_for_children, grow")
    t("A", "place strip_mining", ore=1, stone=2, wood=2)
    t("B", "place slash_and_burn, tile meadow c1 field b1, sow grain b4, sow grain b3", boar=1, grain=-2)
    t("C", "place logging", wood=4)
    t("A", "place housework, take, furnish dwelling d2", dog=1, wood=-4, stone=-3)
    t("B", "place donkey_farming, fence c3, stable c3", wood=-2, stone=-1, donkey=2)
    # boar, donkey and cattle are three kinds: without the looted stable there are two places
    t(
        "A",
        "place exploration, loot stable, stable b3, loot cattle, loot gold2, loot vegetable",
        cattle=1,
        gold=2,
        vegetable=1,
    )
    s.gets("B", grain=2)
    t("B", "eat grain, eat grain, eat boar, feed 6", grain=-2, boar=-1, food=4 - 6)
    t("C", "eat ruby, eat ruby, feed 5", ruby=-2, food=4 - 5)
    t("A", "eat vegetable, eat gold 4, eat donkey, feed 6", vegetable=-1, gold=-4, donkey=-1)
    t("B", "breed sheep donkey", sheep=1, donkey=1)
    t("C", "breed none")
    t("A", "breed none")


def rounds_eight_and_nine(s: Scribe) -> None:
    t = s.turn
    # 8: sustenance 2, starting player 4, ore 3, ruby 2, sheep 3, logging 3, forest exploration 3
    s.gets("C", ruby=1)  # the fourth and last delivery
    s.chance("reveal family_life", "marker leaf")
    t("B", "place sustenance, take, tile meadow a2 field a3", food=2, grain=1, boar=1)
    t("C", "place starting_player", food=4, ore=2)
    t("A", "place family_life, grow")
    t("B", "place ore_mining", ore=3 + 2)
    t("C", "place ruby_mining", ruby=2)
    t("A", "place sheep_farming, stable c2, done", stone=-1, sheep=3)
    t("B", "place logging, loot gold2", wood=3, gold=2)
    t("C", "place forest_exploration", wood=3, vegetable=1)
    t(
        "A",
        "place blacksmithing, loot meadow, tile meadow a4, loot donkey, loot vegetable",
        donkey=1,
        vegetable=1,
    )
    s.gets("B", grain=2)
    t("C", "eat vegetable, feed 6", vegetable=-1, food=2 - 6)
    t("A", "eat vegetable, eat ruby, eat ruby, eat sheep, feed 7", vegetable=-1, ruby=-2, sheep=-1)
    t("B", "eat grain, eat grain, eat grain, eat gold 2, feed 6", grain=-3, gold=-2, food=4 - 6)
    t("C", "breed none")
    t("A", "breed sheep", sheep=1)
    t("B", "breed sheep donkey", sheep=1, donkey=1)
    # 9, C first: drift mining 4, excavation 3, clearing 4, delivery 1+1, gathering 3, logging 3;
    # the second question mark: one food a dwarf
    s.chance("marker question")
    t("C", "place drift_mining, take, tile cavern f2 tunnel f1", stone=4, food=2)
    t("A", "place excavation, take, tile cavern e2 tunnel e1", stone=3)
    t("B", "place ruby_mine_construction, tile ruby_mine f4", ruby=1)
    t("C", "place ore_mine_construction, tile ore_mine e1 deep_tunnel f1", ore=3)
    t("A", "place clearing, take, tile meadow c2 field c3", wood=4)  # the meadow slides under the stable
    t("B", "place ore_delivery", stone=1, ore=1 + 2)
    t("C", "place urgent_wish_for_children, furnish dwelling d1, grow", wood=-4, stone=-3)
    assert "place family_life" not in answers(s.game)  # A has room for four, four dwarfs and no crop
    t("A", "place wood_gathering", wood=3)
    t(
        "B",
        "place exploration, loot cattle, loot vegetable, loot grain, loot gold2",
        cattle=1,
        vegetable=1,
        grain=1,
        gold=2,
    )
    t("A", "place logging, loot dwelling, furnish dwelling e2", wood=3 - 2, stone=-2)
    t("C", "eat ruby, feed 4", ruby=-1, food=2 - 4)  # three adults and a newborn, one each
    t("A", "eat sheep, eat boar, eat donkey, feed 4", sheep=-1, boar=-1, donkey=-1)
    t("B", "eat vegetable, eat grain, feed 3", vegetable=-1, grain=-1)


def rounds_ten_and_eleven(s: Scribe) -> None:
    t = s.turn
    # 10: sustenance 2, ruby 2, donkeys 3, forest exploration 2, logging 3, starting player 2
    s.chance("reveal ore_trading", "marker leaf")
    t("C", "place ruby_mine_construction, tile ruby_mine f1", ruby=1)
    t("A", "place sustenance, take, tile meadow b2 field b1", food=2, grain=1)
    t("B", "place ore_trading, trade, trade, trade", ore=-6, gold=6, food=3)
    t("C", "place ruby_mining", ruby=2 + 1)
    t("A", "place slash_and_burn, tile meadow a2 field a1, sow grain c4", grain=-1)
    t("B", "place donkey_farming, fence a2, stable a2, done", wood=-2, stone=-1, donkey=3)
    t("C", "place housework, take, furnish treasure_chamber e2", dog=1, wood=-1, stone=-1)
    t("A", "place forest_exploration", wood=2, vegetable=1)
    t("B", "place logging, loot furnish, furnish beer_parlor f3", wood=3 - 2)
    t("C", "place starting_player", food=2, ore=2)
    t(
        "A",
        "place blacksmithing, loot cattle, loot sow, sow vegetable a3, loot gold2",
        cattle=1,
        vegetable=-1,
        gold=2,
    )
    s.gets("A", grain=1, vegetable=1)
    s.gets("B", grain=2)
    t("C", "eat ruby, eat ruby, eat ruby, feed 8", ruby=-3, food=6 - 8)
    t("A", "eat grain, eat vegetable, eat cattle, feed 8", grain=-1, vegetable=-1, cattle=-1, food=6 - 8)
    t("B", "eat donkeys, feed 6", donkey=-2, food=3 - 6)
    t("C", "breed none")
    t("A", "breed sheep", sheep=1)
    t("B", "breed sheep donkey", sheep=1, donkey=1)
    # 11: ruby delivery 2, strip mining 1 ore 3 stone, drift mining 2, delivery 2+2, sustenance 1;
    # the third question mark: fields or breeding
    s.chance("reveal ruby_delivery", "marker question")
    t("C", "place ruby_delivery", ruby=2)  # one ruby mine is not enough for the third
    t("A", "place strip_mining", ore=1, stone=3, wood=2)
    t("B", "place drift_mining, take, tile cavern d2 tunnel e2", stone=2)
    t("C", "place ore_delivery", stone=2, ore=2 + 2)
    t("A", "place ore_mine_construction, tile ore_mine d1 deep_tunnel e1", ore=3)
    t("B", "place housework, take, furnish fodder_chamber d2", dog=1, grain=-2, stone=-1)
    t("C", "place ore_trading, trade, trade, trade", ore=-6, gold=6, food=3)
    t("A", "place family_life, grow")
    t(
        "B",
        "place exploration, loot boar, loot gold2, loot vegetable, loot cattle",
        boar=1,
        gold=2,
        vegetable=1,
        cattle=1,
    )
    t("C", "place sustenance, take, tile meadow c2 field b2", food=1, grain=1)
    t(
        "A",
        "place blacksmithing, loot cattle, loot cavern, tile cavern e3, "
        "loot furnish, furnish milking_parlor e3",
        cattle=1,
        wood=-2,
        stone=-2,
        food=2,
    )
    t("C", "choose field")
    t("A", "choose field")
    s.gets("A", grain=1, vegetable=1)
    t("B", "choose breeding")
    t("C", "eat gold 5, feed 8", gold=-5, food=4 - 8)
    t(
        "A",
        "eat grain, eat vegetable, eat sheep, eat cattle, feed 9",
        grain=-1,
        vegetable=-1,
        sheep=-1,
        cattle=-1,
        food=7 - 9,
    )
    t("B", "eat vegetable, eat donkeys, eat sheep, feed 6", vegetable=-1, donkey=-2, sheep=-1)
    t("B", "breed sheep donkey boar cattle", sheep=1, donkey=1, boar=1, cattle=1)


def round_twelve(s: Scribe) -> None:
    t = s.turn
    # 12: ruby 2, excavation 3, clearing 3, sheep 4, donkeys 2; the last marker can only be a leaf
    t("C", "place ruby_mining", ruby=2 + 1)
    t("A", "place excavation, take, tile cavern f2 cavern f3", stone=3)
    t("B", "place ruby_mine_construction, tile ruby_mine e2")  # an ordinary tunnel: no ruby
    t("C", "place housework, take, furnish main_storage f2", dog=1, wood=-2, stone=-1)
    t("A", "place donkey_farming, fence b2 b3, fence c2", wood=-6, donkey=2)
    t("B", "place clearing", wood=3)  # a1 and a4 are left, and they are no neighbours
    t("C", "place sheep_farming, fence c4, stable c4, done", wood=-2, stone=-1, sheep=4)
    t("A", "place urgent_wish_for_children, take", gold=3)
    t("B", "place adventure, loot gold2, loot cavern, tile cavern f2", gold=2)
    t("C", "place slash_and_burn, tile meadow a2 field a3, sow grain b4", boar=1, grain=-1)
    t("A", "place supplies", wood=1, stone=1, ore=1, food=1, gold=2)
    t(
        "A",
        "place exploration, loot boar, loot cattle, loot breed, breed sheep cattle, "
        "loot furnish, furnish stone_storage f3",
        boar=1,
        cattle=1 + 1,
        sheep=1,
        wood=-3,
        ore=-1,
    )
    s.gets("C", grain=1)
    s.gets("A", grain=1)
    t("C", "eat ruby, eat ruby, eat ruby, eat grain, eat sheep, feed 8", ruby=-3, grain=-1, sheep=-1)
    t("A", "eat gold 7, eat cattle, feed 10", gold=-7, cattle=-1, food=9 - 10)
    t("B", "eat donkeys, eat cattle, feed 6", donkey=-2, cattle=-1)
    t("C", "breed sheep", sheep=1)
    t("A", "breed sheep donkey cattle", sheep=1, donkey=1, cattle=1)
    t("B", "breed sheep donkey boar cattle", sheep=1, donkey=1, boar=1, cattle=1)


@pytest.mark.rule("ROUND-TWELVE", "ROUND-PHASES", "SCORE-TIES-SHARED", "HARVEST-EVENTS-IN-ORDER")
def test_twelve_rounds_of_three_plans() -> None:
    s = begin()
    rounds_one_to_four(s)
    rounds_five_to_seven(s)
    rounds_eight_and_nine(s)
    rounds_ten_and_eleven(s)
    round_twelve(s)
    while not s.game.is_over:
        s.turn(s.game.seat_name, "end")

    a, b, c = s.game.score()
    assert a == {
        "animals": 1 + 4 + 3 + 1 + 3,
        "missing_animals": 0,
        "grain": 1,
        "vegetables": 0,
        "rubies": 0,
        "dwarfs": 5,
        "unused_spaces": -4,  # c1, e4, f1, f4
        "tiles": 2 + 2 + 4 + 3 + 3 + 3 + 3,
        "bonus": 3 + 7,  # milking parlor, stone storage
        "gold": 0,
        "begging": 0,
    }
    assert b == {
        "animals": 2 + 7 + 4 + 4 + 3,
        "missing_animals": 0,
        "grain": 0,
        "vegetables": 0,
        "rubies": 1,
        "dwarfs": 3,
        "unused_spaces": -5,  # a1, a4, d1, e1, f1
        "tiles": 2 + 2 + 2 + 3 + 4 + 4 + 3 + 2 + 3,
        "bonus": 6,  # 18 farm animals in the fodder chamber
        "gold": 14,
        "begging": -3,
    }
    assert c == {
        "animals": 3 + 4 + 1,
        "missing_animals": -4,
        "grain": 1,  # two on b4
        "vegetables": 0,
        "rubies": 6,
        "dwarfs": 4,
        "unused_spaces": -8,  # a1, b1, c1, a4, e3, e4, f3, f4
        "tiles": 2 + 3 + 4 + 2 + 5 + 3,
        "bonus": 6 + 4,  # treasure chamber, main storage
        "gold": 1,
        "begging": 0,
    }
    assert s.game.totals() == [44, 61, 37]
    assert s.game.winners() == [1]
