"""The house: HTTP and websockets round the tables, guests by signed tokens, and storage."""
