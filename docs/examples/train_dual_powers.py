"""Red learns Dual Powers against a random White, with the DQN that comes with OpenSpiel.

    pip install ".[lab]" torch dm-tree      # or: jax flax optax chex orbax-checkpoint
    python docs/examples/train_dual_powers.py        # or: --library jax

Prints now and then the loss and how often Red has won since; and at the end how often it wins when
it no longer tries anything out. One core takes six minutes with PyTorch, half an hour with JAX.
"""

import argparse
from importlib import import_module
from statistics import fmean

import numpy as np
import pyspiel
from open_spiel.python.algorithms.random_agent import RandomAgent
from open_spiel.python.rl_environment import ChanceEventSampler, Environment, ObservationType

import barricades.lab.openspiel  # noqa: F401  registers the games


def play(env, agents, *, learning):
    """One game; what it brings Red, from 1 to -1."""
    step = env.reset()
    while not step.last():
        agent = agents[step.observations["current_player"]]
        step = env.step([agent.step(step, is_evaluation=not learning).action])
    if learning:
        for agent in agents:
            agent.step(step)
    return step.rewards[0]


def wins(env, agents, games):
    """How often Red wins when nobody learns, and how far off that may be by chance."""
    share = fmean(play(env, agents, learning=False) > 0 for _ in range(games))
    return f"{share:.1%} ± {1.96 * (share * (1 - share) / games) ** 0.5:.1%}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--library", choices=("pytorch", "jax"), default="pytorch")
    parser.add_argument("--games", type=int, default=2500, help="to learn from")
    parser.add_argument("--trials", type=int, default=300, help="to be judged by")
    parser.add_argument("--report", type=int, default=250, help="after so many games each")
    parser.add_argument("--seed", type=int, default=1917)
    args = parser.parse_args()

    np.random.seed(args.seed)  # the random agent's
    game = pyspiel.load_game("python_barricades_dual_powers")
    chance = ChanceEventSampler(args.seed)
    env = Environment(
        game, chance_event_sampler=chance, observation_type=ObservationType.OBSERVATION
    )
    size, actions = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
    red = import_module(f"open_spiel.python.{args.library}.dqn").DQN(
        player_id=0,
        state_representation_size=size,
        num_actions=actions,
        hidden_layers_sizes=[128],
        batch_size=128,
        replay_buffer_capacity=50_000,
        learning_rate=1e-4,
        optimizer_str="adam",
        loss_str="huber",
        learn_every=4,
        update_target_network_every=1000,
        min_buffer_size_to_learn=1000,
        epsilon_end=0.05,
        epsilon_decay_duration=10_000,
        discount_factor=0.99,
        seed=args.seed,
    )
    white = RandomAgent(1, actions)
    agents = [red, white]
    random = wins(env, [RandomAgent(0, actions), white], args.trials)
    print(f"a random Red wins {random}")
    losses, results = [], []
    for number in range(1, args.games + 1):
        results.append(play(env, agents, learning=True) > 0)
        if red.loss is not None:
            losses.append(float(red.loss))
        if number % args.report == 0:
            loss = f"{fmean(losses):.4f}" if losses else "-"
            print(f"{number:>6} games  loss {loss}  Red won {fmean(results):.0%}", flush=True)
            losses, results = [], []
    print(f"after {args.games} games Red wins {wins(env, agents, args.trials)}")


if __name__ == "__main__":
    main()
