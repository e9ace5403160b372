import { isEmail } from '#domain/contact/email.ts';
import { type Answers, answer } from '#journey/answers.ts';

/** Whether an applicant may be written to unasked: the conditions were accepted, the address is one. */
export function mayBeMailed(answers: Answers): boolean {
  return answer(answers, 'conditionsAccepted') === 'yes' && isEmail(answer(answers, 'email'));
}
