import type { Answers } from '#journey/answers.ts';
import { nameOf } from '#journey/borrowers.ts';
import type { StepId } from '#journey/step.ts';
import { stepOf } from '#journey/steps.ts';
import { COMPLETE_ANSWERS } from './complete-answers.ts';

/** The answers of a step, in the order of the screen; lists under their controls' names. */
export function answersOf(step: StepId, answers: Answers = COMPLETE_ANSWERS): [string, string][] {
  const pairs: [string, string][] = [];
  for (const { fields, lists = [], borrower = 'applicant' } of stepOf(step).sections) {
    for (const field of fields) {
      const name = nameOf(borrower, field.name);
      const value = answers[name];
      if (typeof value === 'string' && value !== '') pairs.push([name, value]);
    }
    for (const list of lists) {
      const listName = nameOf(borrower, list.name);
      const entries = answers[listName];
      if (!Array.isArray(entries)) continue;
      for (const [index, entry] of entries.entries())
        for (const { name } of list.fields)
          if (entry[name]) pairs.push([`${listName}[${index}].${name}`, entry[name]]);
    }
  }
  return pairs;
}
