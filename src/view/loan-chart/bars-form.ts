import { addCents, type Cents } from '#domain/money/money.ts';
import { BASE } from './area-form.ts';
import type { DrawnYear, LoanForm } from './loan-form.ts';
import { BOX } from './river-path.ts';
import { breadth, type Flow, type Slice, START } from './slices.ts';

/** How high a year's part of the capital is drawn if it is repaid evenly, as a share of the height. */
const YEAR_OF_CAPITAL = 0.3;

/** The same with its part of the interest, at most: above it stands what a simulator answers. */
const MAX_YEAR = 0.4;

/** A bar's share of the room that its year has; the rest parts it from the next. */
const BAR = 0.72;

/** Well above the bars, whose heights are years: what was borrowed is none of them. */
const ABOVE: Slice = { x: START, y: 0.2, water: 0, bank: 0 };

/** What is repaid in each year of the loan, in cents. */
function sumYears({ instalments }: Flow) {
  return Array.from({ length: Math.ceil(instalments.length / 12) }, (_, index) => {
    const months = instalments.slice(index * 12, (index + 1) * 12);
    const sum = (part: 'capital' | 'interest'): Cents =>
      addCents(...months.map((instalment) => instalment[part]));
    return { year: index + 1, capital: sum('capital'), interest: sum('interest') };
  });
}

/** The height of a cent. Two loans of one duration are on one scale if their shares are as their amounts. */
function scaleOf(flow: Flow): number {
  const { amount, instalments } = flow;
  const interest = addCents(...instalments.map((instalment) => instalment.interest));
  const height = Math.min(YEAR_OF_CAPITAL, MAX_YEAR / (1 + interest / amount));
  const months = instalments.length;
  return (height * breadth(flow) * (flow.share ?? 1) * months) / (Math.min(12, months) * amount);
}

/** A slice a year, at the bar's left edge; all on one scale, on the base of an area. */
function shape(flow: Flow): readonly Slice[] {
  const years = sumYears(flow);
  const scale = scaleOf(flow);
  return years.map(({ capital, interest }, index) => ({
    x: START + (index / years.length) * (1 - START),
    y: BASE - ((capital + interest) * scale) / 2,
    water: capital * scale,
    bank: interest * scale,
  }));
}

/** Rectangles from the base up, as high as each slice's `height`. */
function rectangles(bars: readonly Slice[], height: (slice: Slice) => number): string {
  const width = Math.round(((1 - START) / bars.length) * BAR * BOX.width);
  const base = BASE * BOX.height;
  return bars
    .map((slice) => {
      const high = Number((height(slice) * BOX.height).toFixed(1));
      return `M${Number((slice.x * BOX.width).toFixed(1))} ${base}v${-high}h${width}v${high}z`;
    })
    .join('');
}

/** A loan as bars, one a year: the capital repaid in it, and on top of it the interest. */
export const form: LoanForm = {
  left: START,
  shape,
  beyond: (bars) => bars,
  paths: (bars) => ({
    capital: rectangles(bars, ({ water }) => water),
    interest: rectangles(bars, ({ water, bank }) => water + bank),
  }),
  start: () => ABOVE,
  years: (flow) => {
    const bars = shape(flow);
    return sumYears(flow).flatMap(({ year, capital, interest }, index): readonly DrawnYear[] => {
      const slice = bars[index];
      const amount = addCents(capital, interest);
      return slice ? [{ year, slice, amount, figures: { capital, interest } }] : [];
    });
  },
  isContinuous: false,
};
