"""What a list needs of a game that goes on stands in its row: no game is replayed for it."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("games", sa.Column("standing", sa.JSON))
