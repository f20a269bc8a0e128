"""How the tests are run: what they cost, what is left to `make soak`, what they leave behind."""

PLUGINS = ("soak", "costs", "remains", "advice", "garbage", "compiled")
pytest_plugins = [f"tests.running.{name}" for name in PLUGINS]
