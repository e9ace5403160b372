import type { Lender } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { BOT_CHECK_WORDS } from '#words/bot-check/bot-check.ts';
import { CHOSEN_BROKER_WORDS } from '#words/chosen-broker/chosen-broker.ts';
import { formFaultWords } from '#words/inquiries/fault-words.ts';
import { FORM_ADVICE_WORDS } from '#words/inquiries/form-advice.ts';
import { SITE_FORM_WORDS } from '#words/site-form/site-form.ts';
import { UPLOAD_WORDS } from '#words/uploads/uploads.ts';
import type { SiteFormSetup } from './setup.ts';

/** Collects a form's setup from the catalogues. Build only. */
export function siteFormSetup(
  lender: Pick<Lender, 'phones' | 'links'>,
  locale: Locale,
): SiteFormSetup {
  return {
    locale,
    words: SITE_FORM_WORDS[locale],
    chosenBroker: CHOSEN_BROKER_WORDS[locale],
    faults: formFaultWords(locale),
    advice: FORM_ADVICE_WORDS[locale],
    uploads: UPLOAD_WORDS[locale],
    check: BOT_CHECK_WORDS[locale],
    privacy: lender.links.privacy[locale],
    phone: lender.phones.personal.shown.replaceAll(' ', '\u00a0'),
  };
}
