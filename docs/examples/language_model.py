"""Any language model that answers on a command line plays: this program is a bot that asks it.

    barricades arena dual-powers random "cmd:python docs/examples/language_model.py MODEL …"

MODEL … is a command that reads a prompt on its standard input and writes an answer. The last number
in the answer is the option; where there is none, the bot draws one, and says so.
"""

import json
import random
import subprocess
import sys

from barricades.prompt import answered, prompt

for line in sys.stdin:
    told = json.loads(line)
    if "hello" in told:
        random.seed(told["hello"]["seed"])
    elif "position" in told:
        position = told["position"]
        options = position["ask"]["options"]
        said = subprocess.run(
            sys.argv[1:],
            input=prompt(position),
            stdout=subprocess.PIPE,
            encoding="utf-8",
            check=False,
        )
        choice = answered(said.stdout, options)
        if choice is None:
            print(f"no number of an option: {said.stdout[:200]!r}", file=sys.stderr)
            choice = random.choice(options)
        print(json.dumps({"choice": choice}), flush=True)
