"""The tables of the database. Changes go through a migration (`migrations/versions`)."""

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


def of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("rules_version", sa.String(32), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("seed", sa.BigInteger, nullable=False),
    sa.Column("seeded", sa.Boolean, nullable=False),
    sa.Column("nature", sa.Text, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("components", sa.Text, nullable=True),
    sa.Column("language", sa.String(16), nullable=False),
    sa.Column("names", sa.Text, nullable=False),
    sa.Column("bots", sa.Text, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("bot_due", sa.Boolean, nullable=False, index=True),
    sa.Column("created_at", sa.String(20), nullable=False),
    sa.Column("moved_at", sa.String(20), nullable=False),
    sa.Column("series", sa.String(64), nullable=True, index=True),  # the digest of its secret
    sa.Column("sequel_of", sa.String(32), nullable=True, index=True, unique=True),  # the table before this one
    sa.Column("origin", sa.Text, nullable=True),  # where a table comes from that did not begin at its beginning
    sa.Column("life", sa.Text, nullable=False, server_default="{}"),  # what people have agreed on beside the game
    sa.Column("pace", sa.Text, nullable=True),  # null: nobody counts the time
    sa.Column("hands", sa.Text, nullable=True),  # how the clocks stand
    sa.Column("due_at", sa.Double, nullable=True, index=True),  # when, in the inn's time, the first clock runs out
)

hours = sa.Table(  # the inn's time: one row
    "hours",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seconds", sa.Double, nullable=False),
)

keys = sa.Table(
    "keys",
    metadata,
    of_table(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("digest", sa.String(64), nullable=False),
)

notices = sa.Table(
    "notices",
    metadata,
    of_table(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), primary_key=True),
    sa.Column("address", sa.String(1500), nullable=False),
    sa.Column("language", sa.String(16), nullable=False),
    sa.Column("code", sa.String(64), nullable=True),  # the digest of what has to be said before anything is sent
    sa.Column("due_at", sa.Double, nullable=True, index=True),  # in the inn's time, like told_at
    sa.Column("told_at", sa.Double, nullable=True),
)

entries = sa.Table(
    "entries",
    metadata,
    of_table(),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("move", sa.Text, nullable=True),  # null: the seat took its latest move back
    sa.Column("back", sa.Integer, nullable=True),  # or, if this is set, all went back to after that entry
    sa.Column("nature", sa.Text, nullable=False),
    sa.Column("seen_by", sa.Integer, nullable=False),  # a bit per seat, and one for onlookers
    sa.Column("at", sa.String(20), nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    of_table(),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("at", sa.String(20), nullable=False),
    sa.Column("reported", sa.Boolean, nullable=False, server_default=sa.false()),
)

hints = sa.Table(
    "hints",
    metadata,
    of_table(),
    sa.Column("number", sa.Integer, primary_key=True),  # how many entries there were
    sa.Column("seat", sa.Integer, primary_key=True),
)

results = sa.Table(
    "results",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column(
        "table_id",
        sa.String(32),
        sa.ForeignKey("tables.id", ondelete="CASCADE"),
        nullable=False,
        unique=True,
        index=True,
    ),
    sa.Column("key", sa.String(200), nullable=False),  # games of a series with the same key are comparable
    sa.Column("result", sa.Text, nullable=False),
    sa.Column("at", sa.String(20), nullable=False),
)

gatherings = sa.Table(
    "gatherings",
    metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("table_id", sa.String(32), nullable=False),  # what the table will be called; told when it is laid
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("wish", sa.Text, nullable=False),
    sa.Column("open", sa.Boolean, nullable=False, index=True),
    sa.Column("host", sa.String(64), nullable=False),  # the digest of the host's key
    sa.Column("created_at", sa.String(20), nullable=False),
)

sitters = sa.Table(
    "sitters",
    metadata,
    sa.Column("code", sa.String(16), sa.ForeignKey("gatherings.code", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("digest", sa.String(64), nullable=True),  # null: a bot
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("bot", sa.String(64), nullable=True),
    sa.Column("ready", sa.Boolean, nullable=False),
    sa.Column("seen_at", sa.String(20), nullable=False),
)

accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("folded", sa.String(200), nullable=False, unique=True, index=True),  # the name as it is compared
    sa.Column("password", sa.String(200), nullable=False),  # its Argon2id hash
    sa.Column("created_at", sa.String(20), nullable=False),
)


def of_account() -> sa.Column[str]:
    return sa.Column("account_id", sa.String(32), sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False)


sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("digest", sa.String(64), nullable=False, unique=True, index=True),  # of the token in the cookie
    of_account(),
    sa.Column("created_at", sa.String(20), nullable=False),
    sa.Column("used_at", sa.String(20), nullable=False),
    sa.Column("agent", sa.String(200), nullable=False),
    sa.Index("ix_sessions_account_id", "account_id"),
)

holdings = sa.Table(
    "holdings",
    metadata,
    of_account(),
    sa.Column("table_id", sa.String(32), nullable=False, index=True),  # of a gathering: what the table will be called
    sa.Column("digest", sa.String(64), nullable=False),  # of the key by which it was proven
    sa.PrimaryKeyConstraint("account_id", "table_id", "digest"),
)
