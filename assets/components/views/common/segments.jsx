// A choice of one among a few, as buttons in a row: radio buttons, so that the arrow keys move inside.

/**
 * @template {string} Value
 * @param {object} props
 * @param {string} props.label
 * @param {boolean} [props.isNamed] The label is seen: the options don't say by themselves what they are.
 * @param {[Value, string][]} props.options Value and what people read.
 * @param {Value} props.value
 * @param {(value: Value) => void} props.onChoose
 */
export function Segments({ label, isNamed = false, options, value, onChoose }) {
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
