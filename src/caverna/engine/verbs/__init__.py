"""The things a dwarf can do, one file a verb."""
