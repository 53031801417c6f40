"""A small file of pairs: sentences of three words with their translations."""

import itertools

NOUNS = {"cat": "gato", "dog": "perro", "boy": "niño", "book": "libro", "tree": "árbol", "king": "rey"}
VERBS = {"sleeps": "duerme", "falls": "cae", "comes": "viene", "sings": "canta", "lives": "vive"}
WORDS = {"red": "rojo", "old": "viejo", "good": "bueno", "small": "pequeño", "tired": "cansado"}
ALL = [
    (f"The {a} {n} {v}{end}", f"El {NOUNS[n]} {WORDS[a]} {VERBS[v]}{end}")
    for a, n, v, end in itertools.product(WORDS, NOUNS, VERBS, ".!")
]
SPEC = {
    "name": "tiny",
    "sizes": {"d_model": 32, "num_heads": 2, "num_layers": 1, "d_ff": 64, "dropout": 0.0, "tied_output": True},
    "task": {"name": "pairs", "file": "pairs.tsv", "pieces": 120, "max_tokens": 24},
    "settings": {"steps": 60, "batch_size": 32, "learning_rate": 5e-3, "evaluate_every": 60, "evaluate_on": 4},
}


def write(path, rows):
    path.write_bytes("".join("\t".join(row) + "\n" for row in rows).encode())
    return path
