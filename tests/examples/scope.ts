import type { Answers, Entry } from '#journey/answers.ts';
import type { Scope } from '#journey/field.ts';
import { factsFor } from './fluvia.ts';

const facts = factsFor();

/** The scope of a rule, on the date of the examples, with only these answers. */
export const scopeOf = (answers: Answers = {}): Scope => ({ answers, facts });

/** The same within an entry of a list. */
export const entryScope = (entry: Entry, answers: Answers = {}): Scope => ({
  answers,
  facts,
  entry,
});
