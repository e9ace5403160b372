import type { Locale } from '#domain/locale/locale.ts';
import type { ChosenBrokerWords } from '#words/chosen-broker/chosen-broker.ts';
import type { FormFaultWords } from '#words/inquiries/fault-words.ts';
import type { SiteFormWords } from '#words/site-form/site-form.ts';
import type { UploadWords } from '#words/uploads/uploads.ts';
import type { BotCheckWords, Provider } from '../bot-check/bot-check.ts';

/** What every form of the website gets from the build: it comes with the page, once an island. */
export interface SiteFormSetup {
  readonly locale: Locale;
  readonly words: SiteFormWords;
  readonly along: ChosenBrokerWords;
  readonly faults: FormFaultWords;
  readonly uploads: Pick<UploadWords, 'faults'>;
  readonly check: BotCheckWords & { readonly told: Readonly<Record<Provider['name'], string>> };
  /** Where it says what becomes of what is written. */
  readonly privacy: string;
  /** To call where a form cannot be sent. */
  readonly phone: string;
}
