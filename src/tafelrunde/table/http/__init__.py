"""HTTP and WebSocket: everything that comes from the network."""
