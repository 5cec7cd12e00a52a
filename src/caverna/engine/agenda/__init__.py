"""What must happen next: an explicit stack of steps."""
