"""Games, seats, who holds them, and moves."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("commitment", sa.String, nullable=False),
        sa.Column("inherited", sa.Integer, nullable=False),
        sa.Column("created", sa.DateTime, nullable=False),
        sa.Column("finished", sa.DateTime),
        sa.Column("result", sa.JSON),
    )
    op.create_table(
        "seats",
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("side", sa.String, primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("bot", sa.String),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("token", sa.String, unique=True),
        sa.Column("taken", sa.Boolean, nullable=False),
    )
    op.create_table(
        "holders",
        sa.Column("browser", sa.String, primary_key=True),
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("side", sa.String, primary_key=True),
    )
    op.create_table(
        "moves",
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("who", sa.String, nullable=False),
        sa.Column("what", sa.JSON, nullable=False),
        sa.Column("made", sa.DateTime, nullable=False),
    )
    op.create_index("unfinished", "games", ["finished"])
    op.create_index("held", "holders", ["game"])
