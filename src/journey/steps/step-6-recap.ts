import { YES_NO } from '../field.ts';
import { email, maxLength, nameOrAt, phone } from '../rules/text.ts';
import type { Step } from '../step.ts';

/** Contact details once more, and the consents, given for this request (spec 3 §2, §5). */
export const step6: Step = {
  id: '6',
  stage: 4,
  path: { fr: 'recapitulatif', nl: 'overzicht' },
  when: () => true,
  sections: [
    {
      id: 'contact',
      fields: [
        { name: 'firstname', kind: 'text', rules: [maxLength(20), nameOrAt] },
        { name: 'lastname', kind: 'text', rules: [maxLength(30), nameOrAt] },
        { name: 'email', kind: 'email', rules: [maxLength(50), email] },
        { name: 'phone', kind: 'phone', rules: [phone] },
      ],
    },
    {
      id: 'consents',
      fields: [
        { name: 'useMyData', kind: 'code', codes: YES_NO, fresh: true },
        { name: 'conditionsAccepted', kind: 'check', fresh: true },
        { name: 'exactData', kind: 'check', fresh: true },
      ],
    },
  ],
};
