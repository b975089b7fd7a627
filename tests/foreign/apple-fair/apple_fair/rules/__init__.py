"""The rules, a module for each chapter of rules.md."""
