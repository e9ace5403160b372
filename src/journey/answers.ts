import type { AnswerListName, AnswerName } from './field-names.ts';

/**
 * What an applicant typed, under the specification's field names, exactly as typed: text, and lists
 * of flat entries (`currentCredits`, `currentCreditCards`, `creditReasons`). An absent name and an
 * empty text both mean that the question is not answered.
 */
export type Entry = Readonly<Record<string, string>>;
export type Answers = Readonly<Record<string, string | readonly Entry[]>>;

/** The text answered under `name`, trimmed; empty if there is none. */
export function answer(answers: Answers, name: AnswerName): string {
  return textUnder(answers, name);
}

/** The same for a name that is known only at run time. */
export function textUnder(answers: Answers, name: string): string {
  const value = answers[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** The entries of a list; empty if there are none. */
export function entriesOf(answers: Answers, name: AnswerListName): readonly Entry[] {
  return entriesUnder(answers, name);
}

/** The same for a list whose name is known only at run time. */
export function entriesUnder(answers: Answers, name: string): readonly Entry[] {
  const value = answers[name];
  return Array.isArray(value) ? value : [];
}

/** The initial answers of an empty form: the employer's country is Belgium by default. */
export const INITIAL_ANSWERS: Answers = {
  employerCountry: 'BE',
  coborrowerEmployerCountry: 'BE',
};

/** The answers, with the initial ones for those that are not given. */
export function withInitialAnswers(answers: Answers): Answers {
  const missing = Object.entries(INITIAL_ANSWERS).filter(
    ([name]) => textUnder(answers, name) === '',
  );
  return { ...answers, ...Object.fromEntries(missing) };
}
