"""A bot that needs nothing but Python: barricades play --bot "cmd:python3 program.py"."""

import json
import random
import sys

FORM = 2  # of what this program can read

for line in sys.stdin:
    told = json.loads(line)
    if "hello" in told:
        if told["hello"]["form"] != FORM:
            sys.exit(f"This program reads positions of form {FORM}.")
        random.seed(told["hello"]["seed"])
    elif "position" in told:
        options = told["position"]["ask"]["options"]
        better = [option for option in options if option != "pass"]
        print(json.dumps({"choice": random.choice(better or options)}), flush=True)
    elif "outcome" in told:
        print("Won by", *told["outcome"]["ranking"][0], file=sys.stderr)
