import { useEffect, useRef, useState } from 'react';
import type { Broker } from '#domain/brokers/broker.ts';
import type { FoundBroker } from '#domain/brokers/finder.ts';
import { foundOffices } from '#domain/brokers/office-results.ts';
import { Button, LinkButton } from '#site/components/button/button.tsx';
import {
  describeArea,
  describeNone,
  formatDistance,
} from '#words/broker-finder/describe-results.ts';
import { fill } from '#words/translation.ts';
import { BrokerCard } from './broker-card.tsx';
import type { FinderSetup } from './finder-setup.ts';
import { type FinderState, type Found, shownOffices } from './finder-state.ts';

export interface ResultsProps {
  state: FinderState & { readonly found: Found };
  setup: FinderSetup;
  chosen: Broker | undefined;
  onChoose: (broker: FoundBroker) => void;
  onShowAll: () => void;
}

/** Who was found, nearest first; the rest on request. */
export function Results({ state, setup, chosen, onChoose, onShowAll }: ResultsProps) {
  const words = setup.words.results;
  const { found } = state;
  const { shown, more } = shownOffices(state);
  const list = useRef<HTMLUListElement>(null);
  const [firstNew, setFirstNew] = useState<number>();

  // The button that was pressed is gone: one reads on at the first card that came.
  useEffect(() => {
    if (firstNew === undefined) return;
    list.current?.children[firstNew]?.querySelector<HTMLElement>('h3')?.focus();
    setFirstNew(undefined);
  }, [firstNew]);

  // What was found for others is not theirs: nothing is shown as if it were.
  if (state.types.length === 0)
    return (
      <>
        <h2 className="finder__title">{words.noTypes}</h2>
        <p className="finder__text">{words.noTypesText}</p>
      </>
    );
  if (found.total === 0) return <NoneFound place={found.place.label} setup={setup} />;
  const { number, rest } = headingOf(found, setup);
  return (
    <>
      <h2 className="finder__title">
        <span className="finder__number">{number}</span> {rest}
      </h2>
      {found.brokers.length < found.total && (
        <p className="finder__nearest">
          {fill(words.nearest, { n: foundOffices(found).offices.length })}
        </p>
      )}
      <ul className="finder__cards" ref={list}>
        {shown.map((office) => (
          <BrokerCard
            key={office[0].id}
            office={office}
            place={found.place.label}
            setup={setup}
            chosenId={chosen?.id}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {more > 0 && (
        <p className="finder__more">
          <Button
            variant="plain"
            action="more-brokers"
            onClick={() => {
              setFirstNew(shown.length);
              onShowAll();
            }}
          >
            {more === 1 ? words.moreOne : fill(words.more, { n: more })}
          </Button>
        </p>
      )}
    </>
  );
}

/** "3", "courtiers dans un rayon de 4 km autour de 5000 Namur". */
function headingOf(found: Found, { words, locale }: FinderSetup) {
  const { radius, place } = found;
  const { total } = foundOffices(found);
  const within = fill(total === 1 ? words.results.one : words.results.several, {
    radius: formatDistance(radius, words.card, locale),
  });
  return { number: total, rest: `${within} ${describeArea(place.label, words.results)}` };
}

/** The same as one sentence, for who listens. */
export function describeFound(found: Found, setup: FinderSetup): string {
  if (found.total === 0) return describeNone(found.place.label, setup.words.results);
  const { number, rest } = headingOf(found, setup);
  return `${number} ${rest}`;
}

function NoneFound({ place, setup }: { place: string | undefined; setup: FinderSetup }) {
  const { words, phones, paths } = setup;
  const [before = '', between = '', after = ''] = words.results.emptyText.split(
    /\{phone\}|\{mortgagePhone\}/,
  );
  const call = (line: FinderSetup['phones']['personal']) => (
    <a href={`tel:${line.e164}`}>{line.shown.replaceAll(' ', '\u00a0')}</a>
  );
  return (
    <>
      <h2 className="finder__title">{describeNone(place, words.results)}</h2>
      <p className="finder__text">
        {before}
        {call(phones.personal)}
        {between}
        {call(phones.mortgage)}
        {after}
      </p>
      <p className="finder__more">
        <LinkButton variant="plain" href={paths.appointment}>
          {words.results.emptyAppointment}
        </LinkButton>
      </p>
    </>
  );
}
