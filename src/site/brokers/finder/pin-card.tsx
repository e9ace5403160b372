import { useLayoutEffect, useRef } from 'react';
import { brokerPath } from '#addresses/broker-path.ts';
import type { Broker } from '#domain/brokers/broker.ts';
import { readBrokerHours } from '#domain/brokers/hours.ts';
import { intervalAt, officeMoment } from '#domain/brokers/office-moment.ts';
import type { Office } from '#domain/brokers/offices.ts';
import { PhoneLink } from '#view/brokers/broker-links.tsx';
import { lampOf } from '#view/lamp/lamp.ts';
import { formatClockTime } from '#words/frame/format-clock-time.ts';
import { formatIntervals } from '#words/frame/hours-in-words.ts';
import { fill } from '#words/translation.ts';
import { ChooseButtons } from './choose-buttons.tsx';
import type { FinderSetup } from './finder-setup.ts';

export interface PinCardProps {
  office: Office<Broker>;
  setup: FinderSetup;
  chosenId: string | undefined;
  onChoose: (broker: Broker) => void;
  onClose: () => void;
}

/** What a marker stands for, to be read before choosing: who, how long open, and how to reach them. */
export function PinCard({ office, setup, chosenId, onChoose, onClose }: PinCardProps) {
  const [broker] = office;
  const { card: words } = setup.words;
  const name = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  // At once: a key pressed as soon as the card is there goes back to its mark.
  useLayoutEffect(() => {
    opener.current = document.activeElement as HTMLElement | null;
    name.current?.focus({ preventScroll: true });
    name.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, []);

  const close = () => {
    onClose();
    // A mark that was regrouped, or left the frame, takes no focus.
    const mark = opener.current;
    const next =
      mark?.isConnected && !mark.inert
        ? mark
        : document.querySelector<HTMLElement>('.finder__map .map__view');
    next?.focus({ preventScroll: true });
  };

  return (
    <section
      className="pin-card"
      aria-label={broker.name}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <h3 className="pin-card__name" tabIndex={-1} ref={name}>
        <a href={brokerPath(setup.paths.own, broker.id)}>{broker.name}</a>
      </h3>
      <p className="pin-card__facts">
        {office.map(({ type }) => words[type]).join(', ')}
        <Today broker={broker} setup={setup} />
      </p>
      <div className="pin-card__act">
        <ChooseButtons office={office} words={words} chosenId={chosenId} onChoose={onChoose} />
        <PhoneLink broker={broker} words={words} />
      </div>
      <button
        type="button"
        className="pin-card__close"
        data-action="close-card"
        aria-label={setup.words.map.close}
        title={setup.words.map.close}
        onClick={close}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
          <path d="m6 6 12 12M18 6 6 18" />
        </svg>
      </button>
    </section>
  );
}

/** Until when it is open; else today's hours, or that it is closed; nothing if the file says nothing. */
function Today({ broker, setup }: { broker: Broker; setup: FinderSetup }) {
  const { words, hoursWords, holidays } = setup;
  const week = broker.hours.length > 0 ? readBrokerHours(broker.hours) : undefined;
  if (!week) return null;
  const now = officeMoment(holidays, new Date());
  const today = week[now.weekday];
  const open = intervalAt(today, now);
  const times = formatIntervals(today, hoursWords);
  return (
    <span className={`pin-card__today ${lampOf(today, now)}`}>
      {open
        ? fill(words.card.openUntil, { time: formatClockTime(open.to, hoursWords.clock) })
        : times === ''
          ? words.card.closedToday
          : fill(words.card.today, { times })}
    </span>
  );
}
