// A package made by hand, as `transformer/views/arrays.py` makes it of a view.

/** @param shown Typed arrays stand in their places in it. */
export function packed(shown: object, host: object = {}) {
  const arrays: Uint8Array[] = [];
  let at = 0;
  const view = blockOf(shown, (_, value) => {
    if (!ArrayBuffer.isView(value)) return value;
    const place = { $array: value.constructor.name.replace("Array", "").toLowerCase(), at, size: (value as Uint8Array).length };
    arrays.push(filled(new Uint8Array(value.buffer, value.byteOffset, value.byteLength)));
    at += arrays.at(-1)?.length ?? 0;
    return place;
  });
  return new Uint8Array(Buffer.concat([blockOf(host), view, ...arrays]));
}

/** Return values as text, after its length. */
export function blockOf(values: object, replacer?: (key: string, value: unknown) => unknown) {
  const content = filled(Buffer.from(JSON.stringify(values, replacer)), " ");
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(content.length));
  return Buffer.concat([length, content]);
}

/** Fill bytes up to a multiple of 8. */
const filled = (content: Uint8Array, letter: string = "\0") => Buffer.concat([content, Buffer.alloc(-content.length & 7, letter)]);
