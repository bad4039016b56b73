"""The table server: HTTP and WebSocket around tables, a store that forgets nothing, bots in processes of their own."""
