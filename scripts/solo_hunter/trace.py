import sys
from caverna import read_record
from caverna.bots.mind.judging.features import features
from caverna.engine.rounds.work_phase import PlaceDwarf
from caverna import Game, Setup
g = read_record(open(sys.argv[1]).read())
h = Game(Setup(players=1, seed=0)); out = b""; n = 0
turn_open = False
for seat, m in g.moves_played:
    if seat != 0: continue
    step = h.state.agenda[-1]
    if isinstance(step, PlaceDwarf) and not turn_open:
        out += features(h.state, 0); n += 1; turn_open = True
    if m.text.startswith("place"): turn_open = False
    h.play(m)
open(sys.argv[2], "wb").write(out); print(n, h.totals())
