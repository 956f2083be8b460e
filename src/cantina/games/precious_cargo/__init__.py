"""The Mandalorian: Precious Cargo, the throwing of discs at cards, sets of allies, upgrades and Grogu."""
