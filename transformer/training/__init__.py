"""Training: the settings, the loop, and data-parallel processes."""

from transformer.training.loop import Record, exact_match, train
from transformer.training.settings import TrainingSettings, least_loss
