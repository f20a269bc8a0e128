"""PPO in one file, in the manner of CleanRL, with masks over the actions: learns against a bot.

pip install ".[lab]" torch
python train_ppo.py --game DualPowers --opponent random --steps 100000
"""

from argparse import ArgumentParser

import gymnasium
import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import barricades.lab.gymnasium  # noqa: F401  registers the environments

DISCOUNT, SMOOTHING, CLIP, ENTROPY, RATE = 1.0, 0.95, 0.2, 0.01, 3e-4
EPOCHS, PARTS = 4, 4


class Agent(nn.Module):
    """A policy and a value over the same vector."""

    def __init__(self, size, actions):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, 128), nn.Tanh(), nn.Linear(128, 128), nn.Tanh())
        self.policy, self.value = nn.Linear(128, actions), nn.Linear(128, 1)

    def forward(self, seen, mask):
        inner = self.body(seen)
        logits = self.policy(inner).masked_fill(~mask, -1e9)
        return Categorical(logits=logits), self.value(inner).squeeze(-1)


def rollout(agent, envs, seen, mask, steps):
    """So many answers in each environment; what was seen, done, and came of it."""
    kept = []
    for _ in range(steps):
        with torch.no_grad():
            choice, value = agent(seen, mask)
            action = choice.sample()
        new, reward, over, _, info = envs.step(action.numpy())
        reward, over = (torch.as_tensor(x, dtype=torch.float32) for x in (reward, over))
        kept.append((seen, mask, action, choice.log_prob(action), value, reward, over))
        seen, mask = torch.as_tensor(new), torch.as_tensor(info["action_mask"], dtype=torch.bool)
    return [torch.stack(column) for column in zip(*kept, strict=True)], seen, mask


def advantages(agent, rewards, overs, values, seen, mask):
    """Generalized advantage estimation; a game that is over has no future."""
    with torch.no_grad():
        after, last = agent(seen, mask)[1], torch.zeros_like(rewards[0])
    found = torch.zeros_like(rewards)
    for at in reversed(range(len(rewards))):
        going = 1 - overs[at]
        surprise = rewards[at] + DISCOUNT * after * going - values[at]
        found[at] = last = surprise + DISCOUNT * SMOOTHING * going * last
        after = values[at]
    return found


def update(agent, optimizer, columns, gains):
    """Some epochs of clipped policy gradients; returns the last loss."""
    seen, mask, action, before, values = (column.flatten(0, 1) for column in columns[:5])
    gains = gains.flatten()
    targets = gains + values
    for _ in range(EPOCHS):
        for part in torch.randperm(len(seen)).chunk(PARTS):
            choice, value = agent(seen[part], mask[part])
            gain = (gains[part] - gains[part].mean()) / (gains[part].std() + 1e-8)
            ratio = (choice.log_prob(action[part]) - before[part]).exp()
            clipped = torch.min(gain * ratio, gain * ratio.clamp(1 - CLIP, 1 + CLIP))
            error = (value - targets[part]).pow(2).mean()
            loss = error / 2 - clipped.mean() - ENTROPY * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()
    return loss.item()


def main():
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="DualPowers", help="DualPowers, Revolution or Prelude")
    parser.add_argument("--opponent", default="random", help="a bot by its name")
    parser.add_argument("--steps", type=int, default=100_000, help="answers to learn from")
    parser.add_argument("--envs", type=int, default=8, help="games that are played at once")
    parser.add_argument("--rollout", type=int, default=256, help="answers between two updates")
    given = parser.parse_args()
    torch.manual_seed(1)
    id = f"barricades/{given.game}-v0"
    envs = gymnasium.make_vec(id, given.envs, "sync", opponent=given.opponent)
    agent = Agent(envs.single_observation_space.shape[0], envs.single_action_space.n)
    optimizer = torch.optim.Adam(agent.parameters(), RATE, eps=1e-5)
    seen, info = envs.reset(seed=1)
    seen, mask = torch.as_tensor(seen), torch.as_tensor(info["action_mask"], dtype=torch.bool)
    done = 0
    while done < given.steps:
        columns, seen, mask = rollout(agent, envs, seen, mask, given.rollout)
        values, rewards, overs = columns[4:]
        loss = update(
            agent, optimizer, columns, advantages(agent, rewards, overs, values, seen, mask)
        )
        done += given.envs * given.rollout
        ends = rewards[overs.bool()].numpy()
        share = f"{np.mean(ends > 0):.0%} of {len(ends)}" if len(ends) else "none yet"
        print(f"{done:7} answers  loss {loss:+.3f}  games won {share}")
    envs.close()


if __name__ == "__main__":
    main()
