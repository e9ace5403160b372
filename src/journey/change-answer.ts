import { type Answers, answer, type Entry, entriesOf, INITIAL_ANSWERS } from './answers.ts';
import { asksBorrowWith, isUnderCommunity, nameOf, ownName } from './borrowers.ts';

type Consequence = (answers: Answers, of: (name: string) => string) => Answers;

const borrowsWithSpouse = (answers: Answers) =>
  asksBorrowWith(answers) && answer(answers, 'borrowWith') === 'spouce';

/** Each of these says of the co-borrower that they are married and live at the same address. */
const COUPLES = [isUnderCommunity, borrowsWithSpouse];

/**
 * Becoming a couple sets what it says of the co-borrower, and no longer being one clears it (spec 2
 * §4). In between, an answer stays the one that was given.
 */
function followCouple(before: Answers, answers: Answers): Answers {
  if (COUPLES.some((isCouple) => isCouple(answers) && !isCouple(before)))
    return { ...answers, coborrowerMaritalStatus: 'MAR', coborrowerSameAddress: 'yes' };
  const isOver = COUPLES.some((isCouple) => isCouple(before)) && !COUPLES.some((is) => is(answers));
  return isOver ? { ...answers, coborrowerMaritalStatus: '', coborrowerSameAddress: '' } : answers;
}

/**
 * What a change of one answer does to others of the same borrower (spec 2 §4 "Other behaviours",
 * spec 3 §4). `of` gives a name its borrower.
 */
const CONSEQUENCES: Readonly<Record<string, Consequence>> = {
  zip: (answers, of) => ({ ...answers, [of('city')]: '' }),
  employerZip: (answers, of) => ({ ...answers, [of('employerCity')]: '' }),
  employerCountry: (answers, of) => ({
    ...answers,
    [of('employerZip')]: '',
    [of('employerCity')]: '',
  }),
  // P, owner, is set and taken away by the landlord answer.
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
  // The specification resets the amount to 0; shown again, the field is empty (no prefilled 0).
  hasExtraFees: (answers, of) =>
    answer(answers, of('hasExtraFees')) === 'yes'
      ? answers
      : { ...answers, [of('extraFeesAmount')]: '', [of('extraFeesReason')]: '' },
};

/**
 * The answers after `name` was given `value`, with all that follows from it. Emptied, what the form
 * starts with is there again.
 */
export function changeAnswer(answers: Answers, name: string, value: string): Answers {
  const given = value.trim() === '' ? answer(INITIAL_ANSWERS, name) || value : value;
  if (answers[name] === given) return answers;
  const changed = { ...answers, [name]: given };
  const { borrower, name: own } = ownName(name);
  const consequence = CONSEQUENCES[own];
  const followed = consequence?.(changed, (other) => nameOf(borrower, other)) ?? changed;
  return followCouple(answers, followed);
}

/** A mortgage is not asked its duration: one typed before its type was chosen is another credit's. */
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
  const entries = entriesOf(answers, list).map((entry, at) =>
    at === index ? withConsequences({ ...entry, [name]: value }, name) : entry,
  );
  return { ...answers, [list]: entries };
}

export function addEntry(answers: Answers, list: string): Answers {
  return { ...answers, [list]: [...entriesOf(answers, list), {}] };
}

export function deleteEntry(answers: Answers, list: string, index: number): Answers {
  return { ...answers, [list]: entriesOf(answers, list).filter((_, at) => at !== index) };
}
