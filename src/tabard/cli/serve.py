"""`tabard serve`."""


def serve() -> None: ...
