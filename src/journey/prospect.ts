import type { Answers } from './answers.ts';
import { answer } from './answers.ts';
import { checkField } from './check-step.ts';
import type { Facts } from './facts.ts';
import type { Fault } from './fault.ts';
import type { AnswerName } from './field-names.ts';
import { FIELDS } from './form-fields.ts';

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

/** The faults of the contact fields, by the rules of the step that asks for them. */
export function checkContact(answers: Answers, facts: Facts): readonly Fault[] {
  return CONTACT_NAMES.flatMap((name) => {
    const field = FIELDS.get(name);
    if (!field) throw new Error(`The form has no field ${name}`);
    const reason = checkField(field, { answers, facts });
    return reason ? [{ field: name, ...reason }] : [];
  });
}

/** Whether the lender may be told of somebody: the contact fields are right and the conditions accepted. */
export function isProspect(answers: Answers, facts: Facts): boolean {
  return (
    answer(answers, 'conditionsAccepted') === 'yes' && checkContact(answers, facts).length === 0
  );
}
