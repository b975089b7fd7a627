"""`python -m tabard.server`: the server with the settings of the environment."""

import sys

from tabard.server.settings import from_environment
from tabard.server.start import check_database, serve

if __name__ == "__main__":
    try:
        settings = from_environment()
        check_database(settings)
    except ValueError as wrong:
        sys.exit(f"tabard: {wrong}")
    serve(settings)
