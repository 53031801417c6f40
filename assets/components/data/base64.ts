// Bytes that stand in a page or in an answer as text.

/** Return the bytes of base64. */
export function fromBase64(base64: string) {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** Return bytes as base64. */
export function toBase64(bytes: Uint8Array) {
  const parts = []; // a call takes only so many arguments
  for (let at = 0; at < bytes.length; at += 0x8000) parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  return btoa(parts.join(""));
}

/** Return bytes as they stand in a file: deflated (zlib), as base64 (`packed` in `transformer/views/offline.py`). */
export const deflated = async (bytes: BlobPart) =>
  toBase64(await through(new Blob([bytes]), new CompressionStream("deflate")));

/** Return the bytes that were deflated (zlib) before they became base64; of no text no bytes. */
export async function inflated(base64: string) {
  if (!base64) return new Uint8Array();
  return through(new Blob([fromBase64(base64)]), new DecompressionStream("deflate"));
}

async function through(blob: Blob, stream: CompressionStream | DecompressionStream) {
  return new Uint8Array(await new Response(blob.stream().pipeThrough(stream)).arrayBuffer());
}
