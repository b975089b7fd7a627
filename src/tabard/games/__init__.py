"""The games that come with Tabard, one package each. `tabard.slugs()` lists all installed ones."""
