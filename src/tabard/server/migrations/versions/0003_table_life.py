"""Table life: stand-ins, proposals, rewound play, hints; and gatherings of people before a game begins"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("life", sa.Text(), nullable=False, server_default="{}"))
    with op.batch_alter_table("entries", schema=None) as batch_op:
        batch_op.add_column(sa.Column("back", sa.Integer(), nullable=True))
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.add_column(sa.Column("reported", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "hints",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_hints_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", "seat", name=op.f("pk_hints")),
    )
    op.create_table(
        "gatherings",
        sa.Column("code", sa.String(length=16), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("wish", sa.Text(), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("host", sa.String(length=64), nullable=False),
        sa.Column("created_at", sa.String(length=20), nullable=False),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_gatherings")),
    )
    with op.batch_alter_table("gatherings", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_gatherings_open"), ["open"], unique=False)
    op.create_table(
        "sitters",
        sa.Column("code", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("bot", sa.String(length=64), nullable=True),
        sa.Column("ready", sa.Boolean(), nullable=False),
        sa.Column("seen_at", sa.String(length=20), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["gatherings.code"], name=op.f("fk_sitters_code"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code", "seat", name=op.f("pk_sitters")),
    )


def downgrade() -> None:
    op.drop_table("sitters")
    op.drop_table("gatherings")
    op.drop_table("hints")
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_column("reported")
    with op.batch_alter_table("entries", schema=None) as batch_op:
        batch_op.drop_column("back")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("life")
