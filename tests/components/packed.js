// A package made by hand, as `transformer/views/arrays.py` makes it of a view.

/** @param {object} shown Typed arrays stand in it where they belong. @param {object} [host] */
export function packed(shown, host = {}) {
  /** @type {Uint8Array[]} */
  const arrays = [];
  let size = 0;
  const view = blockOf(shown, (_, value) => {
    if (!ArrayBuffer.isView(value)) return value;
    const content = filled(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
    const at = size;
    arrays.push(content);
    size += content.length;
    return { $array: value.constructor.name.replace("Array", "").toLowerCase(), at, size: /** @type {Uint8Array} */ (value).length };
  });
  return joined([blockOf(host), view, ...arrays]);
}

/** @param {object} values @param {(key: string, value: unknown) => unknown} [replacer] */
function blockOf(values, replacer) {
  const content = filled(new TextEncoder().encode(JSON.stringify(values, replacer)), " ");
  const length = new Uint8Array(8);
  new DataView(length.buffer).setUint32(0, content.length, true);
  return joined([length, content]);
}

/** To a multiple of 8 bytes. @param {Uint8Array} content @param {string} [letter] */
const filled = (content, letter = "\0") => joined([content, new Uint8Array(-content.length & 7).fill(letter.charCodeAt(0))]);

/** @param {Uint8Array[]} parts */
const joined = (parts) => Uint8Array.from(parts.flatMap((part) => [...part]));
