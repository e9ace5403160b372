import { amortise } from '#domain/loan/amortisation.ts';
import { simulatorBoundsOf } from '#domain/tariff/rate.ts';
import { chosenForm } from '#view/loan-chart/chosen-form.ts';
import { BOX } from '#view/loan-chart/river-path.ts';
import type { SimulationState } from '../loan/simulation-state.ts';
import { createSvg, setAttribute } from './create-element.ts';
import type { MarkShape, WidgetMark } from './widget-setup.ts';

/** The lender's mark, as decoration: the lender's name stands next to it. */
export function markPart({ viewBox, shapes }: WidgetMark): SVGElement {
  return createSvg('svg', { viewBox, class: 'mark', 'aria-hidden': 'true' }, ...shapes.map(draw));
}

const draw = ({ name, attributes, inside }: MarkShape): SVGElement =>
  createSvg(name, attributes, ...inside.map(draw));

/** The loan as this lender draws it, without labels: the figures above it say the same. Undefined without a motif. */
export function loanPart() {
  if (!chosenForm) return undefined;
  const form = chosenForm;
  const left = form.left * BOX.width;
  const interest = createSvg('path', { class: 'bank' });
  const capital = createSvg('path', { class: 'water' });
  const element = createSvg(
    'svg',
    {
      viewBox: `${left} 0 ${BOX.width - left} ${BOX.height}`,
      preserveAspectRatio: 'none',
      class: 'loan',
      'aria-hidden': 'true',
    },
    interest,
    capital,
  );
  const update = ({
    choice: { tariff },
    simulation: { total, taeg, duration },
  }: SimulationState) => {
    const paths = form.paths(
      form.shape({
        amount: total,
        bounds: simulatorBoundsOf(tariff),
        instalments: amortise(total, taeg, duration),
      }),
    );
    setAttribute(interest, 'd', paths.interest);
    setAttribute(capital, 'd', paths.capital);
  };
  return { element, update };
}
