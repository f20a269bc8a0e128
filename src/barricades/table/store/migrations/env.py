"""Runs the migrations over the connection that `database.upgrade` passes."""

from alembic import context

from barricades.table.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite alters a table by copying it
    transactional_ddl=True,  # a step is taken whole or not at all
)
with context.begin_transaction():
    context.run_migrations()
