import { amortise } from '#domain/loan/amortisation.ts';
import type { Cents } from '#domain/money/money.ts';
import { BOX, bankPath, waterPath } from './river-path.ts';
import { shapeRiver } from './river-shape.ts';
import './plain-river.css';

export interface PlainRiverProps {
  /** What is lent in all. */
  amount: Cents;
  /** In percent. */
  taeg: number;
  /** In months. */
  duration: number;
  /** How wide it is drawn, next to the widest that the picture holds: for two rivers on one scale. */
  share?: number;
}

/** The river of a loan without labels, next to figures that say the same in words. */
export function PlainRiver({ amount, taeg, duration, share = 1 }: PlainRiverProps) {
  const river = shapeRiver({
    amount,
    bounds: { min: amount, max: amount },
    instalments: amortise(amount, taeg, duration),
  }).map((slice) => ({ ...slice, water: slice.water * share, bank: slice.bank * share }));
  return (
    <svg
      className="plain-river"
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="plain-river__bank" d={bankPath(river)} />
      <path className="plain-river__water" d={waterPath(river)} />
    </svg>
  );
}
