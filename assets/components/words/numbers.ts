// Numbers for people, as `transformer/text/wording.py` writes them: `tests/number_cases.json` holds both to one table.

const MINUS = "\u2212";
const COUNTED = new Intl.NumberFormat("en"); // made once: a matrix writes thousands of numbers

/** Write e.g. "1,234.50", "−0.02", "<0.001". */
export function decimal(value: number, digits: number) {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? "–" : value < 0 ? `${MINUS}∞` : "∞";
  const text = Math.abs(value).toFixed(digits);
  const sign = value < 0 ? MINUS : "";
  if (value !== 0 && Number(text) === 0) return `${sign ? ">" : "<"}${sign}${(10 ** -digits).toFixed(digits)}`;
  const [whole, part] = text.split(".");
  return sign + writeCount(Number(whole)) + (part ? `.${part}` : "");
}

/** Write e.g. "1,234". */
export function writeCount(number: number) {
  return COUNTED.format(number);
}

/**
 * Write a share, with more digits if rounding would claim all or nothing: "91 %", "99.8 %", ">99.9 %".
 * @param share 0 … 1
 */
export function percent(share: number, digits: number = 0): string {
  const text = (Math.abs(share) * 100).toFixed(digits);
  const claims = (share !== 0 && Number(text) === 0) || (share < 1 && Number(text) === 100);
  if (!claims) return `${share < 0 ? MINUS : ""}${text} %`;
  if (digits === 0) return percent(share, 1);
  return Number(text) ? `>${(100 - 10 ** -digits).toFixed(digits)} %` : `<${(10 ** -digits).toFixed(digits)} %`;
}

/** Keep the numbers of a sentence beside their %. */
export const bindUnit = (text: string) => text.replaceAll(" %", "\u00A0%");

/**
 * Write a share that was rounded to 1/255: "≈91 %". More digits would be untrue, and 0 may be less than half of 1/255.
 * @param share 0 … 1
 */
export function about(share: number) {
  return `≈${(share * 100).toFixed(0)} %`;
}

/** Return the writer of a map's weights. */
export const writerOf = ({ rounded }: { rounded: boolean }): ((share: number, digits?: number) => string) =>
  rounded ? about : percent;

/**
 * Write a weight or a contribution inside a cell: whole percent; one that rounds to 0 stays blank, so that the pattern
 * stands out.
 */
export function inCell(weight: number) {
  return Math.abs(weight) >= 0.005 ? decimal(Math.round(weight * 100), 0) : "";
}

/** Write minutes as on a clock, e.g. 7:05. */
export const clock = (minutes: number) =>
  `${Math.floor(minutes)}:${String(Math.floor((minutes % 1) * 60)).padStart(2, "0")}`;
