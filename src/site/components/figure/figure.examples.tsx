import type { Examples } from '../gallery/examples.ts';
import { Figure } from './figure.tsx';

export const figureExamples: Examples = {
  component: 'Figure',
  states: (w) => ({
    normal: (
      <p>
        <Figure value="monthlyAmount" number={284.48}>
          {'284,48\u00a0€'}
        </Figure>{' '}
        {w.perMonth}
      </p>
    ),
  }),
};
