"""How Alembic is run here: on the connection that it is given, in whose transaction everything happens or nothing."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
