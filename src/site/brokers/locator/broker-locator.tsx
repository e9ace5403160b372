import { type FormEvent, useRef } from 'react';
import { API } from '#calls/api.ts';
import type { Broker, BrokerType } from '#domain/brokers/broker.ts';
import { classifyTyped } from '#domain/brokers/classify-typed.ts';
import { Button } from '#site/components/button/button.tsx';
import { ChoiceField } from '#site/components/choice-field/choice-field.tsx';
import { errorId } from '#site/components/field/description.ts';
import { Field } from '#site/components/field/field.tsx';
import { FieldIds } from '#site/components/field/field-ids.tsx';
import { formatFromCentre } from '#words/broker-finder/describe-results.ts';
import { fill } from '#words/translation.ts';
import type { BrokersMap } from '../map/mount-map.ts';
import { BrokerPanel } from './broker-panel.tsx';
import { LocatorMap } from './locator-map.tsx';
import type { LocatorSetup } from './locator-setup.ts';
import type { LocatorFault, LocatorState } from './locator-state.ts';
import { useLocator } from './use-locator.ts';
import './broker-locator.css';

/** The address of the call for a postcode's position, with `{zip}`. */
const ZIP_URL = `${API}/coordinates/{zip}`;

export interface BrokerLocatorProps {
  setup: LocatorSetup;
  /** The type chosen by default. */
  type: BrokerType;
  /** The finder's page: target of the form without script, and of a link. */
  finderPath: string;
  zipUrl?: string;
}

/** The prefix of its fields' ids: the page may have other fields of these names. */
const PREFIX = 'locator-';
const ERROR = errorId(`${PREFIX}zip`);

/**
 * The broker locator (W-5.12): type of credit and postcode, with the brokers nearby. It answers in
 * place; without script the form leads to the finder.
 */
export function BrokerLocator({ setup, type, finderPath, zipUrl = ZIP_URL }: BrokerLocatorProps) {
  const { words } = setup;
  const { state, dispatch, clear, search, openById } = useLocator(zipUrl);
  const { fault, located, open } = state;
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const panel = useRef<HTMLElement>(null);
  const map = useRef<BrokersMap>(undefined);
  /** The element that opened the panel, which gets the focus back. */
  const openedFrom = useRef<HTMLElement>(undefined);

  // The fields are uncontrolled, so that they keep input from before hydration.
  const typeNow = (): BrokerType => {
    const chosen = form.current && new FormData(form.current).get('type');
    return setup.types.find((one) => one === chosen) ?? setup.types[0] ?? type;
  };
  const showCountry = () => map.current?.reset();
  const searchFor = (zip: string) => void search(zip, typeNow(), showCountry);
  const empty = () => {
    clear();
    showCountry();
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const typed = classifyTyped(field.current?.value ?? '');
    // Only the finder understands towns and addresses, so the form leads there.
    if (typed.kind === 'address') return;
    event.preventDefault();
    if (typed.kind === 'zip') return searchFor(typed.zip);
    if (typed.kind === 'empty') empty();
    dispatch({ kind: 'refuse' });
    field.current?.focus();
  };
  const changeType = () => {
    dispatch({ kind: 'close' });
    map.current?.refresh();
    if (state.asked === undefined) return;
    // A new postcode in the field takes precedence over the last search, unless it is incomplete.
    const typed = classifyTyped(field.current?.value ?? '');
    searchFor(typed.kind === 'zip' ? typed.zip : state.asked);
  };
  const show = (broker: Broker, from: HTMLElement) => {
    openedFrom.current = from;
    dispatch({ kind: 'open', broker });
  };
  const close = () => {
    dispatch({ kind: 'close' });
    (openedFrom.current?.isConnected ? openedFrom.current : field.current)?.focus();
  };

  return (
    <section
      className="locator page-width"
      data-locator=""
      data-zip-url={zipUrl}
      aria-labelledby="locator-title"
    >
      <div className="locator__ask">
        <h2 id="locator-title">{words.title}</h2>
        <p className="locator__lead">{words.lead}</p>
        <FieldIds prefix={PREFIX}>
          <form
            className="locator__form"
            action={finderPath}
            method="get"
            noValidate
            ref={form}
            onSubmit={submit}
          >
            {setup.types.length > 1 && (
              <ChoiceField
                name="type"
                legend={words.types.legend}
                options={setup.types.map((value) => ({ value, label: words.types[value] }))}
                defaultChoice={type}
                onChange={changeType}
              />
            )}
            <div className="locator__zip">
              <Field name="zip" label={words.zip} width="short">
                <input
                  type="text"
                  className="field__input"
                  id={`${PREFIX}zip`}
                  name="zip"
                  inputMode="numeric"
                  autoComplete="postal-code"
                  aria-invalid={fault ? true : undefined}
                  aria-describedby={fault && ERROR}
                  ref={field}
                  onChange={({ currentTarget: { value } }) => {
                    dispatch({ kind: 'type' });
                    if (value === '') empty();
                  }}
                />
              </Field>
              <Button type="submit" variant="plain" action="locate">
                {words.search}
              </Button>
            </div>
            <p className="field__error" id={ERROR} role="alert">
              {fault && describeFault(fault, words.faults)}
            </p>
            <p className="locator__again" hidden={fault?.kind !== 'failed'}>
              <Button
                variant="plain"
                onClick={() => {
                  // The button disappears: focus moves to where the answer appears.
                  status.current?.focus();
                  if (state.asked !== undefined) searchFor(state.asked);
                }}
              >
                {words.again}
              </Button>
            </p>
          </form>
        </FieldIds>
        <p className="locator__status" role="status" tabIndex={-1} ref={status}>
          {describeNews(state, setup)}
        </p>
        <ul className="locator__list" hidden={!located || located.brokers.length === 0}>
          {located?.brokers.map((broker) => (
            <li key={broker.id}>
              <button
                type="button"
                className="locator__open"
                data-broker={broker.id}
                aria-expanded={open?.broker === broker}
                onClick={(event) => show(broker, event.currentTarget)}
              >
                {fill(words.open, {
                  name: broker.name,
                  distance: formatFromCentre(broker.distance, setup.distance),
                })}
              </button>
            </li>
          ))}
        </ul>
        <BrokerPanel
          panel={panel}
          open={open}
          setup={setup}
          finderPath={finderPath}
          onChoose={(isChosen, name) => dispatch({ kind: 'choose', isChosen, name })}
          onClose={close}
        />
        <p className="locator__all">
          <a href={finderPath}>{words.all}</a>
        </p>
      </div>
      <LocatorMap
        setup={setup}
        located={located}
        open={open?.broker}
        types={() => [typeNow()]}
        onChoose={(id) => {
          openedFrom.current = undefined;
          void openById(id);
        }}
        map={map}
      />
    </section>
  );
}

function describeFault(fault: LocatorFault, faults: LocatorSetup['words']['faults']): string {
  return fault.kind === 'unknown' ? fill(faults.unknown, { zip: fault.zip }) : faults[fault.kind];
}

function describeNews({ news, located }: LocatorState, { words }: LocatorSetup): string {
  switch (news?.kind) {
    case undefined:
      return '';
    case 'searching':
      return words.searching;
    case 'failed':
      return words.faults.failed;
    case 'found':
      return located?.brokers.length === 0
        ? words.faults.none
        : fill(words.nearest, { zip: news.zip });
    case 'chosen':
    case 'removed':
      return fill(words.detail[news.kind], { name: news.name });
  }
}
