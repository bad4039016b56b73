"""What is printed: the pack as data, read and checked. No rules."""
