import sys; from replay import run
from caverna.engine.rounds.scoring import score_sheet
for f in sys.argv[1:]:
    g, ok = run(f); print(f, ok, g.totals())
    if not ok: continue
    print(score_sheet(g.state, 0)); r = g.state.rules; p = g.state.players[0]
    print([r.furnishings[n].key for _, n in p.rooms], p.weapons, dict(zip(("wood stone ore ruby grain veg food gold dog sheep donkey boar cattle").split(), p.goods)))
    rounds = {}; 
    h = None
    out = []; rnd = 0
    from caverna import Game, Setup
    h = Game(Setup(players=1, seed=0))
    for s, m in g.moves_played:
        if s != 0: continue
        if m.text.startswith("place"): out.append(f"{h.state.round}:{m.text[6:]}")
        elif m.text.startswith(("furnish", "grow", "forge", "loot")): out.append("(" + m.text + ")")
        h.play(m)
    print(" ".join(out))
