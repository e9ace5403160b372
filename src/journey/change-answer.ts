import { type Answers, answer, type Entry, entriesOf } from './answers.ts';

/** What a change of one answer does to others (spec 2 §4 "Other behaviours", spec 3 §4). */
const CONSEQUENCES: Readonly<Record<string, (answers: Answers) => Answers>> = {
  zip: (answers) => ({ ...answers, city: '' }),
  employerZip: (answers) => ({ ...answers, employerCity: '' }),
  employerCountry: (answers) => ({ ...answers, employerZip: '', employerCity: '' }),
  // P, owner, is set and taken away by the landlord answer.
  isLandlord: (answers) => ({
    ...answers,
    livingSituation:
      answer(answers, 'isLandlord') === 'yes'
        ? 'P'
        : answer(answers, 'livingSituation') === 'P'
          ? ''
          : answer(answers, 'livingSituation'),
  }),
  maritalContractType: (answers) => ({ ...answers, coborrowerMaritalType: '' }),
  hasCredits: (answers) => {
    if (answer(answers, 'hasCredits') !== 'yes')
      return { ...answers, currentCredits: [], currentCreditCards: [] };
    const none =
      entriesOf(answers, 'currentCredits').length +
        entriesOf(answers, 'currentCreditCards').length ===
      0;
    return none ? { ...answers, currentCredits: [{}] } : answers;
  },
  // The specification resets the amount to 0; shown again, the field is empty (no prefilled 0).
  hasExtraFees: (answers) =>
    answer(answers, 'hasExtraFees') === 'yes'
      ? answers
      : { ...answers, extraFeesAmount: '', extraFeesReason: '' },
};

/** The answers after `name` was given `value`, with all that follows from it. */
export function changeAnswer(answers: Answers, name: string, value: string): Answers {
  if (answers[name] === value) return answers;
  const changed = { ...answers, [name]: value };
  return CONSEQUENCES[name]?.(changed) ?? changed;
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
