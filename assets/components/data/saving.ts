// Files that people keep of a page.

export function save(name: string, mime: string, content: BlobPart) {
  const address = URL.createObjectURL(new Blob([content], { type: mime }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
