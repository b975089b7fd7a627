"""`tabard fuzz`."""


def fuzz() -> None: ...
