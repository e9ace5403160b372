import type { Examples } from '../gallery/examples.ts';
import { TextArea } from './text-area.tsx';

export const textAreaExamples: Examples = {
  component: 'TextArea',
  states: (w) => ({
    normal: <TextArea name="area-normal" label={w.comment} />,
    error: <TextArea name="area-error" label={w.comment} error={w.error} defaultValue={w.notice} />,
  }),
};
