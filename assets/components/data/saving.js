// What people keep of a page as a file.

/**
 * @param {string} name
 * @param {string} mime
 * @param {BlobPart} content
 */
export function save(name, mime, content) {
  const address = URL.createObjectURL(new Blob([content], { type: mime }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
