"""What is printed: cards, numbers and layouts."""
