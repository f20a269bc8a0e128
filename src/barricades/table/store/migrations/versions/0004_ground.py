"""Which process has the bots of a game think."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "tended",
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("by", sa.String, nullable=False),
        sa.Column("until", sa.DateTime, nullable=False),
    )
    op.create_index("left", "tended", ["until"])
    op.execute(  # in any game that goes on, a bot may be asked
        "INSERT INTO tended (game, by, until) "
        "SELECT id, '', created FROM games WHERE finished IS NULL"
    )
