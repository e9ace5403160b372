import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ADDRESSES } from '#addresses/pages.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { readIndex } from '#site/content/search/search-index.ts';
import { indexPath } from '#site/content/search/search-setup.ts';
import { SEARCH_WORDS } from '#words/search/search.ts';
import { SITE } from './built-pages.ts';

function searchIn(locale: Locale, typed: string): readonly string[] {
  const written = readFileSync(`${SITE}${indexPath(ADDRESSES.search[locale])}`, 'utf8');
  return readIndex(written, SEARCH_WORDS[locale].commonWords)(typed).map(({ href }) => href);
}

// W-7.8
it.each<[Locale, string, string]>([
  ['fr', 'camping-car', ADDRESSES.mobileHomeLoan.fr],
  ['fr', 'refinancer', ADDRESSES.grouping.fr],
  ['fr', 'CCP', `${ADDRESSES.faq.fr}#central-register`],
  ['fr', 'fichage', `${ADDRESSES.faq.fr}#central-register`],
  ['fr', 'horaire', ADDRESSES.contact.fr],
  ['fr', 'prêt étudiant', ADDRESSES.personalLoan.fr],
  ['fr', 'retraité', `${ADDRESSES.faq.fr}#borrowing-age`],
  ['nl', 'camper', ADDRESSES.mobileHomeLoan.nl],
  ['nl', 'herfinancieren', ADDRESSES.grouping.nl],
  ['nl', 'studielening', ADDRESSES.personalLoan.nl],
  ['nl', 'openingsuren', ADDRESSES.contact.nl],
  ['nl', 'woonlening', ADDRESSES.mortgage.nl],
  ['nl', 'zwarte lijst', `${ADDRESSES.faq.nl}#central-register`],
  ['de', 'Autokredit', ADDRESSES.carLoan.de],
  ['de', 'Umschuldung', ADDRESSES.grouping.de],
  ['de', 'Baufinanzierung', ADDRESSES.mortgage.de],
  ['de', 'Rentner', `${ADDRESSES.faq.de}#borrowing-age`],
  ['en', 'retired', `${ADDRESSES.faq.en}#borrowing-age`],
  ['en', 'campervan', ADDRESSES.mobileHomeLoan.en],
  ['en', 'student loan', ADDRESSES.personalLoan.en],
])('the search in %s finds the page for "%s" among its first three', (locale, typed, href) => {
  expect(searchIn(locale, typed).slice(0, 3)).toContain(href);
});
