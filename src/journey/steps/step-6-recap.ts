import { hasInsufficientIncomes } from '../affordability/insufficient-incomes.ts';
import { hasCoborrowerNow, isCoborrowerLater } from '../borrowers.ts';
import { isCoborrower, type Section, YES_NO } from '../field.ts';
import { email, maxLength, nameOrAt, phone } from '../rules/text.ts';
import type { Step } from '../step.ts';

const contact: Section = {
  id: 'contact',
  fields: [
    { name: 'gender', kind: 'code', list: 'SEXE', when: isCoborrower },
    { name: 'firstname', kind: 'text', rules: [maxLength(20), nameOrAt] },
    { name: 'lastname', kind: 'text', rules: [maxLength(30), nameOrAt] },
    { name: 'email', kind: 'email', rules: [maxLength(50), email] },
    { name: 'phone', kind: 'phone', rules: [phone] },
  ],
};

const consents: Section = {
  id: 'consents',
  fields: [
    { name: 'useMyData', kind: 'code', codes: YES_NO, fresh: true },
    { name: 'conditionsAccepted', kind: 'check', fresh: true },
    { name: 'exactData', kind: 'check', fresh: true },
    {
      name: 'coborrowerExactData',
      kind: 'check',
      fresh: true,
      when: ({ answers }) => hasCoborrowerNow(answers),
    },
  ],
};

/** Contact details once more, and the consents, given for this request (spec 3 §2, §5). */
export const step6: Step = {
  id: '6',
  stage: 4,
  path: { fr: 'recapitulatif', nl: 'overzicht' },
  when: () => true,
  sections: [
    contact,
    // Who fills in their part later is asked for here, and here only (rules.md "Couple, step 1").
    { ...contact, borrower: 'coborrower', when: ({ answers }) => isCoborrowerLater(answers) },
    consents,
  ],
  blocks: ({ answers }) => [
    ...(hasInsufficientIncomes(answers)
      ? [{ field: 'mainIncome', kind: 'insufficientIncomes' } as const]
      : []),
    // The mailed link is not there yet: an adviser takes over.
    ...(isCoborrowerLater(answers)
      ? [{ field: 'coborrowerInfosEncoding', kind: 'coborrowerLater' } as const]
      : []),
  ],
};
