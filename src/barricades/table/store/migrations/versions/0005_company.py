"""Whether a game is rated, helped and looked on at; open seats; players, chat, notes, ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    for table, name, before in (
        ("games", "hints", sa.true()),
        ("games", "rated", sa.false()),
        ("games", "onlookers", sa.true()),
        ("seats", "open", sa.false()),
    ):
        column = sa.Column(name, sa.Boolean, nullable=False, server_default=before)
        op.add_column(table, column)
    op.add_column("seats", sa.Column("player", sa.String))
    op.create_index("open_seats", "seats", ["open"])
    op.create_table(
        "players",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("folded", sa.String, unique=True),
        sa.Column("bot", sa.String),
        sa.Column("created", sa.DateTime, nullable=False),
    )
    op.create_table(
        "browsers",
        sa.Column("browser", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False),
    )
    op.create_table(
        "codes",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("code", sa.String, nullable=False, unique=True),
        sa.Column("until", sa.DateTime, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("side", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("made", sa.DateTime, nullable=False),
    )
    op.create_table(
        "notes",
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("side", sa.String, primary_key=True),
        sa.Column("text", sa.String, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("player", sa.String, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("before", sa.Float, nullable=False),
        sa.Column("after", sa.Float, nullable=False),
        sa.Column("weight", sa.Float, nullable=False),
        sa.Column("score", sa.Float, nullable=False),
        sa.Column("expected", sa.Float, nullable=False),
        sa.Column("made", sa.DateTime, nullable=False),
        sa.UniqueConstraint("player", "kind", "number"),
    )
