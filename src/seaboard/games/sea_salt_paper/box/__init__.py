"""What is printed: the cards and the numbers on them."""
