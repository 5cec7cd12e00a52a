"""What the box adds to a view."""
