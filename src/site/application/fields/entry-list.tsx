import { useEffect, useRef } from 'react';
import { type Entry, entriesOf } from '#journey/answers.ts';
import { applies, type EntryList, entryFieldName, type Scope } from '#journey/field.ts';
import type { AnswerListName, EntryListName } from '#journey/field-names.ts';
import { Button } from '#site/components/button/button.tsx';
import { focusField } from '#site/components/error-summary/focus-field.ts';
import { entryTitle, showsEntryTitles } from '#words/application/application.ts';
import { fill } from '#words/translation.ts';
import type { Showing } from '../model.ts';
import type { ApplicationSetup } from '../setup.ts';
import { FieldControl } from './field-control.tsx';

interface EntriesProps {
  list: EntryList;
  /** The list's name among the answers: `currentCredits`, `coborrowerCurrentCredits`. */
  name: AnswerListName;
  scope: Scope;
  setup: ApplicationSetup;
  model: Showing<'dispatch'>;
  errorOf: (name: string) => string | undefined;
}

/** The words and actions of each list. */
const LISTS = {
  currentCredits: { add: 'addCredit', remove: 'deleteCredit', action: 'credit' },
  currentCreditCards: { add: 'addCard', remove: 'deleteCard', action: 'card' },
  creditReasons: { add: 'addReason', remove: 'deleteReason', action: 'reason' },
} as const satisfies Readonly<Record<EntryListName, object>>;

/** Entries the applicant adds, fills in and deletes. A list that needs an entry shows an empty entry. */
export function Entries({ list, name, scope, setup, model, errorOf }: EntriesProps) {
  const words = setup.words.application.entries;
  const { dispatch } = model;
  const own = list.name;
  const names = LISTS[own];
  const entries = entriesOf(scope.answers, name);
  const shown: readonly Entry[] = entries.length < list.least ? [{}] : entries;
  const count = useRef(shown.length);
  const first = list.fields[0];

  const place = useRef<HTMLDivElement>(null);

  // A new entry takes the focus; after the last entry is deleted, the button that adds another.
  useEffect(() => {
    const before = count.current;
    count.current = shown.length;
    if (first && shown.length > before)
      focusField(entryFieldName(name, shown.length - 1, first.name));
    else if (shown.length < before)
      place.current?.querySelector<HTMLElement>('[data-action^="add-"]')?.focus();
  }, [shown.length, first, name]);

  return (
    <div className="entries" ref={place}>
      {shown.map((entry, index) => {
        const within = { ...scope, entry };
        const title = entryTitle(name, index, setup.words.application);
        const mayDelete = shown.length > list.least;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name but their place.
          <fieldset className="entry" key={index}>
            <legend className={showsEntryTitles(list, shown.length) ? 'entry__title' : 'unseen'}>
              {title}
            </legend>
            <div className="form-fields">
              {list.fields
                .filter((field) => applies(field, within))
                .map((field) => {
                  const control = entryFieldName(name, index, field.name);
                  return (
                    <div className="form-field" key={field.name}>
                      <FieldControl
                        field={field}
                        name={control}
                        scope={within}
                        setup={setup}
                        error={errorOf(control)}
                        onChange={(value) => {
                          if (index >= entries.length) dispatch({ kind: 'entryAdded', list: name });
                          const answered = { list: name, index, name: field.name, value };
                          dispatch({ kind: 'entryAnswered', ...answered });
                        }}
                        onLeave={() => dispatch({ kind: 'fieldLeft', name: control })}
                      />
                    </div>
                  );
                })}
            </div>
            {mayDelete ? (
              <Button
                variant="link"
                action={`delete-${names.action}`}
                onClick={() => dispatch({ kind: 'entryDeleted', list: name, index })}
              >
                {fill(words[names.remove], { n: index + 1 })}
              </Button>
            ) : null}
          </fieldset>
        );
      })}
      {shown.length < list.most ? (
        <Button
          variant="plain"
          action={`add-${names.action}`}
          onClick={() => {
            if (shown.length > entries.length) dispatch({ kind: 'entryAdded', list: name });
            dispatch({ kind: 'entryAdded', list: name });
          }}
        >
          {words[names.add]}
        </Button>
      ) : null}
    </div>
  );
}
