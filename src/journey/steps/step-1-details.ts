import { answer } from '../answers.ts';
import { type Scope, valueIn, YES_NO } from '../field.ts';
import { nationalCities } from '../rules/address.ts';
import { pastYear } from '../rules/date.ts';
import { addressNumber, email, maxLength, nameLike, nameOrAt, phone } from '../rules/text.ts';
import type { Step } from '../step.ts';

const isMarried = ({ answers }: Scope) => answer(answers, 'maritalStatus') === 'MAR';

/** CL, CU and CC are community contracts (rules.md "Couple, step 1"). */
const COMMUNITY_CONTRACTS = ['CL', 'CU', 'CC'];

/** Married under a community contract and applying alone: does the spouse subscribe? */
export const asksWhetherSpouseSubscribes = (scope: Scope) =>
  valueIn(scope, 'borrowers') === 'one' &&
  isMarried(scope) &&
  COMMUNITY_CONTRACTS.includes(valueIn(scope, 'maritalContractType'));

/** The form ends, at step 2, where the spouse has to subscribe and does not (spec 2 §4). */
export const hasFormEnded = (scope: Scope) =>
  asksWhetherSpouseSubscribes(scope) && valueIn(scope, 'coborrowerMaritalType') === 'no';

/** Contact, address, housing, marital status (spec 2 §2 and §5, step 1). */
export const step1: Step = {
  id: '1',
  stage: 1,
  path: { fr: '', nl: '' },
  alias: { fr: 'donnees', nl: 'gegevens' },
  when: () => true,
  sections: [
    {
      id: 'borrowers',
      fields: [{ name: 'borrowers', kind: 'code', codes: ['one', 'two'] }],
    },
    {
      id: 'identity',
      fields: [
        { name: 'gender', kind: 'code', list: 'SEXE' },
        { name: 'firstname', kind: 'text', rules: [maxLength(20), nameOrAt] },
        { name: 'lastname', kind: 'text', rules: [maxLength(100), nameOrAt] },
        { name: 'email', kind: 'email', rules: [maxLength(50), email] },
        { name: 'phone', kind: 'phone', rules: [phone] },
        { name: 'conditionsAccepted', kind: 'check' },
      ],
    },
    {
      id: 'address',
      fields: [
        { name: 'street', kind: 'text', rules: [maxLength(70), nameLike] },
        { name: 'number', kind: 'text', rules: [maxLength(10), addressNumber] },
        { name: 'box', kind: 'text', optional: true, rules: [maxLength(3), nameLike] },
        ...nationalCities('zip', 'city'),
        { name: 'livingSince', kind: 'year', rules: [pastYear] },
      ],
    },
    {
      id: 'housing',
      fields: [
        { name: 'isLandlord', kind: 'code', codes: YES_NO },
        {
          name: 'livingSituation',
          kind: 'code',
          list: 'STATMAIS',
          // P is set by the landlord answer (spec 2 §3).
          leaveOut: ['P'],
          when: ({ answers }) => answer(answers, 'isLandlord') === 'no',
        },
      ],
    },
    {
      id: 'household',
      fields: [
        { name: 'maritalStatus', kind: 'code', list: 'ETACIV' },
        { name: 'maritalContractType', kind: 'code', list: 'REGMAT', when: isMarried },
        {
          name: 'coborrowerMaritalType',
          kind: 'code',
          codes: YES_NO,
          when: asksWhetherSpouseSubscribes,
        },
      ],
    },
  ],
  blocks: (scope) => {
    if (valueIn(scope, 'borrowers') === 'two')
      return [{ field: 'borrowers', kind: 'twoBorrowers' }];
    if (asksWhetherSpouseSubscribes(scope) && valueIn(scope, 'coborrowerMaritalType') === 'yes')
      return [{ field: 'coborrowerMaritalType', kind: 'spouseMustSubscribe' }];
    return [];
  },
};
