import type { Locale } from '#domain/locale/locale.ts';
import { BOT_CHECK_WORDS } from '#words/bot-check/bot-check.ts';
import { describeEmailFault } from '#words/inquiries/fault-words.ts';
import { NEWSLETTER_WORDS, type NewsletterWords } from '#words/newsletter/newsletter.ts';
import type { BotCheckWords, Provider } from '../bot-check/bot-check.ts';

type FormWords = NewsletterWords['form'];

/** What the form's script says, as it comes with the page. */
export interface NewsletterSetup
  extends Pick<FormWords, 'checkText' | 'checkLoading' | 'sending' | 'problems' | 'recaptcha'> {
  /** For an address that is none. */
  readonly invalid: string;
  readonly check: BotCheckWords & { readonly told: Readonly<Record<Provider['name'], string>> };
}

/** Gathers it from the catalogues: for the build. */
export function newsletterSetup(locale: Locale): NewsletterSetup {
  const { checkText, checkLoading, sending, problems, recaptcha } = NEWSLETTER_WORDS[locale].form;
  return {
    ...{ checkText, checkLoading, sending, problems, recaptcha },
    invalid: describeEmailFault('email', locale),
    check: BOT_CHECK_WORDS[locale],
  };
}
