import { type KeyboardEvent, useRef, useState } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import type { Cents } from '#domain/money/money.ts';
import { useOnMount } from '#site/browser/hydration.ts';
import { Button } from '#site/components/button/button.tsx';
import { inEuros } from '#view/loan-chart/describe-loan.ts';
import { type Moment, momentOf } from '#view/loan-chart/follow-loan.ts';
import type { LoanForm } from '#view/loan-chart/loan-form.ts';
import { edges, percent } from '#view/loan-chart/loan-picture.tsx';
import { monthAfter } from '#view/loan-chart/month-after.ts';
import { type Flow, START } from '#view/loan-chart/slices.ts';
import type { FollowWords } from '#words/chart/chart.ts';
import { fill } from '#words/translation.ts';
import type { Redraw } from './tools.ts';
import './river-buoy.css';

export interface RiverBuoyProps {
  words: FollowWords;
  locale: Locale;
  flow: Flow;
  at: NonNullable<LoanForm['at']>;
  /** The press that asked for it, on the picture or on a button next to it. */
  pressed: { clientX: number; clientY: number } | undefined;
  onRedraw: (redraw: (() => Redraw) | undefined) => void;
  /** Shows the handles instead; undefined where there are none. */
  onPull: (() => void) | undefined;
}

const YEAR = 12;

/** How many times the interest can be enlarged. */
const ENLARGED = 5;

/**
 * A buoy on the loan's picture: a slider of months, moved by a drag, a tap or the keys, that says what is left to
 * repay then and what of it is interest. Takes the focus.
 */
export function RiverBuoy({ words, locale, flow, at, pressed, onRedraw, onPull }: RiverBuoyProps) {
  const months = flow.instalments.length;
  const [wanted, setWanted] = useState(Math.min(YEAR, Math.ceil(months / 2)));
  const slider = useRef<HTMLInputElement>(null);
  const river = useRef<HTMLDivElement>(null);
  useOnMount(() => {
    slider.current?.focus({ preventScroll: true });
    const share = river.current && pressed && shareOf(river.current, pressed);
    if (typeof share === 'number') setWanted(((share - START) / (1 - START)) * months);
  });
  const isEnlarged = flow.enlarged === ENLARGED;
  const enlarge = () =>
    onRedraw(isEnlarged ? undefined : () => (plain) => ({ ...plain, enlarged: ENLARGED }));
  const moment = momentOf(flow, wanted, at);
  const { slice, month } = moment;
  const { top, bottom } = edges(slice);
  const sentence = describeMoment(moment, months, words, locale);

  const press = (event: KeyboardEvent) => {
    const to = { PageUp: month + YEAR, PageDown: month - YEAR }[event.key];
    if (to !== undefined) setWanted(to);
    // Enter would send the form that the picture belongs to.
    if (to !== undefined || event.key === 'Enter') event.preventDefault();
  };

  return (
    <>
      <div className="on-river" ref={river}>
        <input
          ref={slider}
          className="river-buoy__slider"
          type="range"
          min={0}
          max={months}
          value={month}
          aria-label={words.label}
          aria-valuetext={sentence}
          onChange={({ target }) => setWanted(Number(target.value))}
          onKeyDown={press}
        />
        <span
          className="river-buoy__line"
          style={{ left: percent(slice.x), top: percent(top), height: percent(bottom - top) }}
        />
        <span
          className="river-buoy__mark"
          style={{ left: `min(${percent(slice.x)}, 100% - 0.9rem)`, top: percent(slice.y) }}
        />
      </div>
      <div className="river-follow">
        <p className="river-follow__moment">{sentence}</p>
        <Button variant="link" onClick={enlarge}>
          {isEnlarged ? words.toScale : fill(words.enlarge, { times: ENLARGED })}
        </Button>
        {onPull && (
          <Button variant="link" onClick={onPull}>
            {words.pull.open}
          </Button>
        )}
        <p className="river-follow__scale" role="status">
          {isEnlarged ? fill(words.enlarged, { times: ENLARGED }) : words.scale}
        </p>
      </div>
    </>
  );
}

/** Where on an element's width it was pressed, from 0 to 1; undefined for a press next to it. */
function shareOf(element: Element, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  return clientY > top && clientY < bottom ? (clientX - left) / width : undefined;
}

/** What is left at a moment, what was paid, and when that is. */
export function describeMoment(
  { month, balance, interestPaid, interestDue }: Moment,
  months: number,
  words: FollowWords,
  locale: Locale,
  now = new Date(),
): string {
  const euros = (sum: Cents) => inEuros(sum, locale);
  const when =
    month === 0
      ? words.today
      : fill(words.after, {
          time: inWords(month, words),
          date: monthAfter(now, month, locale, 'long'),
        });
  return fill(month === months ? words.ended : words.left, {
    when,
    balance: euros(balance),
    paid: euros(interestPaid),
    due: euros(interestDue),
  });
}

/** A number of months as years and months. */
function inWords(month: number, words: FollowWords): string {
  const counted = (n: number, one: string, several: string) =>
    n === 1 ? one : fill(several, { n });
  const years = counted(Math.floor(month / YEAR), words.year, words.years);
  const months = counted(month % YEAR, words.month, words.months);
  if (month < YEAR) return months;
  return month % YEAR === 0 ? years : fill(words.both, { years, months });
}
