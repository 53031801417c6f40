// The terms of the program, and which of them fit what is sought.

export interface Term {
  /** The first is what it is called here. */
  names: string[];
  text: string;
}

/** The terms in whose names or explanations all words stand; those whose names have them come first. */
export function fitting(terms: Term[], sought: string) {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const named = terms.filter(({ names }) => has(names.join(" ")));
  return [...named, ...terms.filter((term) => !named.includes(term) && has(`${term.names.join(" ")} ${term.text}`))];
}
