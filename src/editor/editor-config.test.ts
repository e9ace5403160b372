import { expect, it } from 'vitest';
import { COLOUR_ROLES } from '#domain/brand/colours.ts';
import { MOTIFS } from '#domain/brand/motif.ts';
import { CORNERS } from '#domain/brand/shape.ts';
import { LOCALES } from '#domain/locale/locale.ts';
import { FLUVIA } from '#tests/examples/lender-folders.ts';
import { editorConfig } from './editor-config.ts';
import type { Field } from './form-fields.ts';

interface FormOfFile {
  readonly name: string;
  readonly fields: readonly Field[];
  readonly i18n?: object;
}

function formOf(name: string): FormOfFile | undefined {
  const { collections } = editorConfig({
    configDir: FLUVIA.CONFIG_DIR,
    contentDir: FLUVIA.CONTENT_DIR,
    languages: LOCALES,
  });
  const files = collections.flatMap((collection): readonly FormOfFile[] =>
    'files' in collection ? collection.files : [],
  );
  return files.find((file) => file.name === name);
}

/** The field that these names lead to. */
function fieldAt(fields: readonly Field[] | undefined, path: readonly string[]): Field {
  const [name, ...others] = path;
  const field = fields?.find((other) => other.name === name);
  if (field === undefined) throw new Error(`There is no field ${name}`);
  return others.length === 0 ? field : fieldAt(field.fields as readonly Field[], others);
}

it('offers the values of each of the lender’s facts (F-10.1)', () => {
  const facts = fieldAt(formOf('lender')?.fields, ['facts']).fields as readonly Field[];
  expect(
    facts.filter(({ options }) => options).map(({ name, options }) => [name, options]),
  ).toEqual([
    ['examinedBy', ['adviser', 'program']],
    ['brokerCommission', ['contract', 'none']],
    ['insurance', ['none', 'optional']],
    ['sureties', ['none', 'possible']],
    ['fees', ['none']],
  ]);
  expect(facts.find(({ name }) => name === 'decision')).toMatchObject({
    widget: 'object',
    required: true,
    fields: [
      { name: 'hours', widget: 'number' },
      { name: 'weekend', widget: 'string' },
    ],
  });
});

it('asks for days of a tariff file, a band and an offer that have none yet (F-10.6)', () => {
  const fields = formOf('tariffs')?.fields;
  const bands = ['products', 'personal', 'types', 'standard', 'rates'];
  for (const place of [[], bands, [...bands, 'offers']])
    for (const day of ['from', 'until'])
      expect(fieldAt(fields, [...place, day])).toMatchObject({
        widget: 'datetime',
        type: 'date',
        required: false,
      });
});

it('begins the law’s tables with the highest rates that the program knows (F-10.8)', () => {
  const fields = formOf('law')?.fields;
  expect(fieldAt(fields, ['highestTaegs']).default).toEqual([
    expect.objectContaining({ since: expect.any(String), limits: expect.any(Array) }),
  ]);
  expect(fieldAt(fields, ['longestDurations']).default).toBeUndefined();
});

it('offers the choices of a brand, and colours by what they are for (F-10.8)', () => {
  const fields = formOf('brand-brand')?.fields;
  expect(fieldAt(fields, ['motif']).options).toEqual(MOTIFS);
  expect(fieldAt(fields, ['shape', 'corner']).options).toEqual(Object.keys(CORNERS));
  expect(fieldAt(fields, ['colours', 'light', 'ink'])).toMatchObject({
    widget: 'color',
    enableAlpha: false,
    required: true,
    hint: COLOUR_ROLES.ink,
  });
  expect(fieldAt(fields, ['colours', 'dark', 'veil'])).toMatchObject({
    widget: 'color',
    enableAlpha: true,
    required: false,
  });
  expect(fieldAt(fields, ['pictures', 'home', 'alt', 'fr'])).toMatchObject({ widget: 'string' });
});

it('shows the program’s own text below a sentence (F-10.7)', () => {
  const title = fieldAt(formOf('draftLink')?.fields, ['draftLink/title']);
  expect(title).toMatchObject({ label: 'draftLink.title', required: false });
  expect(title.hint).toContain('fr “Continuer sur un autre appareil” · nl “');
  expect(formOf('contact')?.i18n).toMatchObject({ locales: LOCALES });
  expect(formOf('draftLink')?.i18n).toMatchObject({ locales: ['fr', 'nl'] });
});
