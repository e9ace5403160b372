import type { ContractLocale } from '#domain/locale/locale.ts';
import { CONSENTS } from '#journey/form-fields.ts';
import type { ConsentTexts } from '#words/coborrower-link/consent-texts.ts';
import type { AgreementTexts } from '#words/shared-request/agreement-texts.ts';
import {
  currentAgreementTexts,
  currentConsentTexts,
  hashOfTexts,
} from '../../security/audit/current-consent-texts.ts';
import type { Storage } from '../../stores/storage.ts';

export interface FindShownConsents {
  storage: Pick<Storage, 'consentTexts'>;
}

/** The words that a page showed next to what it asked. */
export interface ShownTexts<T> {
  texts: T;
  /** Of these words: SHA-256, in hexadecimal. */
  hash: string;
  /** Whether the caller stated that these words were shown; a program may state none. */
  areStated: boolean;
}

/** What somebody consents to. */
export type ShownConsents = ShownTexts<ConsentTexts>;

/** What an applicant accepts other conditions by. */
export type ShownAgreement = ShownTexts<AgreementTexts>;

/**
 * The words of which the page stated the hash: those of this version, or of an earlier one that has each of its consents;
 * `undefined` for any others. Without a hash, those of this version.
 */
export const findShownConsents = (
  services: FindShownConsents,
  lang: ContractLocale,
  stated: string | undefined,
): Promise<ShownConsents | undefined> =>
  findShown(services, lang, stated, currentConsentTexts(lang), ({ applicant }) =>
    CONSENTS.every((name) => applicant !== undefined && name in applicant),
  );

/** The same of the page on which an applicant accepts other conditions. */
export const findShownAgreement = (
  services: FindShownConsents,
  lang: ContractLocale,
  stated: string | undefined,
): Promise<ShownAgreement | undefined> =>
  findShown(
    services,
    lang,
    stated,
    currentAgreementTexts(lang),
    ({ consent, consentChanged }) => consent !== undefined && consentChanged !== undefined,
  );

/** `isWhole`: whether stored words, which may be of another page, are all that this version needs. */
async function findShown<T extends object>(
  { storage }: FindShownConsents,
  lang: ContractLocale,
  stated: string | undefined,
  current: string,
  isWhole: (texts: Partial<T>) => boolean,
): Promise<ShownTexts<T> | undefined> {
  const hash = hashOfTexts(current);
  if (stated === undefined || stated === hash)
    return { texts: JSON.parse(current), hash, areStated: stated !== undefined };
  const earlier = await storage.consentTexts.find(lang, stated);
  if (earlier === undefined || hashOfTexts(earlier) !== stated) return undefined;
  const texts = JSON.parse(earlier);
  return isWhole(texts) ? { texts, hash: stated, areStated: true } : undefined;
}

/** Stores this version's words, so that later versions know what a page of this one showed. */
export async function rememberConsents(
  { storage }: FindShownConsents,
  langs: readonly ContractLocale[],
  firstSeen: Date,
): Promise<void> {
  for (const lang of langs)
    for (const texts of [currentConsentTexts(lang), currentAgreementTexts(lang)])
      await storage.consentTexts.remember({ hash: hashOfTexts(texts), lang, texts, firstSeen });
}
