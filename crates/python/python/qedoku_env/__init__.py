"""The environment of `qedoku.env.verifier` under a name without a dot, as `verifiers` looks for it."""

from qedoku.env.verifier import StepsTaskset, StepsVerifier

__all__ = ["StepsTaskset", "StepsVerifier"]
