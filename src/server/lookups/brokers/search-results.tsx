import { renderToStaticMarkup } from 'react-dom/server';
import { ADDRESSES } from '#addresses/pages.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { BrokerType } from '#domain/brokers/broker.ts';
import { type BrokerSearchResult, candidatesOf, type SearchFault } from '#domain/brokers/finder.ts';
import { foundOffices } from '#domain/brokers/office-results.ts';
import type { Weekday } from '#domain/calendar/clock.ts';
import type { Lender } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { isIllustrated } from '#view/brand/illustrations.ts';
import { BrokerCard } from '#view/brokers/broker-card.tsx';
import { BrokerResults } from '#view/brokers/broker-results.tsx';
import { PlaceQuestion } from '#view/brokers/place-question.tsx';
import type { ResultsSetup } from '#view/brokers/results-setup.ts';
import { BROKER_FINDER_WORDS } from '#words/broker-finder/broker-finder.ts';
import { formatSearchFault } from '#words/broker-finder/search-fault.ts';
import { frame } from '#words/frame/frame.ts';

export interface AnsweredSearch {
  readonly locale: Locale;
  readonly lender: Pick<Lender, 'phones'>;
  readonly brand: Pick<Brand, 'motif'>;
  /** The lender offers mortgages, and so an appointment about one. */
  readonly hasMortgages: boolean;
  /** The types that were searched for, also used by links to other places. */
  readonly types: readonly BrokerType[];
  /** Today, at the lender's office. */
  readonly weekday: Weekday;
}

/** The result as HTML: the finder's own list, for a browser without scripts. */
export function searchResults(result: BrokerSearchResult, search: AnsweredSearch): string {
  const { locale, lender, brand, hasMortgages, types, weekday } = search;
  const words = BROKER_FINDER_WORDS[locale];
  const setup: ResultsSetup = {
    locale,
    words,
    weekday,
    hoursWords: frame[locale],
    phones: lender.phones,
    isIllustrated: isIllustrated(brand.motif),
    paths: {
      own: ADDRESSES.brokers[locale],
      ...(hasMortgages && { appointment: ADDRESSES.mortgageAppointment[locale] }),
    },
  };
  return renderToStaticMarkup(
    <div className="finder__answer page-width">
      <section className="finder__results" aria-label={words.results.label}>
        {result.kind === 'found' ? (
          <BrokerResults
            found={result}
            place={result.place.label}
            setup={setup}
            others={{ places: result.others, types }}
          >
            {foundOffices(result).offices.map((office) => (
              <BrokerCard
                key={office[0].id}
                office={office}
                place={result.place.label}
                setup={setup}
              />
            ))}
          </BrokerResults>
        ) : (
          <Fault fault={result} types={types} setup={setup} />
        )}
      </section>
    </div>,
  );
}

interface FaultProps {
  fault: SearchFault;
  types: readonly BrokerType[];
  setup: ResultsSetup;
}

/** What is wrong, and which place may have been meant. */
function Fault({ fault, types, setup }: FaultProps) {
  const { words } = setup;
  const candidates = candidatesOf(fault);
  return (
    <>
      {candidates.length === 0 ? (
        <h2 className="finder__title">{words.results.label}</h2>
      ) : (
        <PlaceQuestion places={candidates} types={types} setup={setup} />
      )}
      <p className="finder__text">{formatSearchFault(fault, words)}</p>
    </>
  );
}
