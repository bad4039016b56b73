"""What is printed: cards, mat, achievements and the Nautoma, as data with their provenance."""
