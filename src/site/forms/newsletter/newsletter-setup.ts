import type { Locale } from '#domain/locale/locale.ts';
import { BOT_CHECK_WORDS } from '#words/bot-check/bot-check.ts';
import { describeEmailFault } from '#words/inquiries/fault-words.ts';
import { NEWSLETTER_WORDS, type NewsletterWords } from '#words/newsletter/newsletter.ts';
import { SITE_FORM_WORDS } from '#words/site-form/site-form.ts';
import type { BotCheckWords, Provider } from '../bot-check/provider.ts';

type FormWords = NewsletterWords['form'];

/** The texts of the form's script, passed with the page. */
export interface NewsletterSetup
  extends Pick<FormWords, 'checkText' | 'checkLoading' | 'sending' | 'problems' | 'recaptcha'> {
  readonly locale: Locale;
  /** For an invalid address. */
  readonly invalid: string;
  /** "Did you mean {email}?" */
  readonly meantEmail: string;
  readonly check: BotCheckWords & { readonly told: Readonly<Record<Provider['name'], string>> };
}

/** Collects them from the catalogues. Build only. */
export function newsletterSetup(locale: Locale): NewsletterSetup {
  const { checkText, checkLoading, sending, problems, recaptcha } = NEWSLETTER_WORDS[locale].form;
  return {
    locale,
    checkText,
    checkLoading,
    sending,
    problems,
    recaptcha,
    invalid: describeEmailFault('email', locale),
    meantEmail: SITE_FORM_WORDS[locale].meantEmail,
    check: BOT_CHECK_WORDS[locale],
  };
}
