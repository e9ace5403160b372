import type { ReactNode, Ref } from 'react';
import type { FoundBrokers, SuggestedPlace } from '#domain/brokers/finder.ts';
import { foundOffices } from '#domain/brokers/office-results.ts';
import { type LenderPhone, mortgageLine } from '#domain/lender/lender.ts';
import {
  describeArea,
  describeNone,
  formatDistance,
} from '#words/broker-finder/describe-results.ts';
import { otherPlacesParts } from '#words/broker-finder/question-parts.ts';
import { fill } from '#words/translation.ts';
import { MooredBoat } from '../brand/moored-boat.tsx';
import { unbroken } from './broker-links.tsx';
import { PlaceLinks, type PlaceLinksProps } from './place-links.tsx';
import type { ResultsSetup } from './results-setup.ts';

export interface BrokerResultsProps {
  found: FoundBrokers;
  /** What was searched; undefined where it is the visitor's own position. */
  place: string | undefined;
  setup: Omit<ResultsSetup, 'weekday'>;
  /** The other places of the name that was searched, and how their links search. */
  others?: Omit<PlaceLinksProps, 'parts' | 'paths'> & {
    readonly places: readonly SuggestedPlace[];
  };
  /** A card for each office that is shown. */
  children: ReactNode;
  listRef?: Ref<HTMLUListElement>;
}

/** Who was found, nearest first, or that nobody was. */
export function BrokerResults(props: BrokerResultsProps) {
  const { found, place, setup, others, children, listRef } = props;
  const otherPlaces = others && others.places.length > 0 && (
    <p className="finder__text">
      <PlaceLinks
        parts={otherPlacesParts(others.places, setup.words.results)}
        types={others.types}
        paths={setup.paths}
        onPick={others.onPick}
      />
    </p>
  );
  if (found.total === 0)
    return (
      <NoneFound place={place} setup={setup}>
        {otherPlaces}
      </NoneFound>
    );
  const { number, rest } = headingOf(found, place, setup);
  return (
    <>
      <h2 className="finder__title">
        <span className="finder__number">{number}</span> {rest}
      </h2>
      {otherPlaces}
      {found.brokers.length < found.total && (
        <p className="finder__nearest">
          {fill(setup.words.results.nearest, { n: foundOffices(found).offices.length })}
        </p>
      )}
      <ul className="finder__cards" ref={listRef}>
        {children}
      </ul>
    </>
  );
}

/** "3", "courtiers dans un rayon de 4 km autour de 5000 Namur". */
function headingOf(
  found: FoundBrokers,
  place: string | undefined,
  { words, locale }: Pick<ResultsSetup, 'words' | 'locale'>,
) {
  const { total } = foundOffices(found);
  const within = fill(total === 1 ? words.results.one : words.results.several, {
    radius: formatDistance(found.radius, words.card, locale),
  });
  return { number: total, rest: `${within} ${describeArea(place, words.results)}` };
}

/** The same as one sentence, for who listens. */
export function describeFound(
  found: FoundBrokers,
  place: string | undefined,
  setup: Pick<ResultsSetup, 'words' | 'locale'>,
): string {
  if (found.total === 0) return describeNone(place, setup.words.results);
  const { number, rest } = headingOf(found, place, setup);
  return `${number} ${rest}`;
}

function NoneFound({ place, setup, children }: Omit<BrokerResultsProps, 'found'>) {
  const { words, phones, paths } = setup;
  const [before = '', between = '', after = ''] = words.results.emptyText.split(
    /\{phone\}|\{mortgagePhone\}/,
  );
  return (
    <>
      <h2 className="finder__title">{describeNone(place, words.results)}</h2>
      {children}
      <p className="finder__text">
        {before}
        <LenderLine phone={phones.personal} />
        {between}
        <LenderLine phone={mortgageLine(phones)} />
        {after}
      </p>
      {paths.appointment && (
        <p className="finder__more">
          <a className="button button--plain" href={paths.appointment}>
            {words.results.emptyAppointment}
          </a>
        </p>
      )}
      <div className="finder__drawing">
        <MooredBoat isShown={setup.isIllustrated} />
      </div>
    </>
  );
}

/** A line of the lender's own. */
export function LenderLine({ phone }: { phone: LenderPhone }) {
  return <a href={`tel:${phone.e164}`}>{unbroken(phone.shown)}</a>;
}
