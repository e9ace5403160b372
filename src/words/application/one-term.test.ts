import { describe, expect, it } from 'vitest';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { COBORROWER_LINK_WORDS } from '../coborrower-link/coborrower-link.ts';
import { DOCUMENT_WORDS } from '../documents/documents.ts';
import { FAULT_WORDS } from '../faults/faults.ts';
import { FIELD_WORDS } from '../fields/fields.ts';
import { MAIL_WORDS } from '../mail/mail.ts';
import { SHARE_MAIL_WORDS } from '../share-mail/share-mail.ts';
import { SHARED_REQUEST_WORDS } from '../shared-request/shared-request.ts';
import { APPLICATION_WORDS } from './application.ts';

/** Everything that an applicant reads from the first step to the last letter, in one text. */
const allWords = (locale: (typeof CONTRACT_LOCALES)[number]) =>
  JSON.stringify([
    APPLICATION_WORDS[locale],
    FIELD_WORDS[locale],
    FAULT_WORDS[locale],
    COBORROWER_LINK_WORDS[locale],
    SHARED_REQUEST_WORDS[locale],
    DOCUMENT_WORDS[locale],
    MAIL_WORDS[locale],
    SHARE_MAIL_WORDS[locale],
  ]);

describe('a thing has a single name', () => {
  it.each([
    ['fr', /\bsexe\b|taux annuel effectif global(?! \(TAEG\))|paiement mensuel/i],
    ['nl', /geslacht|intrest|maandbedrag|rentevoet per|afbetaling per maand|zijn of haar deel/i],
  ] as const)('in %s', (locale, other) => {
    expect(allWords(locale)).not.toMatch(other);
  });

  it.each(CONTRACT_LOCALES)('the field, its message and what itsme provides: %s', (locale) => {
    const { gender } = FIELD_WORDS[locale].fields;
    expect(gender.noun).toMatch(new RegExp(`${gender.label}$`, 'i'));
    expect(APPLICATION_WORDS[locale].signIn.names.gender).toBe(gender.label.toLowerCase());
    expect(FAULT_WORDS[locale].registryGender).toContain(gender.label.toLowerCase());
  });
});

it('says that a sign-in replaces what was typed', () => {
  for (const locale of CONTRACT_LOCALES)
    for (const text of ['text', 'textOther'] as const)
      expect(APPLICATION_WORDS[locale].signIn[text]).toMatch(/remplacent celles|vervangen wat/);
});
