"""Games as tables of decisions, in files of Parquet that other programs read."""
