import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale/locale.ts';
import { copyConfiguration } from './configuration-copy.ts';
import { checkContent } from './content-folder.ts';
import { fillLanguages, readLanguages } from './languages.ts';
import { loadConfiguration } from './load-configuration.ts';

/** The setting as it ships: every language. */
const SETTING = `languages: [${LOCALES.join(', ')}]\n`;
const withLanguages = (by: string) =>
  copyConfiguration([{ file: 'lender.yaml', replace: SETTING, by }]);

describe('the languages of a site', () => {
  it.each([
    [SETTING, [...LOCALES]],
    ['languages: [nl, en]\n', ['nl', 'en']],
    ['', ['fr', 'nl']],
  ])('%j gives %j', (setting, expected) => {
    const folder = withLanguages(setting);
    expect(readLanguages(folder)).toEqual(expected);
    const loaded = loadConfiguration(folder);
    expect(loaded.ok && loaded.configuration.lender.languages).toEqual(expected);
  });

  it.each([
    ['languages: [de, fr]\n', 'does not start with a language of the application: fr or nl'],
    ['languages: [fr, xx]\n', `xx is not one of ${LOCALES.join(', ')}`],
    ['languages: [fr, fr]\n', 'has a language twice'],
  ])('%j is refused: %s', (setting, reason) => {
    const loaded = loadConfiguration(withLanguages(setting));
    expect(loaded.ok ? [] : loaded.faults.map((fault) => fault.reason)).toEqual([reason]);
  });
});

describe('a text of the lender', () => {
  const german = { file: 'lender.yaml', replace: '  de: RJP Lüttich, Abteilung Namur\n', by: '' };

  it('is required in every language of the site', () => {
    const loaded = loadConfiguration(copyConfiguration([german]));
    expect(loaded.ok ? [] : loaded.faults).toMatchObject([{ reason: 'is missing' }]);
  });

  it('is not required in other languages', () => {
    const setting = { file: 'lender.yaml', replace: SETTING, by: 'languages: [nl, fr]\n' };
    const loaded = loadConfiguration(copyConfiguration([german, setting]));
    expect(loaded.ok && loaded.configuration.lender.register.de).toBe('RPR Luik, afdeling Namen');
  });
});

it('fills only texts, at any depth', () => {
  const filled = fillLanguages({ a: [{ name: { fr: 'un', nl: 'een' }, n: 1 }], b: null }, [
    'nl',
    'fr',
  ]);
  const everywhere = Object.fromEntries(LOCALES.map((locale) => [locale, 'een']));
  expect(filled).toEqual({ a: [{ name: { ...everywhere, fr: 'un' }, n: 1 }], b: null });
});

it.each(LOCALES)('the texts that ship are valid for a site in %s only', (locale) => {
  expect(checkContent('content', [locale])).toEqual([]);
});
