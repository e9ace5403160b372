import type { BrokerType } from '#domain/brokers/broker.ts';
import { filterName, TICKED } from '#domain/brokers/search-query.ts';
import { CheckboxField } from '#site/components/checkbox-field/checkbox-field.tsx';
import { describe, errorId } from '#site/components/field/description.ts';
import { FieldError } from '#site/components/field/field-error.tsx';
import type { BrokerFinderWords } from '#words/broker-finder/broker-finder.ts';

export interface TypeFiltersProps {
  words: BrokerFinderWords['types'];
  /** The types that there are brokers of. */
  among: readonly BrokerType[];
  /** Those that are ticked. */
  types: readonly BrokerType[];
  onTick: (type: BrokerType, isTicked: boolean) => void;
}

const NAME = 'filters';

/** Filters by type of credit, all ticked by default; none where all brokers are of one type. */
export function TypeFilters({ words, among, types, onTick }: TypeFiltersProps) {
  if (among.length < 2) return null;
  const error = types.length === 0 ? words.missing : undefined;
  return (
    <fieldset className="finder__types" aria-describedby={error && errorId(NAME)}>
      <legend className="field__label">{words.legend}</legend>
      <div role="alert">
        <FieldError name={NAME} error={error} />
      </div>
      {among.map((type) => (
        <CheckboxField
          key={type}
          name={filterName(type)}
          label={words[type]}
          value={TICKED}
          checked={types.includes(type)}
          aria-invalid={describe(NAME, undefined, error)['aria-invalid']}
          onChange={({ target }) => onTick(type, target.checked)}
        />
      ))}
    </fieldset>
  );
}
