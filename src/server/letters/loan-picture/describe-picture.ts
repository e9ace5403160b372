import { amortise } from '#domain/loan/amortisation.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Cents } from '#domain/money/money.ts';
import { boundsOf } from '#domain/tariff/rate.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';
import type { Loan } from '#journey/facts.ts';
import { totalAmount } from '#journey/loan.ts';
import { describeLoan, inEuros, nameYear } from '#view/loan-chart/describe-loan.ts';
import type { DrawnYear, LoanForm } from '#view/loan-chart/loan-form.ts';
import type { Flow } from '#view/loan-chart/slices.ts';
import type { ChartWords } from '#words/chart/chart.ts';

/** What stands with the picture of a loan, in words. */
export interface PictureInWords {
  /** For who does not see it. */
  alt: string;
  /** How to read it. */
  key: string;
  /** Side by side beneath the picture, from its left edge to its right. */
  labels: readonly PictureLabel[];
  /** The years that have a label. */
  years: readonly number[];
}

export interface PictureLabel {
  when: string;
  amount: string;
  /** Up to the next label, as a share of the picture's width. */
  width: number;
}

/** The room for labels: how many after the first, and the share of the width after which none fits. */
export interface LabelRoom {
  most: number;
  latest: number;
}

/** What a loan's picture is made from. Without a tariff its amount is the widest that is lent. */
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

export function describePicture(
  form: LoanForm,
  words: ChartWords,
  flow: Flow,
  room: LabelRoom,
  locale: Locale,
): PictureInWords {
  const marks = labelledYears(form, flow, room);
  const name = (year: number) => nameYear(year, words);
  const euros = (sum: Cents) => inEuros(sum, locale);
  const today = { x: form.left, when: words.today, amount: euros(flow.amount) };
  const stops = [
    ...(form.isContinuous ? [today] : []),
    ...marks.map(({ year, slice, amount }) => ({
      x: slice.x,
      when: name(year),
      amount: euros(amount),
    })),
  ];
  return {
    alt: describeLoan(form, flow, marks, words, euros, name),
    key: words.key,
    labels: stops.map(({ x, when, amount }, index) => ({
      when,
      amount,
      width: ((stops[index + 1]?.x ?? 1) - x) / (1 - form.left),
    })),
    years: marks.map(({ year }) => year),
  };
}

/**
 * The years with a label: evenly spaced, and never so late that it would not fit. Of pieces by themselves the first is
 * one of them.
 */
function labelledYears(
  form: LoanForm,
  flow: Flow,
  { most, latest }: LabelRoom,
): readonly DrawnYear[] {
  const marks = form.years(flow);
  const every = Math.ceil(marks.length / most);
  const first = form.isContinuous ? 0 : 1;
  return marks.filter(({ year, slice }) => year % every === first % every && slice.x <= latest);
}
