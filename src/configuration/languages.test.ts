import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale/locale.ts';
import { FLUVIA } from '#tests/examples/lender-folders.ts';
import { copyConfiguration, DEMONSTRATION } from './configuration-copy.ts';
import { checkContent } from './content-folder.ts';
import { readLanguages } from './languages.ts';
import { readLender } from './lender-file.ts';
import { readPlaces } from './locality-file.ts';
import { readYaml } from './yaml-reading.ts';

/** The setting as it ships: every language. */
const SETTING = `languages: [${LOCALES.join(', ')}]\n`;
const { postcodes } = readPlaces(DEMONSTRATION);
const lenderOf = (configDir: string) => readLender(configDir, postcodes);
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
    expect(lenderOf(folder)).toMatchObject({ ok: true, value: { languages: expected } });
  });

  it.each([
    ['languages: [de, fr]\n', 'does not start with a language of the application: fr or nl'],
    ['languages: [fr, xx]\n', `xx is not one of ${LOCALES.join(', ')}`],
    ['languages: [fr, fr]\n', 'has a language twice'],
  ])('%j is refused: %s', (setting, reason) => {
    expect(lenderOf(withLanguages(setting))).toMatchObject({ ok: false, faults: [{ reason }] });
  });
});

describe('a text of the lender', () => {
  const german = { file: 'lender.yaml', replace: '  de: RJP Lüttich, Abteilung Namur\n', by: '' };

  it('is required in every language of the site', () => {
    const lender = lenderOf(copyConfiguration([german]));
    expect(lender).toMatchObject({ ok: false, faults: [{ reason: 'is missing' }] });
  });

  it('is not required in other languages', () => {
    const setting = { file: 'lender.yaml', replace: SETTING, by: 'languages: [nl, fr]\n' };
    const register = { de: 'RPR Luik, afdeling Namen' };
    const lender = lenderOf(copyConfiguration([german, setting]));
    expect(lender).toMatchObject({ ok: true, value: { register } });
  });
});

it('fills only texts, at any depth', () => {
  const written = 'a: [{ name: { fr: un, nl: een }, n: 1 }]\nb: null\n';
  const everywhere = Object.fromEntries(LOCALES.map((locale) => [locale, 'een']));
  expect(readYaml('x.yaml', written, ['nl', 'fr']).value).toEqual({
    a: [{ name: { ...everywhere, fr: 'un' }, n: 1 }],
    b: null,
  });
});

it.each(LOCALES)('the texts that ship are valid for a site in %s only', (locale) => {
  expect(checkContent(FLUVIA.CONTENT_DIR, [locale])).toEqual([]);
});
