import type { FormOutcome } from '../site-form/form-outcome.ts';
import type { NewsletterSetup } from './newsletter-setup.ts';

/** The message for an outcome, and whether the address is at fault. */
export interface NewsletterMessage {
  text: string;
  taken: boolean;
  isAddressWrong: boolean;
}

/** Joins errors with line breaks; the bot check's has a key and a text of its own (W-6.15). */
export function messageOf(
  outcome: FormOutcome,
  { problems, recaptcha }: Pick<NewsletterSetup, 'problems' | 'recaptcha'>,
): NewsletterMessage {
  const messageFor = (text: string) => ({ text, taken: false, isAddressWrong: false });
  if (outcome.kind === 'taken') return { ...messageFor(outcome.message), taken: true };
  if (outcome.kind === 'tooManyCalls') return messageFor(problems.tooManyCalls);
  if (outcome.kind !== 'refused')
    return messageFor(problems[outcome.kind === 'failed' ? outcome.where : 'connection']);
  const { errors } = outcome;
  const lines = Object.entries(errors).map(([name, error]) =>
    name === 'recaptcha' ? recaptcha : error,
  );
  return { ...messageFor(lines.join('\n')), isAddressWrong: 'email' in errors };
}
