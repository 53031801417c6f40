"""Import of models trained with another program: weights, names, sizes and vocabularies become a checkpoint.

Example:
    tokens = ["<pad>", "<s>", "</s>", "<unk>", *"abcdefghijklmnopqrstuvwxyz"]
    checkpoint = import_state_dict("model.safetensors", norm_first=True, num_heads=8, max_length=64,
                                   source_vocabulary=tokens, target_vocabulary=tokens)
    greedy(checkpoint, "hello").text
"""

from transformer.importing.description import Needs
from transformer.importing.hub_model import capture
from transformer.importing.names import Names, read_names
from transformer.importing.proof import checked_in_words, snippet
from transformer.importing.state_dict import import_state_dict
from transformer.importing.vocabularies import Ends
from transformer.importing.written_vocabularies import read_vocabulary, vocabulary_of_text
