import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import { FORMS } from './forms.ts';
import type { LoanForm } from './loan-form.ts';
import { plainFlow } from './plain-chart.tsx';
import { twinScales } from './twin-scale.ts';

const loan = (euros: number, duration: number, taeg: number) => ({
  amount: cents(euros * 100),
  duration,
  taeg,
});
const PAIRS = [
  [loan(15_000, 48, 6.49), loan(15_000, 48, 8.99)],
  [loan(15_000, 84, 6.49), loan(15_000, 60, 6.49)],
  [loan(15_000, 96, 12.5), loan(7_500, 84, 4.49)],
  [loan(500, 6, 19.99), loan(500, 24, 19.99)],
] as const;

/** How high what is repaid first is drawn, for each cent of it. */
function heightOfCent(form: LoanForm, of: (typeof PAIRS)[number][number], share: number): number {
  const flow = { ...plainFlow(of), share };
  if (form.isContinuous) return (form.start(form.shape(flow))?.water ?? 0) / flow.amount;
  const [year] = form.years(flow);
  return (year?.slice.water ?? 0) / (year?.figures?.capital ?? 0);
}

//
describe.each(['river', 'area', 'bars'] as const)('two loans as %s', (motif) => {
  const form = FORMS[motif];
  if (!form) throw new Error('This motif draws loans');

  it.each(PAIRS)('have one scale of money and one of time', (...pair) => {
    const scales = twinScales(form, pair);
    const [first = 0, second = 0] = pair.map((one, index) =>
      heightOfCent(form, one, scales[index]?.share ?? 0),
    );
    expect(first).toBeCloseTo(second, 12);
    expect(Math.max(...scales.map(({ share }) => share))).toBe(1);
    const time = ({ duration }: { duration: number }) =>
      form.isContinuous ? duration : Math.ceil(duration / 12);
    expect(scales[0].reach * time(pair[1])).toBeCloseTo(scales[1].reach * time(pair[0]), 12);
    expect(Math.max(...scales.map(({ reach }) => reach))).toBe(1);
  });
});
