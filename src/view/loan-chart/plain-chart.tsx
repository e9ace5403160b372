import { amortise } from '#domain/loan/amortisation.ts';
import type { Cents } from '#domain/money/money.ts';
import { chosenForm } from './chosen-form.ts';
import type { LoanForm } from './loan-form.ts';
import { BOX } from './river-path.ts';
import './plain-chart.css';

export interface PlainChartProps {
  form?: LoanForm | undefined;
  /** What is lent in all. */
  amount: Cents;
  /** In percent. */
  taeg: number;
  /** In months. */
  duration: number;
  /** How wide it is drawn, next to the widest that the picture holds: for two loans on one scale. */
  share?: number;
}

/** The picture of a loan without labels, next to figures that say the same in words; none where loans are not drawn. */
export function PlainChart({
  form = chosenForm,
  amount,
  taeg,
  duration,
  share = 1,
}: PlainChartProps) {
  if (!form) return null;
  const left = form.left * BOX.width;
  const paths = form.paths(
    form.shape({
      amount,
      bounds: { min: amount, max: amount },
      instalments: amortise(amount, taeg, duration),
      share,
    }),
  );
  return (
    <svg
      className="plain-river"
      viewBox={`${left} 0 ${BOX.width - left} ${BOX.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="plain-river__bank" d={paths.interest} />
      <path className="plain-river__water" d={paths.capital} />
    </svg>
  );
}
