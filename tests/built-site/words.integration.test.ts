import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ADDRESSES } from '#addresses/pages.ts';
import { LOCALES } from '#domain/locale/locale.ts';
import { FAMILIES } from '#site/simulators/loan/families.ts';
import { fileOf } from './built-pages.ts';
import { readWords } from './read-words.ts';

/** How many words the main part of a page may have (docs/design.md, Voice). */
const MAX_HOME = 480;
const MAX_LOAN = 700;

const countWords = (path: string) => readWords(readFileSync(fileOf(path), 'utf8')).length;

it.each(LOCALES.map((locale) => ADDRESSES.home[locale]))('%s says little', (path) => {
  expect(countWords(path)).toBeLessThanOrEqual(MAX_HOME);
});

const LOAN_PAGES = Object.values(FAMILIES).flatMap(({ page }) =>
  LOCALES.map((locale) => ADDRESSES[page][locale]),
);

it.each(LOAN_PAGES)('%s says what is needed, and no more', (path) => {
  expect(countWords(path)).toBeLessThanOrEqual(MAX_LOAN);
});
