"""The memory that all sessions share: one store, bounded in bytes."""
