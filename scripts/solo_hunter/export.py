"""Tables for the fast solo program: moves by text, prices."""
from caverna import Game, Setup
g = Game(Setup(players=1, seed=0)); r = g.state.rules
with open("moves.txt", "w") as f:
    for i, m in enumerate(r.moves.all):
        if m.text: f.write(f"{i}\t{m.text}\n")
with open("furn.h", "w") as f:
    f.write("static const char* FNAME[49]={" + ",".join(f'"{t.key}"' for t in r.furnishings) + "};\n")
    f.write("enum Furn{" + ",".join(f"F_{t.key.upper()}" for t in r.furnishings) + "};\n")
    f.write("static const int FCOST[49][13]={" + ",".join("{" + ",".join(str(dict(t.cost).get(k, 0)) for k in range(13)) + "}" for t in r.furnishings) + "};\n")
    f.write("static const int FPTS[49]={" + ",".join(str(t.points) for t in r.furnishings) + "};\n")
    f.write("static const bool FYEL[49]={" + ",".join("1" if r.yellow >> i & 1 else "0" for i in range(49)) + "};\n")
