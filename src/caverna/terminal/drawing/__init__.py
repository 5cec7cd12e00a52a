"""What the panes show, as lines of text: read from the state that was sent, drawn without any screen."""
