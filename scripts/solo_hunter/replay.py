"""Replay ops in the real engine; compare rows."""
import sys
from caverna import Game, Setup
from caverna.research.solving.hunt import exchange
from caverna.engine.rounds.ending import LastChance
from caverna.record import *
import caverna
def run(file, verbose=True):
    g = Game(Setup(players=1, seed=0)); mt = g.state.rules.moves.all
    by = {m.text: m for m in mt if m.text}
    turns = [[int(x) for x in l.split()] for l in open(file)]
    import os
    rows = open(file.replace('.ops','.rows'),'rb').read() if os.path.exists(file.replace('.ops','.rows')) else None
    from caverna.bots.mind.judging.features import features
    for ti, ops in enumerate(turns):
        if rows:
            while not any(x.text.startswith('place') for x in g.legal_moves()):
                L=[x.text for x in g.legal_moves()]; g.play(by['end' if 'end' in L else 'done'])
            fr = features(g.state, 0); mine = rows[ti*331:(ti+1)*331]
            d = [(i, fr[i], mine[i]) for i in range(331) if fr[i] != mine[i]]
            if d and verbose: print('turn', ti, 'round', g.state.round, 'diff (i, engine, mine)', d)
        ops = list(ops)
        at = next((i for i, o in enumerate(ops) if mt[o].text.startswith("place")), None)
        if at is not None:
            while not any(x.text.startswith('place') for x in g.legal_moves()):
                L=[x.text for x in g.legal_moves()]; g.play(by['end' if 'end' in L else 'done'])
            if at == 0 and mt[ops[0]].text not in [x.text for x in g.legal_moves()]:
                k = 1
                while k < len(ops) and mt[ops[k]].text.startswith("ruby"): k += 1
                ops = ops[1:k] + [ops[0]] + ops[k:]
        for op in ops:
            m = mt[op]
            for tries in range(8):
                if g.is_over: return g, True
                legal = [x.text for x in g.legal_moves()]
                if m.text in legal:
                    g.play(m); break
                if m.text.startswith("pay ") or m.text == "take" and not "take" in legal and tries == 0 and not ('done' in legal or 'end' in legal):
                    break
                if m.text == "take" : break
                if m.text.startswith("breed") or m.text.startswith("feed"):
                    if any(t.startswith(m.text.split()[0]) for t in legal) :
                        alts=[t for t in legal if t.startswith(m.text.split()[0])]
                        if verbose: print("turn", ti, "wanted", m.text, "have", alts); 
                        return g, False
                    if m.text in ("breed none", "feed 0"): 
                        # not asked at all?
                        if not any(t in legal for t in ("end", "done")): break
                for auto in ("take", "end", "done"):
                    if auto in legal:
                        g.play(by[auto]); break
                else:
                    if m.text in ("breed none", "feed 0"): break
                    if verbose: print("turn", ti, "round", g.state.round, "stuck at", m.text, "legal", legal[:30], [mt[o].text for o in ops])
                    return g, False
            else:
                if verbose: print("turn", ti, "gave up at", m.text, legal[:20], [mt[o].text for o in ops]); 
                return g, False
    while not g.is_over and not isinstance(g.state.agenda[-1], LastChance):
        legal=[x.text for x in g.legal_moves()]
        g.play(by["end"] if "end" in legal else by["done"])
    if not g.is_over: exchange(g)
    return g, True
if __name__ == "__main__":
    for f in sys.argv[1:]:
        g, ok = run(f); print(f, ok, g.totals() if ok else "")
