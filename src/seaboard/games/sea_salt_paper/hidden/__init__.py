"""What a seat could believe: worlds that fit its memory (compiled)."""
