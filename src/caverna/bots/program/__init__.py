"""Bots in any language: programs that are talked to line by line. docs/protocol.md is the description."""
