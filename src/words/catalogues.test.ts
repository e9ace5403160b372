import { describe, expect, it } from 'vitest';
import { CONTRACT_LOCALES, LOCALES } from '#domain/locale/locale.ts';
import { ownName } from '#journey/borrowers.ts';
import { ENTRY_LISTS, FIELDS } from '#journey/form-fields.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { factsInWords } from './facts/with-facts.ts';
import { FIELD_WORDS, wordsOfField } from './fields/fields.ts';
import type { Catalogue } from './translation.ts';

/** Every catalogue of the project: `./fr/simulator.ts` exports it as `simulator`. */
const modules = import.meta.glob<Record<string, Catalogue>>(
  ['./[a-z][a-z]/*.ts', '!./*/index.ts'],
  { eager: true },
);
const catalogues = new Map(
  Object.entries(modules).map(([path, module]) => [path, Object.values(module)[0] ?? {}]),
);

const features = [...new Set([...catalogues.keys()].map((path) => path.slice(5, -3)))].sort();

function sentencesOf(catalogue: Catalogue, prefix = ''): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : sentencesOf(value, `${prefix + key}.`),
  );
}

function catalogueOf(feature: string, locale: string): Catalogue {
  const found = catalogues.get(`./${locale}/${feature}.ts`);
  if (!found) throw new Error(`No catalogue ${locale}/${feature}`);
  return found;
}

/** The sentences of a feature in a language, empty if it has none there. */
const sentencesIn = (feature: string, locale: string) =>
  sentencesOf(catalogues.get(`./${locale}/${feature}.ts`) ?? {});

/** The application's catalogues exist only in its own languages; types say which have to exist in all. */
const localesOf = (feature: string) =>
  LOCALES.filter((locale) => catalogues.has(`./${locale}/${feature}.ts`));

/** Which languages are spoken is what German sentences name more often: its readers apply in another language. */
const LANGUAGES = ['{spokenLanguages}', '{applicationLanguages}'];

const placeholdersOf = (sentence: string) =>
  (sentence.match(/\{\w+\}/g) ?? []).filter((name) => !LANGUAGES.includes(name)).toSorted();

/** Catalogues whose sentences depend on something else: what was answered, or what is offered. */
const OWN_CODES: ReadonlySet<string> = new Set(['letter', 'menu', 'configurator']);

describe('catalogues', () => {
  it.each(features)('%s has the same placeholders in every language', (feature) => {
    const french = new Map(sentencesOf(catalogueOf(feature, 'fr')));
    for (const locale of localesOf(feature))
      for (const [key, sentence] of sentencesOf(catalogueOf(feature, locale)))
        expect(placeholdersOf(sentence), `${locale} ${key}`).toEqual(
          placeholdersOf(french.get(key) ?? ''),
        );
  });

  // F-4.13: a site may have one language. The gallery is in development alone.
  it.each(features.filter((feature) => feature !== 'gallery'))(
    '%s names the languages of the application by placeholders',
    (feature) => {
      const OTHER = {
        fr: /néerlandais/,
        nl: /\bFrans\b/,
        de: /(?:Französisch|Niederländisch) (?:und|oder) /,
        en: /(?:French|Dutch) (?:and|or|nor) /,
      };
      for (const locale of localesOf(feature))
        for (const [key, sentence] of sentencesOf(catalogueOf(feature, locale)))
          if (!key.startsWith('applyingIn.names.'))
            expect(sentence, `${locale} ${key}`).not.toMatch(OTHER[locale]);
    },
  );

  it.each(features.filter((feature) => !OWN_CODES.has(feature)))(
    '%s makes parts of sentences depend on known facts only',
    (feature) => {
      const facts: Readonly<Record<string, string>> = factsInWords(fluvia.lender, 'fr');
      for (const locale of localesOf(feature))
        for (const [key, sentence] of sentencesOf(catalogueOf(feature, locale))) {
          for (const [, fact = ''] of sentence.matchAll(/\[(\w+)=/g))
            expect(facts, `${locale} ${key}`).toHaveProperty(fact);
          for (const [, part = ''] of sentence.matchAll(/\[([^[\]=|]*)\]/g))
            expect(
              placeholdersOf(part).some((name) => name.slice(1, -1) in facts),
              `${locale} ${key}`,
            ).toBe(true);
        }
    },
  );

  it.each(features)('%s separates punctuation as each language does', (feature) => {
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
    '%s puts no word that would elide before a name: «de Émile», «que Anne»',
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

  it.each(features)('%s leaves retention periods to the settings', (feature) => {
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

  it('names only fields that a step asks', () => {
    const asked = [...FIELDS.keys()].map((name) => ownName(name).name);
    const { fields, coborrower } = FIELD_WORDS.fr;
    for (const name of [...Object.keys(fields), ...Object.keys(coborrower)])
      expect(asked, name).toContain(ownName(name).name);
  });
});
