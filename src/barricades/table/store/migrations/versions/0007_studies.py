"""Studies: a finished game gone through together, with comments and lines that were tried out."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "studies",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), nullable=False),
        sa.Column("maker", sa.String, nullable=False),
        sa.Column("leader", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("moment", sa.Integer, nullable=False),
        sa.Column("eyes", sa.String),
        sa.Column("made", sa.DateTime, nullable=False),
    )
    op.create_index("studied", "studies", ["game"])
    op.create_table(
        "study_people",
        sa.Column("study", sa.String, sa.ForeignKey("studies.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("asks", sa.Boolean, nullable=False),
        sa.UniqueConstraint("study", "person"),
    )
    op.create_table(
        "study_lines",
        sa.Column("study", sa.String, sa.ForeignKey("studies.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("moment", sa.Integer, nullable=False),
        sa.Column("choices", sa.JSON, nullable=False),
    )
    op.create_table(
        "study_comments",
        sa.Column("study", sa.String, sa.ForeignKey("studies.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("moment", sa.Integer, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("made", sa.DateTime, nullable=False),
    )
