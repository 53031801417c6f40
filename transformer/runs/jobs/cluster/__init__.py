"""Training on a Ray cluster: one process of this machine follows all runs that the cluster trains."""
