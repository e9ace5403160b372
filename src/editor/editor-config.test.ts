import { expect, it } from 'vitest';
import { LOCALES } from '#domain/locale/locale.ts';
import { FLUVIA } from '#tests/examples/lender-folders.ts';
import { editorConfig } from './editor-config.ts';
import type { Field } from './form-fields.ts';

it('offers the values of each of the lender’s facts (F-10.1)', () => {
  const { collections } = editorConfig({
    configDir: FLUVIA.CONFIG_DIR,
    contentDir: FLUVIA.CONTENT_DIR,
    languages: LOCALES,
  });
  const files = collections.flatMap((collection) =>
    'files' in collection ? collection.files : [],
  );
  const lender = files.find(({ name }) => name === 'lender')?.fields ?? [];
  const facts = lender.find(({ name }) => name === 'facts')?.fields as readonly Field[];
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
