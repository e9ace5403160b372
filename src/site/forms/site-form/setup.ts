import type { Locale } from '#domain/locale/locale.ts';
import type { ChosenBrokerWords } from '#words/chosen-broker/chosen-broker.ts';
import type { FormFaultWords } from '#words/inquiries/fault-words.ts';
import type { WordsOfFormAdvice } from '#words/inquiries/form-advice-words.ts';
import type { SiteFormWords } from '#words/site-form/site-form.ts';
import type { UploadWords } from '#words/uploads/uploads.ts';
import type { BotCheckWords, Provider } from '../bot-check/provider.ts';

/** The props of every form of the website, collected at build and serialised once per island. */
export interface SiteFormSetup {
  readonly locale: Locale;
  readonly words: SiteFormWords;
  readonly chosenBroker: ChosenBrokerWords;
  readonly faults: FormFaultWords;
  readonly advice: WordsOfFormAdvice;
  readonly uploads: Pick<UploadWords, 'faults'>;
  readonly check: BotCheckWords & { readonly told: Readonly<Record<Provider['name'], string>> };
  /** The address of the page that explains how the data is used. */
  readonly privacy: string;
  /** The phone number to call if a form cannot be sent. */
  readonly phone: string;
}
