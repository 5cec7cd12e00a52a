"""The rules of the box as a machine: orcs, traps, fights, events."""
