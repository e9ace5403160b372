import type { Broker } from '#domain/brokers/broker.ts';
import { readBrokerHours } from '#domain/brokers/hours.ts';
import { OFFICE_TIME_ZONE, wallClockIn } from '#domain/calendar/clock.ts';
import { formatIntervals, hoursInWords } from '#words/frame/hours-in-words.ts';
import { fill } from '#words/translation.ts';
import type { FinderSetup } from './finder-setup.ts';
import '#site/components/disclosure/disclosure.css';

/** When a broker can be visited: today, and folded the week. Nothing where their file says nothing. */
export function BrokerHours({ broker, setup }: { broker: Broker; setup: FinderSetup }) {
  const { words, hoursWords, locale } = setup;
  const hours = broker.hours.length > 0 ? readBrokerHours(broker.hours) : undefined;
  if (!hours) return null;
  const today = hours[wallClockIn(OFFICE_TIME_ZONE, new Date()).weekday];
  const times = formatIntervals(today, hoursWords, locale);
  return (
    <details className="disclosure broker-card__hours">
      <summary className="disclosure__summary">
        {times === '' ? words.card.closedToday : fill(words.card.today, { times })}
        <span className="unseen"> {fill(words.card.hoursOf, { name: broker.name })}</span>
      </summary>
      <dl>
        {hoursInWords(hours, hoursWords, locale).map((line) => (
          <div key={line.days}>
            <dt>{line.days}</dt>
            <dd>{line.times}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
