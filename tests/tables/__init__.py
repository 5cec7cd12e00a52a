"""The table people sit at: turns, taking back, the log, versions."""
