"""Import of models trained with another program: weights, names, sizes and vocabularies become a checkpoint.

Example:
    checkpoint = import_state_dict("model.safetensors", num_heads=8, norm_first=True, positions="concatenated")
    greedy(checkpoint, "hello").text
"""

from transformer.importing.description import Needs
from transformer.importing.hub_model import capture
from transformer.importing.names import Names, read_names
from transformer.importing.proof import checked_in_words, snippet
from transformer.importing.state_dict import import_state_dict
from transformer.importing.vocabularies import Ends
from transformer.importing.written_vocabularies import read_vocabulary, vocabulary_of_text
