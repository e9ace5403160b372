import type { LoanForm } from './loan-form.ts';
import { type PlainLoan, plainFlow } from './plain-chart.tsx';
import type { Flow } from './slices.ts';

/** How a loan is drawn next to another one on one scale: `share` of the height, `reach` of the width. */
export interface TwinScale {
  readonly share: number;
  readonly reach: number;
}

/** Two loans on one scale of money and of time: the one that takes more room of each fills the picture. */
export function twinScales(
  form: LoanForm,
  loans: readonly [PlainLoan, PlainLoan],
): readonly [TwinScale, TwinScale] {
  const drawn = loans.map((loan) => {
    const flow = plainFlow(loan);
    return { height: heightOfCent(form, flow), time: timeOf(form, loan) };
  });
  const height = Math.min(...drawn.map((one) => one.height));
  const time = Math.max(...drawn.map((one) => one.time));
  const [first, second] = drawn.map((one) => ({
    share: height / one.height,
    reach: one.time / time,
  }));
  if (!first || !second) throw new Error('There are no two loans');
  return [first, second];
}

/** How high a cent of capital is drawn in a picture of this loan alone. */
function heightOfCent(form: LoanForm, flow: Flow): number {
  const start = form.start(form.shape(flow));
  if (start && start.water > 0) return start.water / flow.amount;
  // In pieces, no slice holds the whole capital.
  const [year] = form.years(flow);
  const capital = year?.figures?.capital;
  if (!year || !capital) throw new Error('The picture of this loan has no scale');
  return year.slice.water / capital;
}

/** A picture in pieces has one for every year that began. */
const timeOf = ({ isContinuous }: LoanForm, { duration }: PlainLoan) =>
  isContinuous ? duration : Math.ceil(duration / 12);
