import type { Examples } from '../gallery/examples.ts';
import { ErrorSummary } from './error-summary.tsx';

export const errorSummaryExamples: Examples = {
  component: 'ErrorSummary',
  states: (w) => ({
    normal: (
      <ErrorSummary
        title={w.summaryTitle}
        words={{ moreOne: w.summaryMore, more: w.summaryMore }}
        faults={[
          { name: 'text-error', message: w.error },
          { name: 'pair-zip', message: w.zipError },
        ]}
      />
    ),
  }),
};
