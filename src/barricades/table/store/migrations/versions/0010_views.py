"""What each side of a game saw last is kept, for games that newer rules cannot go on with."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("games", sa.Column("views", sa.JSON))
