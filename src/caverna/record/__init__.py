"""Games as text: the record of moves, positions written by hand, and snapshots."""
