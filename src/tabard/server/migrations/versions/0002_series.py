"""Series: tables that belong together, and results"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("series", sa.String(length=64), nullable=True))
        batch_op.add_column(sa.Column("sequel_of", sa.String(length=32), nullable=True))
        batch_op.create_index(batch_op.f("ix_tables_series"), ["series"], unique=False)
        batch_op.create_index(batch_op.f("ix_tables_sequel_of"), ["sequel_of"], unique=True)

    op.create_table(
        "results",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("key", sa.String(length=200), nullable=False),
        sa.Column("result", sa.Text(), nullable=False),
        sa.Column("at", sa.String(length=20), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_results_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_results")),
    )
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_results_table_id"), ["table_id"], unique=True)


def downgrade() -> None:
    op.drop_table("results")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tables_sequel_of"))
        batch_op.drop_index(batch_op.f("ix_tables_series"))
        batch_op.drop_column("sequel_of")
        batch_op.drop_column("series")
