import { addMonths, addYears, compareDates, parseDate } from '#domain/calendar/date.ts';
import { readMessage, readProperName } from '#domain/reading/read-words.ts';
import { entriesOf } from '../answers.ts';
import { borrowersOf, encodesThemselves, nameOf } from '../borrowers.ts';
import { hasOwnAddress } from '../dwelling.ts';
import type { Fault } from '../fault.ts';
import {
  type EntryList,
  isCoborrower,
  own,
  type Rule,
  type Scope,
  type Section,
} from '../field.ts';
import { ofCoborrower } from '../of-coborrower.ts';
import { asksForPurpose } from '../purposes.ts';
import { epicDate, major, notAfterToday, shortDate } from '../rules/date.ts';
import { nationalRegistry, notTheApplicants } from '../rules/identity.ts';
import { amountBetween } from '../rules/number.ts';
import { maxLength, messageText, placeName, purpose } from '../rules/text.ts';
import type { Step } from '../step.ts';
import { YES_NO } from '../yes-no.ts';
import { works } from './step-2-activity.ts';

/** the age at the loan's end from which the pension is asked about. */
const PENSION_AGE = 65;
/** the lowest number of years between birth and employment. */
const WORKING_AGE = 16;
/** The reason "other", which has to be explained. */
const OTHER_REASON = '10';
const MAX_REASONS = 5;

const isPensionerAtTheEnd = (scope: Scope) => {
  const birth = parseDate(own(scope, 'birthDate'));
  if (!birth) return false;
  const end = addMonths(scope.facts.today, scope.facts.loan.duration);
  return compareDates(addYears(birth, PENSION_AGE), end) <= 0;
};

const isForeign = (scope: Scope) => !['', 'BE'].includes(own(scope, 'nationality'));

/** For employees abroad the contract is signed at home and the place is not asked. */
export const isEmployedAbroad = (scope: Scope) =>
  works(scope) && (own(scope, 'employerCountry') || 'BE') !== 'BE';

const isAskedInE1 = (scope: Scope) => !isCoborrower(scope) || !encodesThemselves(scope.answers);

const birth: Section = {
  id: 'birth',
  fields: [
    { name: 'birthDate', kind: 'date', rules: [epicDate, notAfterToday, major] },
    {
      name: 'nationalRegistry',
      kind: 'nationalRegistry',
      rules: [notTheApplicants, nationalRegistry],
    },
    {
      name: 'birthLocation',
      kind: 'text',
      read: readProperName,
      rules: [maxLength(30), placeName],
    },
    { name: 'nationality', kind: 'country', list: 'PAYS_NAT' },
    { name: 'inBelgiumSince', kind: 'month', when: isForeign, rules: [shortDate] },
    {
      name: 'futurePensionIncome',
      kind: 'amount',
      optional: true,
      when: isPensionerAtTheEnd,
      rules: [amountBetween(0, 999_999)],
    },
    // Only mode e1 asks for it.
    { name: 'politicallyExposed', kind: 'code', codes: YES_NO, when: isAskedInE1 },
  ],
};

const asksReasons = ({ facts }: Scope) => asksForPurpose(facts.loan.product);

/** A purpose may be named only once. */
const notNamedBefore: Rule = (value, { answers, entry }) => {
  const first = entriesOf(answers, 'creditReasons').find(({ reason }) => reason === value);
  return first === entry ? undefined : { kind: 'sameReason' };
};

const creditReasons: EntryList = {
  name: 'creditReasons',
  when: asksReasons,
  least: 1,
  most: MAX_REASONS,
  fields: [{ name: 'reason', kind: 'code', list: 'CRED_REASONS', rules: [notNamedBefore] }],
};

const namesOtherReason = (scope: Scope) =>
  asksReasons(scope) &&
  entriesOf(scope.answers, 'creditReasons').some((entry) => entry.reason === OTHER_REASON);

const purposeOfLoan: Section = {
  id: 'purpose',
  listsFirst: true,
  lists: [creditReasons],
  fields: [
    {
      name: 'creditPurpose',
      kind: 'text',
      optional: (scope) => !namesOtherReason(scope),
      read: readMessage,
      rules: [maxLength(35), messageText, purpose],
    },
  ],
};

const closing: Section = {
  id: 'closing',
  fields: [
    {
      name: 'signLocation',
      kind: 'code',
      codes: ['home', 'work'],
      when: (scope) => !isEmployedAbroad(scope),
    },
    { name: 'howKnown', kind: 'code', codes: ['005', '001', '004', '999'], optional: true },
    { name: 'message', kind: 'longText', optional: true, rules: [maxLength(500), messageText] },
  ],
};

/** A birth after moving in, or less than 16 years before the work. */
function contradictions(scope: Scope): readonly Fault[] {
  return borrowersOf(scope.answers).flatMap((borrower) => {
    const theirs = { ...scope, borrower };
    const born = parseDate(own(theirs, 'birthDate'));
    if (!born) return [];
    const faults: Fault[] = [];
    const livingSince = hasOwnAddress(theirs) ? Number(own(theirs, 'livingSince')) : 0;
    if (livingSince > 0 && born.year > livingSince)
      faults.push({ field: nameOf(borrower, 'livingSince'), kind: 'livingSinceBeforeBirth' });
    const begin = works(theirs) ? parseDate(own(theirs, 'workingContractBeginDate')) : undefined;
    if (begin && compareDates(begin, addYears(born, WORKING_AGE)) < 0)
      faults.push({
        field: nameOf(borrower, 'workingContractBeginDate'),
        kind: 'contractBeforeSixteen',
      });
    return faults;
  });
}

/** Identity of one or both, purpose and the last questions. */
export const step5: Step = {
  id: '5',
  stage: 4,
  path: { fr: 'finalisation', nl: 'afwerking' },
  when: () => true,
  sections: [birth, ofCoborrower(birth), purposeOfLoan, closing],
  blocks: contradictions,
};
