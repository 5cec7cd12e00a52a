"""What is asked over HTTP and WebSocket, and its answers."""
