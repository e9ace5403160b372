import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { SuggestedPlace } from '#domain/brokers/finder.ts';
import { ZIP } from '#domain/brokers/search-query.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { describe } from '#site/components/field/description.ts';
import { Field } from '#site/components/field/field.tsx';
import type { BrokerFinderWords } from '#words/broker-finder/broker-finder.ts';
import { fill } from '#words/translation.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface PlaceFieldProps {
  words: BrokerFinderWords['field'];
  label: string;
  hint: string;
  locale: Locale;
  typed: string;
  error: string | undefined;
  onType: (text: string) => void;
  /** Called when a suggestion is chosen. */
  onPick: (place: SuggestedPlace) => void;
}

/** The suggestion that the arrow keys have reached, -1 for the field itself, and the list it is in. */
interface Selection {
  of: readonly SuggestedPlace[] | undefined;
  index: number;
}
const NONE: Selection = { of: undefined, index: -1 };

/** The search field: a combobox (WAI-ARIA) that suggests places, and selects none by itself. */
export function PlaceField(props: PlaceFieldProps) {
  const { words, label, hint, locale, typed, error, onType, onPick } = props;
  const [typing, setTyping] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<Selection>(NONE);
  const places = useSuggestions(typing, locale);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const shown = isOpen && places && places.length > 0 ? places : undefined;
  // A selection is of one list: it goes with the first paint of the next.
  const at = shown && active.of === shown ? active.index : -1;
  const optionId = (index: number) => `${id}option-${index}`;

  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const close = () => {
    setOpen(false);
    setActive(NONE);
  };
  const pick = (place: SuggestedPlace) => {
    close();
    setTyping(undefined);
    onPick(place);
  };
  const step = (by: 1 | -1) => {
    if (!places || places.length === 0) return;
    setOpen(true);
    // Arrow keys move from the field to the first or last suggestion, and back past either end.
    const stops = places.length + 1;
    setActive({ of: places, index: ((at + 1 + by + stops) % stops) - 1 });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (event.altKey && event.key === 'ArrowUp') close();
      else step(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter') {
      const place = shown?.[at];
      // Without a selection, Enter submits the form.
      if (place) {
        event.preventDefault();
        pick(place);
      } else close();
    }
  };

  const count = shown?.length ?? 0;
  const status = !isOpen || !places ? '' : count === 0 ? words.none : countInWords(count, words);
  return (
    <div className="finder__place">
      <Field name={ZIP} label={label} hint={hint} error={error}>
        <input
          type="text"
          className="field__input"
          id={ZIP}
          name={ZIP}
          {...describe(ZIP, hint, error)}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown !== undefined}
          aria-controls={shown && `${id}list`}
          aria-activedescendant={at >= 0 ? optionId(at) : undefined}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={80}
          value={typed}
          onChange={({ target }) => {
            onType(target.value);
            setTyping(target.value);
            setOpen(true);
          }}
          onKeyDown={press}
          onBlur={close}
        />
        {shown && (
          <ul
            className="finder__suggestions"
            id={`${id}list`}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the combobox pattern of WAI-ARIA
            role="listbox"
            aria-label={words.list}
            ref={list}
          >
            {shown.map((place, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's
              // biome-ignore lint/a11y/useFocusableInteractive: the combobox has the focus and points at it
              <li
                key={`${place.label} ${place.lat} ${place.lng}`}
                className="finder__suggestion"
                id={optionId(index)}
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the combobox pattern of WAI-ARIA
                role="option"
                aria-selected={index === at}
                // Keeps the focus in the field.
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(place)}
              >
                {place.label}
              </li>
            ))}
          </ul>
        )}
      </Field>
      <p className="unseen" role="status">
        {status}
      </p>
    </div>
  );
}

function countInWords(n: number, words: PlaceFieldProps['words']): string {
  return n === 1 ? words.one : fill(words.several, { n });
}
