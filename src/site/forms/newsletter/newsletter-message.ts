import type { FormOutcome } from '../site-form/form-outcome.ts';
import type { NewsletterSetup } from './newsletter-setup.ts';

/** What the message area says of an answer, and whether the address is what is wrong. */
export interface NewsletterMessage {
  text: string;
  taken: boolean;
  isAddressWrong: boolean;
}

/** Errors are joined by line breaks; that of the bot check has a name, and words of its own (spec 1 §8). */
export function messageOf(
  outcome: FormOutcome,
  { problems, recaptcha }: Pick<NewsletterSetup, 'problems' | 'recaptcha'>,
): NewsletterMessage {
  const said = (text: string) => ({ text, taken: false, isAddressWrong: false });
  if (outcome.kind === 'taken') return { ...said(outcome.message), taken: true };
  if (outcome.kind === 'tooManyCalls') return said(problems.tooManyCalls);
  if (outcome.kind !== 'refused')
    return said(problems[outcome.kind === 'failed' ? outcome.where : 'connection']);
  const { errors } = outcome;
  const lines = Object.entries(errors).map(([name, error]) =>
    name === 'recaptcha' ? recaptcha : error,
  );
  return { ...said(lines.join('\n')), isAddressWrong: 'email' in errors };
}
