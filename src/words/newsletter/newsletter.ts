import type { Locale } from '#domain/locale/locale.ts';
import { wordsIn } from '../languages.ts';
import { fill } from '../translation.ts';

/** The newsletter's form, mails and pages. */
export const NEWSLETTER_WORDS = /* @__PURE__ */ wordsIn('newsletter');
export type NewsletterWords = (typeof NEWSLETTER_WORDS)['fr'];

/** The text next to the form, which is stored as proof of what was consented to. */
export function newsletterConsent(lender: string, locale: Locale): string {
  return fill(NEWSLETTER_WORDS[locale].form.consent, { lender });
}
