import { chosenForm } from './chosen-form.ts';
import type { LoanForm } from './loan-form.ts';
import { PlainChart, type PlainLoan } from './plain-chart.tsx';
import { twinScales } from './twin-scale.ts';
import './twin-charts.css';

export interface TwinChartsProps {
  form?: LoanForm | undefined;
  /** The loan that was asked for: in outline. */
  before: PlainLoan;
  after: PlainLoan;
  words: { readonly before: string; readonly after: string };
}

/** Two loans below each other on one scale, next to figures that say the same; none where loans are not drawn. */
export function TwinCharts({ form = chosenForm, before, after, words }: TwinChartsProps) {
  if (!form) return null;
  const [asked, proposed] = twinScales(form, [before, after]);
  return (
    <div className="twin-charts" aria-hidden="true">
      <p>{words.before}</p>
      <PlainChart form={form} {...before} {...asked} isOutline />
      <p>{words.after}</p>
      <PlainChart form={form} {...after} {...proposed} />
    </div>
  );
}
