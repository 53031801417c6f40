// The terms of the program, and the search among them.

export interface Term {
  /** The names; the first is the one that the program uses. */
  names: string[];
  text: string;
}

/** Return the terms in whose names or explanations all words stand; those with the words in their names come first. */
export function findTerms(terms: Term[], sought: string) {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const named = terms.filter(({ names }) => has(names.join(" ")));
  return [...named, ...terms.filter((term) => !named.includes(term) && has(`${term.names.join(" ")} ${term.text}`))];
}
