import { isEmail } from '#domain/contact/email.ts';
import { readEmail } from '#domain/reading/read-email.ts';
import type { NewsletterMessage } from './newsletter-message.ts';

/** What is said in the form's message area. */
export type NewsletterNews =
  | { readonly kind: 'nothing' | 'invalid' | 'sending' }
  | { readonly kind: 'answer'; readonly text: string; readonly isError: boolean };

export interface NewsletterState {
  /** The address as it stands in the field, without the spaces around it. */
  readonly typed: string;
  /** `checking`: the bot check is being done, and the address may be changed still. */
  readonly phase: 'open' | 'checking' | 'sending' | 'taken';
  readonly news: NewsletterNews;
  /** The address that is wrong, until it is another. */
  readonly wrong: string | undefined;
}

export type NewsletterAction =
  | { readonly kind: 'type'; readonly typed: string }
  /** The field is left. */
  | { readonly kind: 'leave' }
  | { readonly kind: 'send' }
  /** The bot check was passed. */
  | { readonly kind: 'verify' }
  | { readonly kind: 'end'; readonly message: NewsletterMessage };

const NOTHING: NewsletterNews = { kind: 'nothing' };

export const OPEN_NEWSLETTER: NewsletterState = {
  typed: '',
  phase: 'open',
  news: NOTHING,
  wrong: undefined,
};

/** Whether the form may be sent as it stands. */
export const maySend = ({ phase, typed, wrong }: NewsletterState): boolean =>
  phase === 'open' && typed !== '' && wrong === undefined;

/** Returns the same state where nothing changes. */
export function changeNewsletter(
  before: NewsletterState,
  action: NewsletterAction,
): NewsletterState {
  switch (action.kind) {
    case 'type':
      return type(before, action.typed);
    case 'leave':
      return before.typed === '' ? before : validate(before, {});
    case 'send':
      return before.phase === 'open'
        ? validate(before, { phase: 'checking', news: NOTHING })
        : before;
    case 'verify':
      return validate(before, { phase: 'sending', news: { kind: 'sending' } });
    case 'end': {
      const { text, taken, isAddressWrong } = action.message;
      return {
        ...before,
        phase: taken ? 'taken' : 'open',
        news: { kind: 'answer', text, isError: !taken },
        wrong: isAddressWrong ? before.typed : undefined,
      };
    }
  }
}

/** What is wrong stays said until the address is another, and none that is wrong too. */
function type(before: NewsletterState, typed: string): NewsletterState {
  const { wrong } = before;
  if (wrong !== undefined && typed !== wrong && (typed === '' || isEmail(readEmail(typed))))
    return { ...before, typed, wrong: undefined, news: NOTHING };
  return typed === before.typed ? before : { ...before, typed };
}

/** Continues if the address is valid; otherwise says that it is not. */
function validate(before: NewsletterState, next: Partial<NewsletterState>): NewsletterState {
  if (!isEmail(readEmail(before.typed)))
    return { ...before, wrong: before.typed, news: { kind: 'invalid' } };
  return Object.keys(next).length === 0 ? before : { ...before, wrong: undefined, ...next };
}
