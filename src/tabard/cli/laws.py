"""`tabard laws`."""


def laws() -> None: ...
