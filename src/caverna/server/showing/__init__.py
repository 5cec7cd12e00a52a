"""What somebody is shown of a table."""
