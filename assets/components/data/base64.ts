// Bytes that stand in a page or in an answer as text.

/** Return the bytes of base64. */
export function fromBase64(base64: string) {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** Return the bytes that were deflated (zlib) before they became base64; of no text no bytes. */
export async function inflated(base64: string) {
  if (!base64) return new Uint8Array();
  const deflated = new Blob([fromBase64(base64)]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(deflated).arrayBuffer());
}
