export interface DurationBlankProps {
  name: 'duration' | 'years';
  label: string;
  /** What the label does not say, for screen readers. */
  detail: string;
  /** The duration of the figures shown, in months. */
  months: number;
  /** The chosen value and the offered values, in the control's unit. */
  value: number;
  options: readonly { value: number; label: string }[];
  onChoose: (value: number) => void;
}

/** A duration field in the sentence. */
export function DurationBlank(props: DurationBlankProps) {
  const { name, label, detail, months, value, options, onChoose } = props;
  return (
    <div className="sentence__part">
      <label htmlFor={name}>
        {/* In elements of their own: a page's translation replaces text nodes, and React would change lost ones. */}
        <span>{label}</span> <span className="unseen">{`(${detail})`}</span>
      </label>
      <span className="sentence__blank" data-value="duration" data-number={months}>
        <select
          id={name}
          name={name}
          className="sentence__select"
          // The address holds the choice. Form restoration by the browser would override it.
          autoComplete="off"
          value={value}
          onChange={(event) => onChoose(Number(event.currentTarget.value))}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
