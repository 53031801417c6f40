// A question as it is asked: what Python sends of it, what is answered, and what a class answered together.

/** Marks on the options, a share from 0 to 1, or the place of the option that was picked. @typedef {number[] | number} Answer */

/**
 * @typedef {object} Truth What is told of a question once its answer is shown.
 * @property {number[]} truth
 * @property {number[]} right
 * @property {string[]} told
 * @property {number} even What a guess that knows nothing scores, less than 1.
 * @property {string} answer
 * @property {string} why HTML of the one renderer of Markdown, which lets nothing through that could run.
 *
 * @typedef {object} Asked See `Posed` in `transformer/lectures/questions.py`.
 * @property {string} id
 * @property {string} kind
 * @property {"marks" | "share" | "pick"} form
 * @property {string} ask
 * @property {string} context
 * @property {string[]} options
 * @property {string} [language] Of options that are tokens, as in `lang`.
 *
 * @typedef {Asked & Truth} Posed
 */

/**
 * @typedef {object} Picture What the class predicted, together.
 * @property {number} count
 * @property {number[]} shares Weight on each option; of a share, how many lie in each tenth.
 * @property {number | null} [mean] Of a share.
 */

export {};
