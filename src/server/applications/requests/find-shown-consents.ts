import type { ContractLocale } from '#domain/locale/locale.ts';
import { CONSENTS } from '#journey/form-fields.ts';
import type { ConsentTexts } from '#words/coborrower-link/consent-texts.ts';
import { currentConsentTexts, hashOfTexts } from '../../security/audit/current-consent-texts.ts';
import type { Storage } from '../../stores/storage.ts';

export interface FindShownConsents {
  storage: Pick<Storage, 'consentTexts'>;
}

/** What somebody consents to. */
export interface ShownConsents {
  texts: ConsentTexts;
  /** Whether the caller stated that these words were shown; a program may state none. */
  areStated: boolean;
}

/**
 * The words of which the page stated the hash: those of this version, or of an earlier one that has each of its consents;
 * `undefined` for any others. Without a hash, those of this version.
 */
export async function findShownConsents(
  { storage }: FindShownConsents,
  lang: ContractLocale,
  stated: string | undefined,
): Promise<ShownConsents | undefined> {
  const current = currentConsentTexts(lang);
  if (stated === undefined || stated === hashOfTexts(current))
    return { texts: JSON.parse(current), areStated: stated !== undefined };
  const earlier = await storage.consentTexts.find(lang, stated);
  if (earlier === undefined || hashOfTexts(earlier) !== stated) return undefined;
  const texts: ConsentTexts = JSON.parse(earlier);
  return CONSENTS.every((name) => name in texts.applicant) ? { texts, areStated: true } : undefined;
}

/** Stores this version's words, so that later versions know what a page of this one showed. */
export async function rememberConsents(
  { storage }: FindShownConsents,
  langs: readonly ContractLocale[],
  firstSeen: Date,
): Promise<void> {
  for (const lang of langs) {
    const texts = currentConsentTexts(lang);
    await storage.consentTexts.remember({ hash: hashOfTexts(texts), lang, texts, firstSeen });
  }
}
