"""A whole game for one, as a player with a plan would play it, reckoned by hand turn by turn.

The plan: rubies early, a third dwarf in round 4, one weapon for expeditions, sheep and boars to eat, mines
and a treasure chamber at the end. In brackets behind a round: what lies on the spaces after the refill.
"""

import pytest

from tests.arranging import answers
from tests.rules.lawyer.scribe import Scribe
from tests.rules.rounds.sitting_out import lying_on


@pytest.mark.rule("SOLO-CARD-ORDER", "SOLO-HARVESTS", "SOLO-PROTECT", "SOLO-START", "SCORE-ANIMALS")
def test_eleven_rounds_with_a_plan_end_with_sixty_four_points() -> None:
    s = Scribe(1, A=2)
    t = s.turn

    # 1 Blacksmithing (excavation 1, logging 3, ore 2, gathering 1, sustenance 1, ruby 1)
    t("A", "place ruby_mining", ruby=1)
    t("A", "place sustenance, take, tile meadow c4 field b4", food=1 + 1, grain=1)  # the river: 1 food
    # 2 Sheep farming (excavation 2, logging 4, ore 3, gathering 2, sustenance 1, ruby 1, sheep 1)
    t("A", "place excavation, take, tile cavern e3 tunnel e4", stone=2, food=1)  # the spring: 1 food
    t("A", "place logging", wood=4)
    # 3 Ore mine construction (excavation 1, logging 3, ore 4, gathering 3, sustenance 2, ruby 2, sheep 2)
    t(
        "A",
        "place slash_and_burn, tile meadow c3 field b3, sow grain b4, ruby vegetable, sow vegetable b3",
        grain=-1,
        ruby=-1,
    )
    t("A", "place ruby_mining", ruby=2)
    s.gets("A", grain=1, vegetable=1)
    t("A", "feed 4", food=-4)
    t("A", "breed none")
    # 4 Wish for children (excavation 2, logging 4, ore 5, gathering 4, sustenance 3, ruby 1, sheep 3)
    t("A", "place housework, take, furnish simple_dwelling_a d3", dog=1, wood=-4, stone=-2)
    t("A", "place wish_for_children, grow")
    t("A", "eat vegetable, feed 3", vegetable=-1, food=2 - 3)  # payment: 1 for each of three
    # 5 Donkey farming (excavation 3, logging 5, ore 6, gathering 5, sustenance 4, ruby 2, sheep 4, donkey 1)
    t("A", "place logging", wood=5)
    t("A", "place sustenance, take, tile meadow c2 field c1", food=4, grain=1, boar=1)  # the preserve
    t("A", "place sheep_farming, fence c3 c4, done", wood=-4, sheep=4)
    s.gets("A", grain=1, vegetable=1)
    t("A", "eat vegetable, feed 6", vegetable=-1, food=2 - 6)
    t("A", "breed sheep", sheep=1)
    # 6 Ruby mine construction: six ore would be cleared, a ruby keeps them
    assert answers(s.game) == ["protect ore_mining", "done"]
    t("A", "protect ore_mining", ruby=-1)
    # (excavation 4, logging 3, ore 7, gathering 6, sustenance 1, ruby 3, sheep 1, donkey 2)
    t("A", "place ore_mining", ore=7)
    t(
        "A",
        "place blacksmithing, forge 7, loot stone, loot boar, loot furnish, furnish working_cave e3",
        ore=-7,
        stone=1 - 1,
        boar=1,
        wood=-1,
    )
    t("A", "place ruby_mining", ruby=3)
    s.gets("A", grain=1)
    t("A", "eat grain, eat grain, eat grain, eat grain, eat sheep, eat sheep, feed 6", grain=-4, sheep=-2)
    t("A", "breed sheep boar", sheep=1, boar=1)
    # 7 Ore delivery: six wood are kept for a ruby
    t("A", "protect wood_gathering", ruby=-1)
    # (excavation 5, logging 4, ore 2, gathering 7, sustenance 2, ruby 1, sheep 2, donkey 3, delivery 1+1)
    t("A", "place wood_gathering", wood=7)
    t("A", "place excavation, take, tile cavern f3 tunnel f4", stone=5)
    t(
        "A",
        "place ore_mine_construction, tile ore_mine e4 deep_tunnel f4, "
        "loot furnish, furnish dwelling f3, loot stable, stable c3",
        ore=3,
        wood=-4,
        stone=-3,
    )
    t("A", "feed adult wood, eat boar, eat sheep, eat sheep, feed 4", wood=-1, boar=-1, sheep=-2)
    t("A", "breed sheep boar", sheep=1, boar=1)
    # 8 Family life (excavation 1, logging 5, ore 3, gathering 1, sustenance 3, ruby 2, sheep 3, donkey 4,
    #   delivery 2+2)
    assert "place wish_for_children" not in answers(s.game)
    t("A", "place family_life, grow, ruby vegetable, sow vegetable b4, done", ruby=-1)
    t("A", "place sustenance, take, tile meadow a3 field a4", food=3, grain=1, boar=1)
    t("A", "place logging, loot small_pasture, fence c2", wood=5 - 1)
    s.gets("A", vegetable=1)
    t("A", "feed adult wood, eat vegetable, feed 5", wood=-1, vegetable=-1, food=2 - 5)  # 3 adults, 1 newborn
    t("A", "breed sheep boar", sheep=1, boar=1)
    # 10 Ore trading; there is no round 9 (excavation 2, logging 3, ore 4, gathering 2, sustenance 1, ruby 3,
    #    sheep 4, donkey 5, delivery 3+3)
    assert s.game.state.round == 10
    t("A", "place donkey_farming, fence a3, stable a3, done", wood=-2, stone=-1, donkey=5)
    t("A", "place slash_and_burn, tile meadow b2 field a2, sow grain a2, done", grain=-1)
    t("A", "place ore_delivery", stone=3, ore=3 + 2)
    t("A", "place blacksmithing, loot cattle, loot gold2, loot vegetable", cattle=1, gold=2, vegetable=1)
    s.gets("A", vegetable=1, grain=1)
    t("A", "feed adult wood, eat vegetable, eat vegetable, eat boar, feed 6", wood=-1, vegetable=-2, boar=-1)
    # 4 sheep, 5 donkeys, 4 boars, 1 cattle; places 8, 4, 2, a watched meadow, the dwelling, a mine. A foal
    # fits (donkeys on the eight, boars on the four), a piglet fits (the other way round), both do not, and a
    # fifth sheep would take the dwelling from the cattle.
    assert answers(s.game) == ["breed donkey", "breed boar", "breed none"]
    t("A", "breed boar", boar=1)
    # 11 Adventure (excavation 3, logging 4, ore 5, gathering 3, sustenance 2, ruby 4, sheep 5, donkey 1,
    #    delivery 1+1)
    t("A", "place ore_trading, trade, trade, trade", ore=-6, gold=6, food=3)
    t("A", "place ruby_mining", ruby=4)
    t("A", "place ruby_mine_construction, tile ruby_mine f4", ruby=1)
    t(
        "A",
        "place adventure, ruby cavern d2, loot dwelling, furnish dwelling d2, loot field, tile field b1",
        ruby=-2,
        wood=-2,
        stone=-2,
    )
    s.gets("A", grain=1)
    t("A", "feed adult stone, eat boar, eat grain, feed 6", stone=-1, boar=-1, grain=-1, food=3 - 6)
    t("A", "breed donkey boar", donkey=1, boar=1)
    # 12 Ruby delivery (excavation 4, logging 5, ore 6, gathering 4, sustenance 3, ruby 1, sheep 6, donkey 2,
    #    delivery 2+2, ruby delivery 2)
    assert lying_on(s.game, "ore_mining") == {"ore": 6}
    t("A", "place ruby_delivery", ruby=2)
    t("A", "place family_life, grow, sow grain b4, done", grain=-1)
    t("A", "place excavation, take, tile cavern f2 tunnel f1", stone=4, food=2)  # the large spring
    t("A", "place logging, loot furnish, furnish treasure_chamber f2", wood=5 - 1, stone=-1)
    s.gets("A", grain=2)
    t("A", "feed adult wood, eat boar, eat boar, eat grain, feed 7", wood=-1, boar=-2, grain=-1, food=5 - 7)
    t("A", "breed boar", boar=1)
    if not s.game.is_over:
        t("A", "end")

    assert s.game.is_over
    player = s.game.state.players[0]
    assert sorted(player.weapons) == [0, 0, 0, 0, 14]  # 7, then 8 to 14 by seven expeditions
    assert s.game.score() == [
        {
            "animals": 1 + 4 + 6 + 4 + 1,
            "missing_animals": 0,
            "grain": 2,  # 1 in store, 2 on b4
            "vegetables": 0,
            "rubies": 7,
            "dwarfs": 5,
            "unused_spaces": -4,  # a1, d1, e1, e2
            "tiles": 4 + 2 + 2 + 3 + 4 + 2 + 3 + 3,
            "bonus": 7,  # the treasure chamber
            "gold": 8,
            "begging": 0,
        }
    ]
    assert s.game.totals() == [64]
