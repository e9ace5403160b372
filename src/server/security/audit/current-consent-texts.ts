import { createHash } from 'node:crypto';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { APPLICATION_WORDS } from '#words/application/application.ts';
import { COBORROWER_LINK_WORDS } from '#words/coborrower-link/coborrower-link.ts';
import { consentTexts } from '#words/coborrower-link/consent-texts.ts';
import { FAULT_WORDS } from '#words/faults/faults.ts';
import { FIELD_WORDS } from '#words/fields/fields.ts';
import { agreementTexts } from '#words/shared-request/agreement-texts.ts';
import { SHARED_REQUEST_WORDS } from '#words/shared-request/shared-request.ts';

/** The words next to the consents that a page of this version shows in that language, as JSON. */
export function currentConsentTexts(lang: ContractLocale): string {
  return consentTexts({
    fields: FIELD_WORDS[lang],
    application: APPLICATION_WORDS[lang],
    faults: FAULT_WORDS[lang],
    link: COBORROWER_LINK_WORDS[lang],
  });
}

/** The words next to the button that accepts other conditions, on a page of this version in that language, as JSON. */
export const currentAgreementTexts = (lang: ContractLocale): string =>
  agreementTexts(SHARED_REQUEST_WORDS[lang].toAgree);

/** The SHA-256 of such words, in hexadecimal, as the page states it. */
export const hashOfTexts = (texts: string) => createHash('sha256').update(texts).digest('hex');
