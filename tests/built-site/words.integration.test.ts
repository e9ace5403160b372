import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ADDRESSES } from '#addresses/pages.ts';
import { LOCALES } from '#domain/locale/locale.ts';
import { FAMILIES } from '#site/simulators/loan/families.ts';
import { MORTGAGE_TYPES, TYPES } from '#site/simulators/mortgage/mortgage-types.ts';
import { frame } from '#words/frame/frame.ts';
import { fileOf } from './built-pages.ts';
import { readWords } from './read-words.ts';

/** How many words the main part of a page may have (docs/design.md, Voice). */
const MAX_HOME = 480;
const MAX_LOAN = 700;

const wordsOf = (path: string) => readWords(readFileSync(fileOf(path), 'utf8'));

it.each(LOCALES.map((locale) => ADDRESSES.home[locale]))('%s says little', (path) => {
  expect(wordsOf(path).length).toBeLessThanOrEqual(MAX_HOME);
});

const MORTGAGE_PAGES = MORTGAGE_TYPES.flatMap((type) =>
  LOCALES.map((locale) => ({ locale, path: ADDRESSES[TYPES[type].page][locale] })),
);

const LOAN_PAGES = [
  ...Object.values(FAMILIES).flatMap(({ page }) =>
    LOCALES.map((locale) => ADDRESSES[page][locale]),
  ),
  ...MORTGAGE_PAGES.map(({ path }) => path),
];

// W-1.26
it.each(LOAN_PAGES)('%s says what is needed, and no more', (path) => {
  expect(wordsOf(path).length).toBeLessThanOrEqual(MAX_LOAN);
});

/** What each language calls a representative example, and the information sheet of a mortgage. */
const NAMED = {
  fr: ['Exemple représentatif', 'fiche d’information européenne'],
  nl: ['Representatief voorbeeld', 'Europees informatieblad'],
  de: ['Repräsentatives Beispiel', 'europäisches Merkblatt'],
  en: ['Representative example', 'European information sheet'],
} as const;

// W-1.26
describe.each(MORTGAGE_PAGES)('$path', ({ locale, path }) => {
  it('keeps what the law asks for', () => {
    const text = wordsOf(path).join(' ').replaceAll('\u00a0', ' ');
    const [example, sheet] = NAMED[locale];
    expect(text).toContain(frame[locale].warning.replaceAll('\u00a0', ' '));
    expect(text.split(example)).toHaveLength(1 + MORTGAGE_TYPES.length);
    expect(text.toLowerCase()).toContain(sheet.toLowerCase());
  });
});
