// The terms of the program, and which of them fit what is sought.

/**
 * @typedef {object} Term
 * @property {string[]} names The first is what it is called here.
 * @property {string} text
 */

/**
 * The terms in whose names or explanations all words stand; those whose names have them come first.
 * @param {Term[]} terms
 * @param {string} sought
 */
export function fitting(terms, sought) {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (/** @type {string} */ text) => words.every((word) => text.toLowerCase().includes(word));
  const named = terms.filter(({ names }) => has(names.join(" ")));
  return [...named, ...terms.filter((term) => !named.includes(term) && has(`${term.names.join(" ")} ${term.text}`))];
}
