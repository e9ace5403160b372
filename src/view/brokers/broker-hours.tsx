import type { Broker } from '#domain/brokers/broker.ts';
import { readBrokerHours } from '#domain/brokers/hours.ts';
import { formatIntervals, hoursInWords } from '#words/frame/hours-in-words.ts';
import { fill } from '#words/translation.ts';
import type { ResultsSetup } from './results-setup.ts';

/** When a broker can be visited: today, and folded the week. Nothing where their file says nothing. */
export function BrokerHours({ broker, setup }: { broker: Broker; setup: ResultsSetup }) {
  const { words, hoursWords, weekday } = setup;
  const hours = broker.hours.length > 0 ? readBrokerHours(broker.hours) : undefined;
  if (!hours) return null;
  const times = formatIntervals(hours[weekday], hoursWords);
  return (
    <details className="disclosure broker-card__hours">
      <summary className="disclosure__summary">
        {times === '' ? words.card.closedToday : fill(words.card.today, { times })}
        <span className="unseen"> {fill(words.card.hoursOf, { name: broker.name })}</span>
      </summary>
      <dl>
        {hoursInWords(hours, hoursWords).map((line) => (
          <div key={line.days}>
            <dt>{line.days}</dt>
            <dd>{line.times}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
