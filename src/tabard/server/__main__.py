"""`python -m tabard.server`: the server with the settings of the environment."""

from tabard.server.settings import from_environment
from tabard.server.start import serve

if __name__ == "__main__":
    serve(from_environment())
