import {
  type Answers,
  answer,
  type Entry,
  entriesOf,
  entriesUnder,
  INITIAL_ANSWERS,
  textUnder,
} from './answers.ts';
import { asksBorrowWith, isUnderCommunity, nameOf, ownName } from './borrowers.ts';
import type { FieldName, OfBothBorrowers } from './field-names.ts';

type NameOf = <Name extends string>(name: Name) => OfBothBorrowers<Name>;
type Consequence = (answers: Answers, of: NameOf) => Answers;

const borrowsWithSpouse = (answers: Answers) =>
  asksBorrowWith(answers) && answer(answers, 'borrowWith') === 'spouce';

/** Conditions under which the co-borrower is married and lives at the same address. */
const COUPLES = [isUnderCommunity, borrowsWithSpouse];

/**
 * Becoming a couple sets the co-borrower's answers that follow from it, and separating clears them
 * . Otherwise answers are kept as given.
 */
function followCouple(before: Answers, answers: Answers): Answers {
  if (COUPLES.some((isCouple) => isCouple(answers) && !isCouple(before)))
    return { ...answers, coborrowerMaritalStatus: 'MAR', coborrowerSameAddress: 'yes' };
  const isOver = COUPLES.some((isCouple) => isCouple(before)) && !COUPLES.some((is) => is(answers));
  return isOver ? { ...answers, coborrowerMaritalStatus: '', coborrowerSameAddress: '' } : answers;
}

/**
 * The consequences of an answer for others of the same borrower (A-3.22 to,
 * `of` adds the borrower to a name.
 */
const CONSEQUENCES: Readonly<Partial<Record<FieldName, Consequence>>> = {
  zip: (answers, of) => ({ ...answers, [of('city')]: '' }),
  employerZip: (answers, of) => ({ ...answers, [of('employerCity')]: '' }),
  employerCountry: (answers, of) => ({
    ...answers,
    [of('employerZip')]: '',
    [of('employerCity')]: '',
  }),
  // The code P, owner, is set and removed by the answer `isLandlord`.
  isLandlord: (answers, of) => {
    const situation = answer(answers, of('livingSituation'));
    const landlord = answer(answers, of('isLandlord')) === 'yes';
    return { ...answers, [of('livingSituation')]: landlord ? 'P' : situation.replace('P', '') };
  },
  maritalContractType: (answers) => ({ ...answers, coborrowerMaritalType: '' }),
  hasCredits: (answers, of) => {
    const lists = [of('currentCredits'), of('currentCreditCards')] as const;
    if (answer(answers, of('hasCredits')) !== 'yes')
      return { ...answers, [lists[0]]: [], [lists[1]]: [] };
    const none = lists.every((list) => entriesOf(answers, list).length === 0);
    return none ? { ...answers, [lists[0]]: [{}] } : answers;
  },
  // Empty, and not 0.
  hasExtraFees: (answers, of) =>
    answer(answers, of('hasExtraFees')) === 'yes'
      ? answers
      : { ...answers, [of('extraFeesAmount')]: '', [of('extraFeesReason')]: '' },
};

/**
 * The answers after `name` was given `value`, with all its consequences. An emptied answer returns to
 * the initial one.
 */
export function changeAnswer(answers: Answers, name: string, value: string): Answers {
  const given = value.trim() === '' ? textUnder(INITIAL_ANSWERS, name) || value : value;
  if (answers[name] === given) return answers;
  const changed = { ...answers, [name]: given };
  const { borrower, name: own } = ownName(name);
  const consequence = CONSEQUENCES[own as FieldName];
  const followed = consequence?.(changed, (other) => nameOf(borrower, other)) ?? changed;
  return followCouple(answers, followed);
}

/** A mortgage has no duration: one that was typed before the type was chosen belongs to another credit. */
function withConsequences(entry: Entry, name: string): Entry {
  return name === 'type' && entry.type === 'PH' ? { ...entry, duration: '' } : entry;
}

export function changeEntry(
  answers: Answers,
  list: string,
  index: number,
  name: string,
  value: string,
): Answers {
  const entries = entriesUnder(answers, list).map((entry, at) =>
    at === index ? withConsequences({ ...entry, [name]: value }, name) : entry,
  );
  return { ...answers, [list]: entries };
}

export function addEntry(answers: Answers, list: string): Answers {
  return { ...answers, [list]: [...entriesUnder(answers, list), {}] };
}

export function deleteEntry(answers: Answers, list: string, index: number): Answers {
  return { ...answers, [list]: entriesUnder(answers, list).filter((_, at) => at !== index) };
}
