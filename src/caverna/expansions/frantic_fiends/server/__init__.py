"""The box on the server."""
