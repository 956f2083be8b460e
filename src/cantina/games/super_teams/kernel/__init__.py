"""The rules of Super Teams: one position record, one content record, and plain functions over them."""
