from tests.test_cli import terminal

from .tables import fool

__all__ = ["fool", "terminal"]
