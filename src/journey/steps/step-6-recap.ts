import { readName } from '#domain/reading/read-words.ts';
import { hasInsufficientIncomes } from '../affordability/insufficient-incomes.ts';
import { encodesThemselves, hasCoborrowerNow, isCoborrowerLater } from '../borrowers.ts';
import { isCoborrower, type Scope, type Section } from '../field.ts';
import { email, maxLength, nameOrAt, phone } from '../rules/text.ts';
import type { Step } from '../step.ts';
import { YES_NO } from '../yes-no.ts';

/** A co-borrower who is named here and gives their own answers later. */
const isInvited = (scope: Scope) => isCoborrower(scope) && isCoborrowerLater(scope.answers);

const contact: Section = {
  id: 'contact',
  fields: [
    { name: 'gender', kind: 'code', list: 'SEXE', when: isInvited },
    { name: 'firstname', kind: 'text', read: readName, rules: [maxLength(20), nameOrAt] },
    { name: 'lastname', kind: 'text', read: readName, rules: [maxLength(30), nameOrAt] },
    { name: 'email', kind: 'email', rules: [maxLength(50), email] },
    { name: 'phone', kind: 'phone', optional: isInvited, rules: [phone] },
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
      when: ({ answers }) => hasCoborrowerNow(answers) && !encodesThemselves(answers),
    },
  ],
};

/** A co-borrower who fills in their own part consents for themselves, and only for that part. */
const ownConsents: Section = {
  id: 'consents',
  borrower: 'coborrower',
  when: ({ answers }) => encodesThemselves(answers),
  fields: [
    { name: 'conditionsAccepted', kind: 'check', fresh: true },
    { name: 'exactData', kind: 'check', fresh: true },
  ],
};

/** If the second borrower fills in later, incomes are checked then. */
const incomesAreInsufficient = ({ answers, facts }: Scope) =>
  facts.e2?.hasInsufficientIncomes ??
  (!isCoborrowerLater(answers) && hasInsufficientIncomes(answers));

/** Contact details again, and the consents for this request. */
export const step6: Step = {
  id: '6',
  stage: 4,
  path: { fr: 'recapitulatif', nl: 'overzicht' },
  when: () => true,
  sections: [
    contact,
    {
      ...contact,
      borrower: 'coborrower',
      // A co-borrower who fills in their part later is named only here; in mode
      // e2 they confirm their own contact details.
      when: ({ answers, facts }) => isCoborrowerLater(answers) || facts.e2 !== undefined,
    },
    consents,
    ownConsents,
  ],
  blocks: (scope) =>
    incomesAreInsufficient(scope) ? [{ field: 'mainIncome', kind: 'insufficientIncomes' }] : [],
};
