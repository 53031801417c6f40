// The texts that the browser keeps; one that keeps nothing (its storage is blocked) forgets them with the page.

const fallback = new Map<string, string>();

export function loadText(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? fallback.get(key) ?? null;
  } catch {
    return fallback.get(key) ?? null;
  }
}

/** @param text Null forgets it. */
export function saveText(key: string, text: string | null) {
  fallback.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== null) fallback.set(key, text);
  }
}

/** Return the names under which something is kept. */
export function listKeys() {
  try {
    return [...Object.keys(localStorage), ...fallback.keys()];
  } catch {
    return [...fallback.keys()];
  }
}
