"""Whether a game is rated, and whether its players may ask for hints."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    for name, before in (("hints", sa.true()), ("rated", sa.false())):
        column = sa.Column(name, sa.Boolean, nullable=False, server_default=before)
        op.add_column("games", column)
