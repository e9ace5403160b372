import { readBox, readHouseNumber } from '#domain/reading/read-address.ts';
import { readName } from '#domain/reading/read-words.ts';
import { answer } from '../answers.ts';
import {
  asksBorrowWith,
  asksWhetherSpouseSubscribes,
  coborrowerIsSpouse,
  encodesThemselves,
  hasCoborrowerNow,
  isCommunityContract,
} from '../borrowers.ts';
import { hasOwnAddress } from '../dwelling.ts';
import { type Field, isCoborrower, own, type Rule, type Scope, type Section } from '../field.ts';
import type { FieldName } from '../field-names.ts';
import { ofCoborrower } from '../of-coborrower.ts';
import { nationalCities } from '../rules/address.ts';
import { pastYear } from '../rules/date.ts';
import { addressNumber, email, maxLength, nameLike, nameOrAt, phone } from '../rules/text.ts';
import type { Step } from '../step.ts';
import { YES_NO } from '../yes-no.ts';

/** a last name has at most 100 characters, the co-borrower's 30. */
const lastnameLength: Rule = (value, scope) =>
  maxLength(isCoborrower(scope) ? 30 : 100)(value, scope);

const isMarried = (scope: Scope) => own(scope, 'maritalStatus') === 'MAR';

const isSpouse = (scope: Scope) => isCoborrower(scope) && coborrowerIsSpouse(scope.answers);

/** A co-borrower who fills in their own part accepts the conditions for themselves. */
export const answersThemselves = (scope: Scope) =>
  !isCoborrower(scope) || encodesThemselves(scope.answers);

const borrowers: Section = {
  id: 'borrowers',
  fields: [
    { name: 'borrowers', kind: 'code', codes: ['one', 'two'] },
    {
      name: 'coborrowerInfosEncoding',
      kind: 'code',
      codes: ['now', 'later'],
      when: ({ answers }) => answer(answers, 'borrowers') === 'two',
    },
  ],
};

const identity: Section = {
  id: 'identity',
  fields: [
    { name: 'gender', kind: 'code', list: 'SEXE' },
    { name: 'firstname', kind: 'text', read: readName, rules: [maxLength(20), nameOrAt] },
    { name: 'lastname', kind: 'text', read: readName, rules: [lastnameLength, nameOrAt] },
    { name: 'email', kind: 'email', rules: [maxLength(50), email] },
    { name: 'phone', kind: 'phone', rules: [phone] },
    { name: 'conditionsAccepted', kind: 'check', when: answersThemselves },
  ],
};

const ADDRESS_FIELDS: readonly Field<FieldName>[] = [
  { name: 'street', kind: 'text', read: readName, rules: [maxLength(70), nameLike] },
  { name: 'number', kind: 'text', read: readHouseNumber, rules: [maxLength(10), addressNumber] },
  { name: 'box', kind: 'text', optional: true, read: readBox, rules: [maxLength(3), nameLike] },
  ...nationalCities('zip', 'city'),
  { name: 'livingSince', kind: 'year', rules: [pastYear] },
];

const address: Section = {
  id: 'address',
  when: (scope) => !isSpouse(scope),
  fields: [
    { name: 'sameAddress', kind: 'code', codes: YES_NO, when: isCoborrower },
    ...ADDRESS_FIELDS.map((field) => ({ ...field, when: hasOwnAddress })),
  ],
};

const housing: Section = {
  id: 'housing',
  when: hasOwnAddress,
  fields: [
    { name: 'isLandlord', kind: 'code', codes: YES_NO },
    {
      name: 'livingSituation',
      kind: 'code',
      list: 'STATMAIS',
      // The code P is set by the answer `isLandlord`.
      leaveOut: ['P'],
      when: (scope) => own(scope, 'isLandlord') === 'no',
    },
  ],
};

const household: Section = {
  id: 'household',
  when: (scope) => !isSpouse(scope),
  fields: [
    { name: 'maritalStatus', kind: 'code', list: 'ETACIV' },
    { name: 'maritalContractType', kind: 'code', list: 'REGMAT', when: isMarried },
    {
      name: 'coborrowerMaritalType',
      kind: 'code',
      codes: YES_NO,
      when: (scope) => !isCoborrower(scope) && asksWhetherSpouseSubscribes(scope.answers),
    },
    {
      name: 'borrowWith',
      kind: 'code',
      codes: ['spouce', 'other'],
      when: (scope) => !isCoborrower(scope) && asksBorrowWith(scope.answers),
    },
  ],
};

/** The spouse of such a co-borrower, under a community contract, has to subscribe too. */
const coborrowersSpouseMustSubscribe = ({ answers }: Scope) =>
  hasCoborrowerNow(answers) &&
  !coborrowerIsSpouse(answers) &&
  answer(answers, 'coborrowerMaritalStatus') === 'MAR' &&
  isCommunityContract(answer(answers, 'coborrowerMaritalContractType'));

/** Contact, address, housing and marital status of one or both. */
export const step1: Step = {
  id: '1',
  stage: 1,
  path: { fr: '', nl: '' },
  alias: { fr: 'donnees', nl: 'gegevens' },
  when: () => true,
  sections: [
    borrowers,
    identity,
    address,
    housing,
    household,
    ofCoborrower(identity),
    ofCoborrower(household),
    ofCoborrower(address),
    ofCoborrower(housing),
  ],
  blocks: (scope) =>
    coborrowersSpouseMustSubscribe(scope)
      ? [{ field: 'coborrowerMaritalContractType', kind: 'spouseMustSubscribe' }]
      : [],
};
