"""A key of the table's own, with which it signs records."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
    )
