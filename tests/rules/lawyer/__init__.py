"""Rules read once more from the printed sources: whole games and unusual situations."""
