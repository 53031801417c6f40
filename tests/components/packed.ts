// A package made by hand, as `transformer/views/arrays.py` makes it of a view.

/** @param shown Typed arrays stand in their places in it. */
export function packed(shown: object, host: object = {}) {
  const arrays: Uint8Array[] = [];
  let size = 0;
  const view = blockOf(shown, (_, value) => {
    if (!ArrayBuffer.isView(value)) return value;
    const content = filled(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
    const at = size;
    arrays.push(content);
    size += content.length;
    return { $array: value.constructor.name.replace("Array", "").toLowerCase(), at, size: (value as Uint8Array).length };
  });
  return joined([blockOf(host), view, ...arrays]);
}

function blockOf(values: object, replacer?: (key: string, value: unknown) => unknown) {
  const content = filled(new TextEncoder().encode(JSON.stringify(values, replacer)), " ");
  const length = new Uint8Array(8);
  new DataView(length.buffer).setUint32(0, content.length, true);
  return joined([length, content]);
}

/** Fill bytes up to a multiple of 8. */
const filled = (content: Uint8Array, letter: string = "\0") => joined([content, new Uint8Array(-content.length & 7).fill(letter.charCodeAt(0))]);

const joined = (parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
