export interface DurationBlankProps {
  name: 'duration' | 'years';
  label: string;
  /** What the label leaves unsaid, for readers who listen. */
  detail: string;
  /** The duration of the figures shown, in months. */
  months: number;
  /** Chosen, and on offer, in the unit of the control. */
  value: number;
  options: readonly { value: number; label: string }[];
  onChoose: (value: number) => void;
}

/** A blank of the sentence that holds a duration. */
export function DurationBlank(props: DurationBlankProps) {
  const { name, label, detail, months, value, options, onChoose } = props;
  return (
    <div className="sentence__part">
      <label htmlFor={name}>
        {label} <span className="unseen">({detail})</span>
      </label>
      <span className="sentence__blank" data-value="duration" data-number={months}>
        <select
          id={name}
          name={name}
          className="sentence__select"
          // What is chosen stands in the address: a browser that restores it would choose for the visitor.
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
