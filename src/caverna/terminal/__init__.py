"""The table on a whole terminal: it draws what a table sends, wherever that stands, and computes no rules."""
