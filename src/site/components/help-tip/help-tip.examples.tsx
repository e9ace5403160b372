import type { Examples } from '../gallery/examples.ts';
import { HelpTip } from './help-tip.tsx';

export const helpTipExamples: Examples = {
  component: 'HelpTip',
  states: (w) => ({
    normal: (
      <p>
        {w.perMonth} <HelpTip label={w.disclosure}>{w.disclosureText}</HelpTip>
      </p>
    ),
  }),
};
