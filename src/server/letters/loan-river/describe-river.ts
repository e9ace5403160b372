import { amortise } from '#domain/loan/amortisation.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount } from '#domain/money/format.ts';
import { addCents, type Cents, cents } from '#domain/money/money.ts';
import { boundsOf } from '#domain/tariff/rate.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';
import type { Loan } from '#journey/facts.ts';
import { totalAmount } from '#journey/loan.ts';
import { type Flow, markYears } from '#view/loan-chart/river-shape.ts';
import { MAIL_WORDS } from '#words/mail/mail.ts';
import { fill } from '#words/translation.ts';

/** What stands with a river, in words. */
export interface RiverInWords {
  /** For who does not see it. */
  alt: string;
  /** How to read it. */
  key: string;
  /** Side by side beneath the river, from its left edge to its right. */
  labels: readonly RiverLabel[];
  /** The years that have a label. */
  years: readonly number[];
}

export interface RiverLabel {
  when: string;
  balance: string;
  /** Up to the next label, as a share of the river's length. */
  width: number;
}

/** The room for labels: how many after the first, and the share of the width after which none fits. */
export interface LabelRoom {
  most: number;
  latest: number;
}

/** What a loan's river is made from. Without a tariff its amount is the widest that is lent. */
export function flowOf(
  loan: Pick<Loan, 'amount' | 'additionalAmount' | 'duration' | 'taeg'>,
  tariff: Tariff | undefined,
): Flow {
  const amount = totalAmount(loan);
  return {
    amount,
    bounds: tariff ? boundsOf(tariff) : { min: amount, max: amount },
    instalments: amortise(amount, loan.taeg, loan.duration),
  };
}

export function describeRiver(flow: Flow, room: LabelRoom, locale: Locale): RiverInWords {
  const words = MAIL_WORDS[locale].river;
  const euros = (sum: Cents) => formatAmount(roundToEuro(sum), locale, 'whenNeeded');
  const after = (year: number) =>
    year === 1 ? words.afterYear : fill(words.afterYears, { n: year });
  const marks = labelledYears(flow, room);
  const stops = [
    { x: 0, when: words.today, balance: euros(flow.amount) },
    ...marks.map(({ year, slice, balance }) => ({
      x: slice.x,
      when: after(year),
      balance: euros(balance),
    })),
  ];
  return {
    alt: fill(words.alt, {
      balances: stops.map(({ when, balance }) => fill(words.balance, { when, balance })).join(', '),
      months: flow.instalments.length,
      interest: euros(addCents(...flow.instalments.map(({ interest }) => interest))),
    }),
    key: words.key,
    labels: stops.map(({ x, when, balance }, index) => ({
      when,
      balance,
      width: (stops[index + 1]?.x ?? 1) - x,
    })),
    years: marks.map(({ year }) => year),
  };
}

/** The years with a label: evenly spaced, and never so late that it would not fit. */
function labelledYears(flow: Flow, { most, latest }: LabelRoom) {
  const marks = markYears(flow);
  const every = Math.ceil(marks.length / most);
  return marks.filter(({ year, slice }) => year % every === 0 && slice.x <= latest);
}

/** The picture is read at a glance: cents would only be in the way. */
function roundToEuro(amount: Cents): Cents {
  return cents(Math.round(amount / 100) * 100);
}
