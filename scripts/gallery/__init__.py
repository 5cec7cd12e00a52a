"""Pictures of every screen for somebody who judges how it looks."""
