"""What a seat could believe: worlds dealt anew."""
