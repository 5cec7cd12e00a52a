import sys; from replay import run; from caverna import write_record, read_record
g, ok = run(sys.argv[1]); assert ok and g.is_over
t = write_record(g); open(sys.argv[2], "w").write(t); print(g.totals(), read_record(t).totals())
