"""Those who are measured. Each module holds `WORK`: for what can be measured of it, how it is done with a game of that name."""
