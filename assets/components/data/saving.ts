// Files that people keep of a page.

export function save(name: string, mime: string, content: BlobPart) {
  const address = URL.createObjectURL(new Blob([content], { type: mime }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export function base64(bytes: Uint8Array) {
  const parts = []; // a call takes only so many arguments
  for (let at = 0; at < bytes.length; at += 0x8000) parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  return btoa(parts.join(""));
}
