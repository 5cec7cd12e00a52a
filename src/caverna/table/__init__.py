"""The table people sit at: who sits where, whose turn is open, what can be taken back, what was played.

No clock, disk, network or screen: the server and the terminal are two screens for it.
"""
