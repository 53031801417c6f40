"""Title, text and question of every stage of the walkthrough."""

_NORM = (
    "each token's numbers are shifted to mean 0 and stretched to spread 1 (standard deviation). "
    "Then each number is multiplied by a learned gain, and a learned bias is added."
)
_MADE = "A cell is one row of {letter} times one column of the learned matrix, number by number, added up, plus a bias."
WORDS = {
    "embedding": (
        "Embedding and position",
        "Each token is looked up as a row of {d_model} numbers, its embedding{scaled}. "
        "Added to it are the numbers of its position, so that the model can tell the order of the tokens.",
        "What is {column} of {row}, its position included?",
    ),
    "embedding without positions": (
        "Embedding",
        "Each token is looked up as a row of {d_model} numbers, its embedding{scaled}. "
        "This model adds only zeros for the position: without a mask, attention cannot tell the order of the tokens.",
        "What is {column} of {row}?",
    ),
    "input": (
        "What the layer reads",
        "What comes from the steps before is normed: " + _NORM,
        "What does the layer read in {column} of {row}?",
    ),
    "input as it is": (
        "What the layer reads",
        "This is the first layer, so it reads the embedded tokens just as they are. From here on they are called X.",
        "What does the layer read in {column} of {row}?",
    ),
    "query": (
        "Queries",
        "Each token that looks gets a query, its question to the others. " + _MADE,
        "What is {column} of the query of {row}?",
    ),
    "key": (
        "Keys",
        "Each token looked at{memory} gets a key, which says what it can be found by. " + _MADE,
        "What is {column} of the key of {row}?",
    ),
    "value": (
        "Values",
        "Each token looked at{memory} gets a value, which it hands to those that look. " + _MADE,
        "What is {column} of the value of {row}?",
    ),
    "scores": (
        "Scores",
        "Each query meets each key: their numbers are multiplied in pairs and added up. A large score means that key "
        "and query fit.",
        "How much does {row} score {column}?",
    ),
    "scaled": (
        "Scaled scores",
        "Each score is divided by √dₖ = {root:.3g}; a head has dₖ = {d_k} dimensions. Without it, the larger dₖ, the "
        "more a new model's scores spread: one token tends to take nearly all attention before anything is learned.",
        "What is left of the score of {row} for {column}?",
    ),
    "masked": (
        "Masked scores",
        "A score becomes −∞ where looking is not allowed: at padding, which fills up a shorter text{future}. "
        "All other scores stay as they are.",
        "May {row} look at {column}?",
    ),
    "weights": (
        "Weights",
        "The softmax turns a row of scores into shares that add up to 1: e^score (e ≈ 2.718) divided by the row's sum. "
        "The row's largest score is subtracted first: that keeps the powers small and changes no share.",
        "How much of its attention does {row} give to {column}?",
    ),
    "output": (
        "Output of the head",
        "Each token that looks gathers the values of the tokens it looks at, each multiplied by its weight. "
        "This is what the head has found for it.",
        "What does {row} gather in {column} of the head?",
    ),
    "contributions": (
        "What each token makes of it",
        "A weight alone does not tell how much comes from a token: its value may be short, or point elsewhere. "
        "A contribution measures the weighted value along what the head adds: 100 % in a row, negative where it works "
        "against the others.",
        "How much of what the head adds to {row} comes from {column}?",
    ),
    "concatenated": (
        "All heads side by side",
        "The outputs of all heads ({heads} of them) are laid side by side; nothing is computed. "
        "Columns {first} to {last} are those of head {number}.",
        "What stands at {column} for {row}?",
    ),
    "projected": (
        "What the heads add",
        "The learned output matrix mixes the columns of all heads, and a bias is added. "
        "The products with the columns of head {number} are what this head adds.",
        "What do the heads add to {column} of {row}?",
    ),
    "residual": (
        "Added to what was there",
        "What the heads add is added to what was there before. "
        "Nothing is replaced: from here on, what a token was and what the heads have found for it are one sum.",
        "What is {column} of {row} after the attention?",
    ),
    "norm": ("Norm", "What comes out is normed: " + _NORM, "What is {column} of {row} once it is normed?"),
}
