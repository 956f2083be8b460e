"""The Mandalorian: Adventures."""
