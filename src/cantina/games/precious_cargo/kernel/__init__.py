"""The rules of Precious Cargo: one position record, one content record, and plain functions over them."""
