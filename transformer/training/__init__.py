"""Training: the settings, the loop, and data-parallel processes."""

from transformer.training.loop import Record, exact_match, find_device, train
from transformer.training.settings import Device, Precision, TrainingSettings, least_loss
