"""What a game is: the contract every Seaboard game keeps, and everything that needs only that contract."""
