// A choice of one among a few, as buttons in a row: radio buttons, so that the arrow keys move inside.

interface SegmentsProps<Value extends string> {
  label: string;
  /** True shows the label: the options don't say by themselves what they are. */
  isNamed?: boolean;
  /** Values, and what people read. */
  options: [Value, string][];
  value: Value;
  onChoose: (value: Value) => void;
}

export function Segments<Value extends string>({
  label,
  isNamed = false,
  options,
  value,
  onChoose,
}: SegmentsProps<Value>) {
  return (
    <fieldset class="segments">
      <legend class={isNamed ? "" : "unseen"}>{label}</legend>
      {options.map(([option, words]) => (
        <label key={option} class={option === value ? "on" : ""}>
          <input type="radio" name={label} checked={option === value} onChange={() => onChoose(option)} />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
