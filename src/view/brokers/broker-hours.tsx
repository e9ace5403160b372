import type { Broker } from '#domain/brokers/broker.ts';
import { readBrokerHours } from '#domain/brokers/hours.ts';
import { formatIntervals, hoursInWords } from '#words/frame/hours-in-words.ts';
import { fill } from '#words/translation.ts';
import { lampOf } from '../lamp/lamp.ts';
import type { ResultsSetup } from './results-setup.ts';

/** When a broker can be visited: today, and folded the week. Nothing where their file says nothing. */
export function BrokerHours({ broker, setup }: { broker: Broker; setup: ResultsSetup }) {
  const { words, hoursWords, now } = setup;
  const hours = broker.hours.length > 0 ? readBrokerHours(broker.hours) : undefined;
  if (!hours) return null;
  const today = hours[now.weekday];
  const times = formatIntervals(today, hoursWords);
  return (
    <details className="disclosure broker-card__hours">
      <summary className="disclosure__summary">
        <span className={lampOf(today, now)}>
          {times === '' ? words.card.closedToday : fill(words.card.today, { times })}
        </span>
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
