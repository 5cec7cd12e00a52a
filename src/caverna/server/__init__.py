"""The table for browsers: tables, seats, storage, HTTP and WebSocket."""
