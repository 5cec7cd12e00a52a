"""One table as it is served: its log in words, what waits to be done there, who looks at it."""
