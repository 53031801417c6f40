"""What all sessions keep in memory together: one store, bounded in bytes."""
