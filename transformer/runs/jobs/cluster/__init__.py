"""Training on a Ray cluster: a process of this machine follows all runs that the cluster trains.

`follower` is that process; `connection` is its way to the cluster, an `attempt` one go at a run, and a `trainer` the
process there. The supervisor needs only what stands here, and neither needs Ray.
"""

from transformer.runs.jobs.cluster.follower_start import name_cluster, start_follower

__all__ = ["name_cluster", "start_follower"]
