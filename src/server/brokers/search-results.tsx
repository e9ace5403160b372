import { renderToStaticMarkup } from 'react-dom/server';
import { ADDRESSES } from '#addresses/pages.ts';
import type { BrokerType } from '#domain/brokers/broker.ts';
import { foundOffices } from '#domain/brokers/office-results.ts';
import type { Weekday } from '#domain/calendar/clock.ts';
import type { Lender } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { BrokerCard } from '#view/brokers/broker-card.tsx';
import { BrokerResults } from '#view/brokers/broker-results.tsx';
import { PlaceQuestion } from '#view/brokers/place-question.tsx';
import type { ResultsSetup } from '#view/brokers/results-setup.ts';
import { BROKER_FINDER_WORDS } from '#words/broker-finder/broker-finder.ts';
import { frame } from '#words/frame/frame.ts';
import { fill } from '#words/translation.ts';
import type { SearchAnswer } from './search-brokers.ts';

export interface AnsweredSearch {
  readonly locale: Locale;
  readonly lender: Pick<Lender, 'phones'>;
  /** The types that were searched for, also used by links to other places. */
  readonly types: readonly BrokerType[];
  /** Today, at the lender's office. */
  readonly weekday: Weekday;
}

/** The answer as HTML: the finder's own list, for a browser without scripts. */
export function searchResults(answer: SearchAnswer, search: AnsweredSearch): string {
  const { locale, lender, types, weekday } = search;
  const words = BROKER_FINDER_WORDS[locale];
  const setup: ResultsSetup = {
    locale,
    words,
    weekday,
    hoursWords: frame[locale],
    phones: lender.phones,
    paths: { own: ADDRESSES.brokers[locale], appointment: ADDRESSES.mortgageAppointment[locale] },
  };
  return renderToStaticMarkup(
    <div className="finder__answer page-width">
      <section className="finder__results" aria-label={words.results.label}>
        {answer.kind === 'fault' ? (
          <Fault answer={answer} types={types} setup={setup} />
        ) : (
          <BrokerResults found={answer} place={answer.place} setup={setup}>
            {foundOffices(answer).offices.map((office) => (
              <BrokerCard key={office[0].id} office={office} place={answer.place} setup={setup} />
            ))}
          </BrokerResults>
        )}
      </section>
    </div>,
  );
}

interface FaultProps {
  answer: Extract<SearchAnswer, { kind: 'fault' }>;
  types: readonly BrokerType[];
  setup: ResultsSetup;
}

/** What is wrong, and which place may have been meant. */
function Fault({ answer: { fault, text, mayBe = [] }, types, setup }: FaultProps) {
  const { words } = setup;
  return (
    <>
      {mayBe.length === 0 ? (
        <h2 className="finder__title">{words.results.label}</h2>
      ) : (
        <PlaceQuestion places={mayBe} types={types} setup={setup} />
      )}
      <p className="finder__text">{fill(words.faults[fault], { text })}</p>
    </>
  );
}
