"""One module for each chapter of the rules."""
