import { isEmail } from '#domain/contact/email.ts';
import { readEmail } from '#domain/reading/read-email.ts';
import { type Answers, answer } from './answers.ts';

/** Whether an applicant may be mailed unasked: they accepted the conditions and gave an address. */
export function hasMailPermission(answers: Answers): boolean {
  return (
    answer(answers, 'conditionsAccepted') === 'yes' && isEmail(readEmail(answer(answers, 'email')))
  );
}
