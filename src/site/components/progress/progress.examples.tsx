import type { Examples } from '../gallery/examples.ts';
import { Progress } from './progress.tsx';

export const progressExamples: Examples = {
  component: 'Progress',
  states: (w) => ({
    first: (
      <Progress
        label={`${w.stages} 1`}
        stages={[
          { label: w.stage1, state: 'current' },
          { label: w.stage2, state: 'ahead' },
          { label: w.stage3, state: 'ahead' },
          { label: w.stage4, state: 'ahead' },
        ]}
      />
    ),
    middle: (
      <Progress
        label={`${w.stages} 3`}
        stages={[
          { label: w.stage1, state: 'done', href: '#content' },
          { label: w.stage2, state: 'done', href: '#content' },
          { label: w.stage3, state: 'current' },
          { label: w.stage4, state: 'ahead' },
        ]}
      />
    ),
  }),
};
