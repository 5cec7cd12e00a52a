"""The rules engine: state, agenda, verbs. It knows no card and no tile by name."""
