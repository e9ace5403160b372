import type { Locale } from '#domain/locale/locale.ts';
import { fill, type Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The newsletter's form, mails and pages. */
export const NEWSLETTER_WORDS: Translations<typeof fr> = { fr, nl, de, en };
export type NewsletterWords = (typeof NEWSLETTER_WORDS)['fr'];

/** What stands beside the form, and is kept as the proof of what was consented to. */
export function newsletterConsent(lender: string, locale: Locale): string {
  return fill(NEWSLETTER_WORDS[locale].form.consent, { lender });
}
