"""The rules of Carcassonne: one position record, one content record, and plain functions over them."""
