"""How the stronger bots think: whole turns, what they lead to, and what that is worth."""
