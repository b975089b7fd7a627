"""Clocks: the pace of a table, how its clocks stand, when the first of them runs out; and the inn's own time"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("pace", sa.Text(), nullable=True))
        batch_op.add_column(sa.Column("hands", sa.Text(), nullable=True))
        batch_op.add_column(sa.Column("due_at", sa.Double(), nullable=True))
        batch_op.create_index(batch_op.f("ix_tables_due_at"), ["due_at"], unique=False)
    op.create_table(
        "hours",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seconds", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_hours")),
    )


def downgrade() -> None:
    op.drop_table("hours")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tables_due_at"))
        batch_op.drop_column("due_at")
        batch_op.drop_column("hands")
        batch_op.drop_column("pace")
