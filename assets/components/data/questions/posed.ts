// A question as it is asked: what Python sends of it, what is answered, and what a class answered together.

/** Marks on the options, a share from 0 to 1, or the place of the option that was picked. */
export type Answer = number[] | number;

/** What is told of a question once its answer is shown. */
export interface Truth {
  truth: number[];
  right: number[];
  told: string[];
  /** What a guess that knows nothing scores, less than 1. */
  even: number;
  answer: string;
  /** HTML of the one renderer of Markdown, which lets nothing through that could run. */
  why: string;
}

/** See `Posed` in `transformer/lectures/questions.py`. */
interface Asked {
  id: string;
  kind: string;
  form: "marks" | "share" | "pick";
  ask: string;
  context: string;
  options: string[];
  /** Of options that are tokens, as in `lang`. */
  language?: string;
}

export type Posed = Asked & Truth;

/** What the class predicted, together. */
export interface Picture {
  count: number;
  /** Weight on each option; of a share, how many lie in each tenth. */
  shares: number[];
  /** Of a share. */
  mean?: number | null;
}
