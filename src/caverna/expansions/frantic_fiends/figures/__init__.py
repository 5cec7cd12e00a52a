"""The figures printed in the box, with their sources."""
