// A question as it is asked: what Python sends of it, the answer, and what a class answered together.

/** Marks on the options, a share from 0 to 1, or the place of the option that was picked. */
export type Answer = number[] | number;

/** A map beside a question; a weight is null where a row may not look. */
export interface MapBeside {
  title: string;
  rows: string[];
  columns: string[];
  weights: (number | null)[][];
}

/** The part of a question that is told once its answer is shown. */
export interface Truth {
  truth: number[];
  right: number[];
  told: string[];
  /** The score of a guess that knows nothing, less than 1. */
  even: number;
  answer: string;
  /** The HTML of the one renderer of Markdown, which lets nothing through that could run. */
  why: string;
  /** What the asked row of a map writes; empty where it only reads. */
  written?: string;
  /** Maps of the model as trained, to look at on a slide while one chooses; phones have none, as they might tell. */
  beside?: MapBeside[];
}

/** See `Posed` in `transformer/lectures/questions.py`. */
interface Asked {
  id: string;
  kind: string;
  form: "marks" | "share" | "pick";
  ask: string;
  context: string;
  options: string[];
  /** The language of options that are tokens, as in `lang`. */
  language?: string;
  /** The label of the asked row of a map, with “?” for what it writes; else empty. */
  row?: string;
  /** The rows before it: labels, and weights on the options, null where a row may not look. */
  above?: [string, (number | null)[]][];
}

export type Posed = Asked & Truth;

/** The predictions of the class, together. */
export interface Picture {
  count: number;
  /** The weight on each option; of a share, how many lie in each tenth. */
  shares: number[];
  /** The mean of a share. */
  mean?: number | null;
}
