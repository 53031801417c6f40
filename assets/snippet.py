# In the model's own program, after its weights are loaded. Nothing but torch is needed.
import json
import struct

import torch


def save(path, model, source, target, logits, **about):
    proof = {"proof.source": source, "proof.target": target, "proof.logits": logits}
    tensors = {name: value for name, value in model.state_dict().items() if torch.is_tensor(value)}
    tensors = {name: value for name, value in tensors.items() if value.is_floating_point()} | proof
    header, contents, end = {"__metadata__": {key: json.dumps(value) for key, value in about.items()}}, [], 0
    for name, tensor in tensors.items():
        contents.append(tensor.detach().cpu().float().contiguous().numpy().tobytes())
        header[name] = {"dtype": "F32", "shape": [*tensor.shape], "data_offsets": [end, end := end + len(contents[-1])]}
    start = json.dumps(header).encode()
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(start)) + start + b"".join(contents))


source, target = torch.tensor([[4, 5, 6, 7, 4]]), torch.tensor([[5, 4, 6]])  # any ids but that of padding
model.eval()
with torch.no_grad():
    logits = model(source, target)  # as your program calls it, with its masks: (text, token, vocabulary)
    logits = logits[0] if isinstance(logits, tuple) else logits
save("model.safetensors", model, source, target, logits, source_vocabulary=SOURCE, target_vocabulary=TARGET)
# SOURCE and TARGET: your tokens, as a list in the order of their ids or as {token: id}.
