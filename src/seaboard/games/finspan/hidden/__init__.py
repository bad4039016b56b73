"""What a seat could believe; compiled."""
