"""Clocks, what a seat has ordered, messages to seats, and feeds."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("games", sa.Column("clock", sa.JSON))
    op.add_column("games", sa.Column("due", sa.DateTime))
    op.create_index("due", "games", ["due"])
    op.add_column("moves", sa.Column("by_order", sa.String))
    op.create_table(
        "orders",
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("side", sa.String, primary_key=True),
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.Integer, nullable=False),
    )
    op.create_table(
        "webhooks",
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("side", sa.String, primary_key=True),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("table_at", sa.String, nullable=False),
        sa.Column("failed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "deliveries",
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("side", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("next_try", sa.DateTime, nullable=False),
    )
    op.create_index("waiting", "deliveries", ["next_try"])
    op.create_table(
        "feeds",
        sa.Column("browser", sa.String, primary_key=True),
        sa.Column("token", sa.String, nullable=False, unique=True),
    )
