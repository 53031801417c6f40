// What the browser keeps from visit to visit; one that keeps nothing (its storage is blocked) forgets it with the page.

/** @type {Map<string, string>} */
const forgotten = new Map();

/** @param {string} key @returns {string | null} */
export function keptText(key) {
  try {
    return localStorage.getItem(key) ?? forgotten.get(key) ?? null;
  } catch {
    return forgotten.get(key) ?? null;
  }
}

/** @param {string} key @param {string | null} text Null: nothing is kept any more. */
export function keepText(key, text) {
  forgotten.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== null) forgotten.set(key, text);
  }
}

/** The names under which something is kept. */
export function keptKeys() {
  try {
    return [...Object.keys(localStorage), ...forgotten.keys()];
  } catch {
    return [...forgotten.keys()];
  }
}
