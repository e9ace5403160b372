import type { Lender } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { withFacts } from '#words/facts/with-facts.ts';
import { MAIL_WORDS } from '#words/mail/mail.ts';
import type { LetterPart } from './letter-content.ts';

/** What happens to a request that has arrived, within the times that the lender promises. */
export function nextSteps(lender: Lender, locale: Locale): LetterPart {
  const { nextTitle, next } = withFacts(MAIL_WORDS[locale], lender, locale);
  return { kind: 'steps', title: nextTitle, steps: Object.values(next) };
}
