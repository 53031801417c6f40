// The package in which Python sends a view (`transformer/views/arrays.py` packs it), for all components.

/** The key of an array's stand-in in the JSON. */
const ARRAY = "$array";
const TYPES = { uint8: Uint8Array, uint16: Uint16Array, float32: Float32Array };

/**
 * Open a package: two blocks, `host` and `shown`, then arrays. A block is the length of its JSON in 8 bytes
 * (little-endian), then the JSON. `shown` is the drawing's data, with its arrays in their places; `host` says what the
 * page, phone or file that mounts it allows.
 */
export function openPackage(bytes: Uint8Array): { shown: any; host: any } {
  // An array can be read only from a multiple of its own size.
  const whole = bytes.byteOffset % 8 ? bytes.slice() : bytes;
  let end = 0;
  const nextBlock = () => {
    const start = end + 8;
    end = start + new DataView(whole.buffer, whole.byteOffset).getUint32(start - 8, true);
    return new TextDecoder().decode(whole.subarray(start, end));
  };
  const host = JSON.parse(nextBlock());
  const shown = JSON.parse(nextBlock(), (_, value) => {
    if (!value?.[ARRAY]) return value;
    const { [ARRAY]: type, at, size }: { [ARRAY]: keyof typeof TYPES; at: number; size: number } = value;
    return new TYPES[type](whole.buffer as ArrayBuffer, whole.byteOffset + end + at, size);
  });
  return { shown, host };
}
