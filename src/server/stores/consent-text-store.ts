import type { ContractLocale } from '#domain/locale/locale.ts';

/** The words next to the consents of a page in a language, of one version of the program. No personal data. */
export interface StoredConsentTexts {
  /** Of the texts: SHA-256, in hexadecimal. */
  hash: string;
  lang: ContractLocale;
  /** JSON of `ConsentTexts` or `AgreementTexts`, letter for letter as it was hashed. */
  texts: string;
  /** When a server first started with them. */
  firstSeen: Date;
}

export interface ConsentTextStore {
  /** Stores the words of a version. Repeated, it changes nothing. */
  remember(texts: StoredConsentTexts): Promise<void>;
  /** The words of this or an earlier version; `undefined` if none had words of that hash in that language. */
  find(lang: ContractLocale, hash: string): Promise<string | undefined>;
}
