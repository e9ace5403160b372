import { describe, expect, it } from 'vitest';
import { ADDRESSES } from '#addresses/pages.ts';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { PRODUCT_FAMILIES } from '#domain/tariff/tariff.ts';
import { LOAN_WORDS } from '#words/loan/loan.ts';
import { FAMILIES } from '../loan/families.ts';
import { findEntryLink } from './entry-link.ts';
import { findOtherLoans } from './find-other-loans.ts';

describe('where a simulator leads', () => {
  it.each(CONTRACT_LOCALES)('is the form in %s, where it has one', (locale) => {
    for (const { leadsTo } of Object.values(FAMILIES))
      expect(findEntryLink(leadsTo, locale)).toEqual({
        formPath: ADDRESSES[leadsTo][locale],
        formLanguages: undefined,
      });
  });

  it.each(['de', 'en'] as const)('is the form in another language for readers of %s', (locale) => {
    const { formPath, formLanguages } = findEntryLink('application', locale);
    const { names, other } = LOAN_WORDS[locale].applyingIn;
    expect(formPath).toBe(ADDRESSES.application.fr);
    expect(formLanguages?.note).toContain(names.fr);
    expect(formLanguages?.note).toContain(names.nl);
    expect(formLanguages?.others).toEqual([
      { path: ADDRESSES.application.nl, label: other.replace('{language}', names.nl) },
    ]);
  });

  it('is never named with a word that stays to be filled in', () => {
    for (const locale of ['de', 'en'] as const)
      expect(JSON.stringify(findEntryLink('application', locale))).not.toMatch(/\{\w+\}/);
  });
});

describe('the links to other loans', () => {
  it.each(CONTRACT_LOCALES)('lead to the page of each in %s, with its text', (locale) => {
    const words = LOAN_WORDS[locale].others;
    expect(findOtherLoans(PRODUCT_FAMILIES, locale)).toEqual(
      PRODUCT_FAMILIES.map((family) => ({
        ...words[family],
        href: ADDRESSES[FAMILIES[family].page][locale],
      })),
    );
  });

  it('stand in the order that is asked for', () => {
    const titles = findOtherLoans(['renovation', 'personal'], 'fr').map(({ title }) => title);
    expect(titles).toEqual(['Des travaux', 'Un projet personnel']);
  });
});
