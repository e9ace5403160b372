/**
 * What an applicant typed, under the specification's field names, exactly as typed: text, and lists
 * of flat entries (`currentCredits`, `currentCreditCards`, `creditReasons`). An absent name and an
 * empty text mean the same: not answered.
 */
export type Entry = Readonly<Record<string, string>>;
export type Answers = Readonly<Record<string, string | readonly Entry[]>>;

/** The text answered under `name`, without spaces around it; empty where there is none. */
export function answer(answers: Answers, name: string): string {
  const value = answers[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** The entries of a list; empty where there is none. */
export function entriesOf(answers: Answers, name: string): readonly Entry[] {
  const value = answers[name];
  return Array.isArray(value) ? value : [];
}

/** What an empty form starts with: the employer's country is Belgium until said otherwise (spec 3 §3). */
export const INITIAL_ANSWERS: Answers = {
  employerCountry: 'BE',
  coborrowerEmployerCountry: 'BE',
};

/** The answers with the initial ones where nothing was given. */
export function withInitialAnswers(answers: Answers): Answers {
  const missing = Object.entries(INITIAL_ANSWERS).filter(([name]) => answer(answers, name) === '');
  return { ...answers, ...Object.fromEntries(missing) };
}
