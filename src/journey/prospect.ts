import type { Answers } from './answers.ts';
import { answer } from './answers.ts';
import { checkField } from './check-step.ts';
import type { Facts } from './facts.ts';
import type { Fault } from './fault.ts';
import type { AnswerName } from './field-names.ts';
import { FIELDS } from './form-fields.ts';
import { readField } from './reading/read-field.ts';

/** The five basic contact fields. */
export const CONTACT_NAMES = [
  'gender',
  'firstname',
  'lastname',
  'email',
  'phone',
] as const satisfies readonly AnswerName[];

/** The marketing data of a prospect (C-7.26), sent only with consent. */
export const PROSPECT_MARKETING_NAMES = [
  'source',
  'medium',
  'campaign',
  'gclid',
  'topcompare_id',
] as const satisfies readonly AnswerName[];

function fieldOf(name: (typeof CONTACT_NAMES)[number]) {
  const field = FIELDS.get(name);
  if (!field) throw new Error(`The form has no field ${name}`);
  return field;
}

/** The answers with the contact fields as they are read: they are sent while people still type. */
export function readContact(answers: Answers, facts: Facts): Answers {
  const read = CONTACT_NAMES.map((name) => [
    name,
    readField(fieldOf(name), answer(answers, name), { answers, facts }),
  ]);
  return { ...answers, ...Object.fromEntries(read) };
}

/** The faults of the contact fields as they are read, by the rules of the step that asks for them. */
export function checkContact(written: Answers, facts: Facts): readonly Fault[] {
  const answers = readContact(written, facts);
  return CONTACT_NAMES.flatMap((name) => {
    const reason = checkField(fieldOf(name), { answers, facts });
    return reason ? [{ field: name, ...reason }] : [];
  });
}

/** Whether the lender may be told of somebody: the contact fields are right and the conditions accepted. */
export function isProspect(answers: Answers, facts: Facts): boolean {
  return (
    answer(answers, 'conditionsAccepted') === 'yes' && checkContact(answers, facts).length === 0
  );
}
