import { addMonths, addYears, compareDates, parseDate } from '#domain/calendar/date.ts';
import { answer, entriesOf } from '../answers.ts';
import type { Fault } from '../fault.ts';
import { applies, type EntryList, type Scope, valueIn, YES_NO } from '../field.ts';
import { epicDate, major, notAfterToday, shortDate } from '../rules/date.ts';
import { nationalRegistry } from '../rules/identity.ts';
import { amountBetween } from '../rules/number.ts';
import { maxLength, messageText, placeName, purpose } from '../rules/text.ts';
import type { Step } from '../step.ts';
import { works } from './step-2-activity.ts';

/** spec 3 §9: the pension question, in years of age at the loan's end. */
const PENSION_AGE = 65;
/** spec 3 §9: employment begins at least so many years after birth. */
const WORKING_AGE = 16;
/** The reason «other», which has to be put in words (spec 3 §4). */
const OTHER_REASON = '10';
const MOST_REASONS = 5;

const isPensionerAtTheEnd = ({ answers, facts }: Scope) => {
  const birth = parseDate(answer(answers, 'birthDate'));
  if (!birth) return false;
  const end = addMonths(facts.today, facts.loan.duration);
  return compareDates(addYears(birth, PENSION_AGE), end) <= 0;
};

const namesOtherReason = ({ answers }: Scope) =>
  entriesOf(answers, 'creditReasons').some((entry) => entry.reason === OTHER_REASON);

/** Employed abroad, the contract is signed at home and the place is not asked (spec 3 §4). */
export const isEmployedAbroad = (scope: Scope) =>
  works(scope) && (valueIn(scope, 'employerCountry') || 'BE') !== 'BE';

const creditReasons: EntryList = {
  name: 'creditReasons',
  least: 1,
  most: MOST_REASONS,
  fields: [{ name: 'reason', kind: 'code', list: 'CRED_REASONS' }],
};

/** A birth that comes after moving in, or less than 16 years before the work (spec 3 §5). */
function contradictions(scope: Scope): readonly Fault[] {
  const birth = parseDate(answer(scope.answers, 'birthDate'));
  if (!birth) return [];
  const faults: Fault[] = [];
  const livingSince = Number(answer(scope.answers, 'livingSince'));
  if (livingSince > 0 && birth.year > livingSince)
    faults.push({ field: 'livingSince', kind: 'livingSinceBeforeBirth' });
  const begin = works(scope)
    ? parseDate(answer(scope.answers, 'workingContractBeginDate'))
    : undefined;
  if (begin && compareDates(begin, addYears(birth, WORKING_AGE)) < 0)
    faults.push({ field: 'workingContractBeginDate', kind: 'contractBeforeSixteen' });
  return faults;
}

/** Identity, purpose and the last questions (spec 3 §2, §5). */
export const step5: Step = {
  id: '5',
  stage: 4,
  path: { fr: 'finalisation', nl: 'afwerking' },
  when: () => true,
  sections: [
    {
      id: 'birth',
      fields: [
        { name: 'birthDate', kind: 'date', rules: [epicDate, notAfterToday, major] },
        { name: 'nationalRegistry', kind: 'nationalRegistry', rules: [nationalRegistry] },
        { name: 'birthLocation', kind: 'text', rules: [maxLength(30), placeName] },
        { name: 'nationality', kind: 'country', list: 'PAYS_NAT' },
        {
          name: 'inBelgiumSince',
          kind: 'month',
          when: ({ answers }) => !['', 'BE'].includes(answer(answers, 'nationality')),
          rules: [shortDate],
        },
        {
          name: 'futurePensionIncome',
          kind: 'amount',
          optional: true,
          when: isPensionerAtTheEnd,
          rules: [amountBetween(0, 999_999)],
        },
      ],
    },
    {
      id: 'purpose',
      listsFirst: true,
      lists: [creditReasons],
      fields: [
        {
          name: 'creditPurpose',
          kind: 'text',
          // Optional by the table, required by `blocks` where a reason is «other».
          optional: true,
          rules: [maxLength(35), messageText, purpose],
        },
      ],
    },
    {
      id: 'closing',
      fields: [
        { name: 'politicallyExposed', kind: 'code', codes: YES_NO },
        {
          name: 'signLocation',
          kind: 'code',
          codes: ['home', 'work'],
          when: (scope) => !isEmployedAbroad(scope),
        },
        { name: 'howKnown', kind: 'code', codes: ['005', '001', '004', '999'], optional: true },
        { name: 'message', kind: 'longText', optional: true, rules: [maxLength(500), messageText] },
      ],
    },
  ],
  blocks: (scope) => [
    ...contradictions(scope),
    ...(applies(creditReasons, scope) &&
    namesOtherReason(scope) &&
    answer(scope.answers, 'creditPurpose') === ''
      ? [{ field: 'creditPurpose', kind: 'required' } as const]
      : []),
  ],
};
