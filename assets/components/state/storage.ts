// The texts that the browser keeps; one that keeps nothing (its storage is blocked) forgets them with the page.

const forgotten = new Map<string, string>();

export function keptText(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? forgotten.get(key) ?? null;
  } catch {
    return forgotten.get(key) ?? null;
  }
}

/** @param text Null forgets it. */
export function keepText(key: string, text: string | null) {
  forgotten.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== null) forgotten.set(key, text);
  }
}

/** Return the names under which something is kept. */
export function keptKeys() {
  try {
    return [...Object.keys(localStorage), ...forgotten.keys()];
  } catch {
    return [...forgotten.keys()];
  }
}
