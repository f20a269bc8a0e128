"""A bot that needs nothing but Python: barricades play --bot "cmd:python3 program.py"."""

import json
import random
import sys

for line in sys.stdin:
    told = json.loads(line)
    if "hello" in told:
        random.seed(told["hello"]["seed"])
    elif "ask" in told:
        options = told["ask"]["options"]
        better = [option for option in options if option != "pass"]
        print(json.dumps({"choice": random.choice(better or options)}), flush=True)
    elif "outcome" in told:
        print("Won by", *told["outcome"]["ranking"][0], file=sys.stderr)
