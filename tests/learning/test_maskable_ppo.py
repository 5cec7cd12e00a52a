"""MaskablePPO learns on the environment as it is, and plays legal moves only."""

import numpy
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks

from caverna.research.environments.gymnasium_env import CavernaEnv


def test_maskable_ppo_learns_and_plays() -> None:
    torch.set_num_threads(1)
    table = CavernaEnv(reward="progress")
    small = {"net_arch": [16], "ortho_init": False}
    model = MaskablePPO(
        "MlpPolicy", table, n_steps=64, batch_size=32, n_epochs=2, seed=1, device="cpu", policy_kwargs=small
    )
    before = [weights.detach().clone() for weights in model.policy.parameters()]
    model.learn(128)
    after = model.policy.parameters()
    assert any(not numpy.array_equal(then, now.detach()) for then, now in zip(before, after, strict=True))
    row, _ = table.reset(seed=1)
    for _ in range(30):
        move, _ = model.predict(row, action_masks=get_action_masks(table))
        assert move in table.legal
        row, _, is_over, _, _ = table.step(move)
        if is_over:
            row, _ = table.reset()
