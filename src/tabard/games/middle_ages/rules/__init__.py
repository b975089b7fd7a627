"""The rules of Middle Ages, one module per chapter."""
