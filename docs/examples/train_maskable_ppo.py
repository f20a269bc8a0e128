"""MaskablePPO of Stable-Baselines3 learns a game against a bot.

pip install ".[lab]" stable-baselines3 sb3-contrib
python train_maskable_ppo.py --game DualPowers --opponent random --steps 100000
"""

from argparse import ArgumentParser

import gymnasium
from sb3_contrib import MaskablePPO

import barricades.lab.gymnasium  # noqa: F401  registers the environments


def won(model, env, games):
    """The share of games that the model wins, of so many."""
    wins = 0
    for seed in range(games):
        observation, info = env.reset(seed=seed)
        over = False
        while not over:
            mask = info["action_mask"].astype(bool)
            action, _ = model.predict(observation, action_masks=mask)
            observation, reward, over, _, info = env.step(action)
        wins += reward > 0
    return wins / games


def main():
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="DualPowers", help="DualPowers, Revolution or Prelude")
    parser.add_argument("--opponent", default="random", help="a bot by its name")
    parser.add_argument("--steps", type=int, default=100_000, help="answers to learn from")
    parser.add_argument("--trials", type=int, default=200, help="games before and after")
    parser.add_argument("--rollout", type=int, default=2048, help="answers between two updates")
    given = parser.parse_args()
    env = gymnasium.make(f"barricades/{given.game}-v0", opponent=given.opponent)
    model = MaskablePPO("MlpPolicy", env, n_steps=given.rollout, seed=1)
    print(f"before: wins {won(model, env, given.trials):.0%}")
    model.learn(given.steps)
    print(f"after {given.steps} answers: wins {won(model, env, given.trials):.0%}")


if __name__ == "__main__":
    main()
