import { amortise } from '#domain/loan/amortisation.ts';
import type { Cents } from '#domain/money/money.ts';
import { chosenForm } from './chosen-form.ts';
import type { LoanForm } from './loan-form.ts';
import { BOX } from './river-path.ts';
import type { Flow } from './slices.ts';
import './plain-chart.css';

export interface PlainLoan {
  /** What is lent in all. */
  amount: Cents;
  /** In percent. */
  taeg: number;
  /** In months. */
  duration: number;
}

export interface PlainChartProps extends PlainLoan {
  form?: LoanForm | undefined;
  /** How wide it is drawn, next to the widest that the picture holds: for two loans on one scale. */
  share?: number;
  /** How much of the picture's width its time takes, likewise. */
  reach?: number;
  /** Drawn as a line around it: a loan that another one replaces. */
  isOutline?: boolean;
}

/** What a plain picture is made from: the loan as large as the picture holds it. */
export const plainFlow = ({ amount, taeg, duration }: PlainLoan): Flow => ({
  amount,
  bounds: { min: amount, max: amount },
  instalments: amortise(amount, taeg, duration),
});

/** The picture of a loan without labels, next to figures that say the same in words; none where loans are not drawn. */
export function PlainChart({
  form = chosenForm,
  share = 1,
  reach = 1,
  isOutline = false,
  ...loan
}: PlainChartProps) {
  if (!form) return null;
  const left = form.left * BOX.width;
  const paths = form.paths(form.shape({ ...plainFlow(loan), share }));
  return (
    <svg
      className={`plain-river${isOutline ? ' plain-river--outline' : ''}`}
      viewBox={`${left} 0 ${Math.round((BOX.width - left) / reach)} ${BOX.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="plain-river__bank" d={paths.interest} />
      {isOutline ? null : <path className="plain-river__water" d={paths.capital} />}
    </svg>
  );
}
