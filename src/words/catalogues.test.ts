import { describe, expect, it } from 'vitest';
import { CONTRACT_LOCALES, LOCALES } from '#domain/locale/locale.ts';
import { ENTRY_LISTS, FIELDS } from '#journey/form-fields.ts';
import { FIELD_WORDS, wordsOfField } from './fields/fields.ts';
import type { Catalogue } from './translation.ts';

/** Every catalogue of the project: `./simulator/fr.ts` exports `fr`. */
const modules = import.meta.glob<Record<string, Catalogue>>('./*/??.ts', {
  eager: true,
});

const features = [...new Set(Object.keys(modules).map((path) => path.split('/')[1] ?? ''))];

function sentencesOf(catalogue: Catalogue, prefix = ''): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : sentencesOf(value, `${prefix + key}.`),
  );
}

function catalogueOf(feature: string, locale: string): Catalogue {
  const found = modules[`./${feature}/${locale}.ts`]?.[locale];
  if (!found) throw new Error(`No catalogue ${feature}/${locale}`);
  return found;
}

/** Those of a language that it may not be in. */
const sentencesIn = (feature: string, locale: string) =>
  sentencesOf(modules[`./${feature}/${locale}.ts`]?.[locale] ?? {});

/** The application's are in its own languages alone; which have to be in all, their types say. */
const localesOf = (feature: string) =>
  LOCALES.filter((locale) => `./${feature}/${locale}.ts` in modules);

const placeholdersOf = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted();

describe('catalogues', () => {
  it.each(features)('%s has the same placeholders in every language', (feature) => {
    const french = new Map(sentencesOf(catalogueOf(feature, 'fr')));
    for (const locale of localesOf(feature))
      for (const [key, sentence] of sentencesOf(catalogueOf(feature, locale)))
        expect(placeholdersOf(sentence), `${locale} ${key}`).toEqual(
          placeholdersOf(french.get(key) ?? ''),
        );
  });

  it.each(features)('%s sets the marks apart as each language does', (feature) => {
    for (const [key, sentence] of sentencesOf(catalogueOf(feature, 'fr')))
      expect(sentence, `fr ${key}`).not.toMatch(/[^\u00a0](?:[?!;%€»]|:(?!\/))|«[^\u00a0]/);
    for (const [key, sentence] of sentencesOf(catalogueOf(feature, 'nl')))
      expect(sentence, `nl ${key}`).not.toMatch(/[«»“”"]|[^\u00a0]%|€[^\u00a0]|\s[:;?!]/);
    for (const [key, sentence] of sentencesIn(feature, 'de'))
      expect(sentence, `de ${key}`).not.toMatch(/[«»”"]|[^\u00a0][%€]|\s[:;?!]/);
    for (const [key, sentence] of sentencesIn(feature, 'en'))
      expect(sentence, `en ${key}`).not.toMatch(/[«»„“”"]|\s[%:;?!]/);
  });

  it.each(features)(
    '%s puts no word before a name that elides: «de Émile», «que Anne»',
    (feature) => {
      for (const [key, sentence] of sentencesOf(catalogueOf(feature, 'fr')))
        expect(sentence, `fr ${key}`).not.toMatch(
          /(?<!\p{L})(?:\p{L}*que|[cdjlmnst]e|la) \{(?:name|town|applicant|coborrower|firstname)\}/iu,
        );
    },
  );

  it.each(features)('%s keeps a number with a hyphen on one line', (feature) => {
    for (const locale of localesOf(feature))
      for (const [key, sentence] of sentencesOf(catalogueOf(feature, locale)))
        expect(sentence, `${locale} ${key}`).not.toMatch(/[\dX]-[\dX]/);
  });

  it.each(features)('%s leaves it to the settings how long data is kept', (feature) => {
    for (const locale of localesOf(feature))
      for (const [key, sentence] of sentencesOf(catalogueOf(feature, locale)))
        expect(sentence, `${locale} ${key}`).not.toMatch(
          /\b(31|13)\s(jour|dag|mois|maand|Tag|Monat|day|month)/,
        );
  });

  it.each(CONTRACT_LOCALES)('%s names every field of the application', (locale) => {
    const names = [
      ...FIELDS.keys(),
      ...[...ENTRY_LISTS].flatMap(([list, { fields }]) =>
        fields.map(({ name }) => `${list}[0].${name}`),
      ),
    ];
    for (const name of names) expect(wordsOfField(name, FIELD_WORDS[locale]).noun).not.toBe('');
  });
});
