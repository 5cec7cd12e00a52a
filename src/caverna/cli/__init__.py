"""The command line: one file a command, drawing apart from asking."""
