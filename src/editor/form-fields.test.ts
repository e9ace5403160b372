import { expect, it } from 'vitest';
import { fieldsOf, inLanguages } from './form-fields.ts';

it('makes the field that a schema allows (F-10.1)', () => {
  const schema = {
    type: 'object',
    required: ['title', 'days'],
    properties: {
      title: { type: 'string', maxLength: 80 },
      lede: { type: 'string', maxLength: 220 },
      date: { type: 'string', format: 'date' },
      topic: { type: 'string', enum: ['car', 'home'] },
      pages: { type: 'array', items: { type: 'string', enum: ['faq', 'news'] } },
      days: { type: 'array', items: { type: 'string' } },
      order: { type: 'number' },
    },
  };
  expect(
    fieldsOf(schema, undefined).map(({ name, widget, required }) => [name, widget, required]),
  ).toEqual([
    ['title', 'string', true],
    ['lede', 'text', false],
    ['date', 'datetime', false],
    ['topic', 'select', false],
    ['pages', 'select', false],
    ['days', 'list', false],
    ['order', 'number', false],
  ]);
});

it('follows the file where the names are the lender’s own', () => {
  const written = {
    rates: [
      { min: 5000, note: '' },
      { min: 7500.5, max: 9000 },
    ],
    empty: {},
  };
  expect(fieldsOf({}, written)).toEqual([
    expect.objectContaining({
      name: 'rates',
      widget: 'list',
      fields: [
        expect.objectContaining({ name: 'min', widget: 'number', required: true }),
        expect.objectContaining({ name: 'max', widget: 'number', required: false }),
        expect.objectContaining({ name: 'note', widget: 'string', required: false }),
      ],
    }),
  ]);
});

it('names a closed entry of a list by its values, with the days that it has', () => {
  const day = { type: 'string', format: 'date' };
  const items = {
    type: 'object',
    required: ['taeg'],
    properties: { upTo: { type: 'number' }, taeg: { type: 'number' }, from: day },
  };
  const list = { properties: { offers: { type: 'array', items } } };
  expect(fieldsOf(list, undefined)[0]?.summary).toBe(
    "{{fields.upTo | default('–')}} · {{fields.taeg}} {{fields.from | ternary('from ', '')}}{{fields.from}}",
  );
});

it('has the fields of a map under the lender’s own names', () => {
  const schema = {
    additionalProperties: {
      type: 'object',
      properties: { day: { type: 'string', format: 'date', description: 'The first day.' } },
    },
  };
  expect(fieldsOf(schema, { one: {}, two: { day: '2027-01-01' } })).toEqual([
    expect.objectContaining({
      name: 'two',
      fields: [expect.objectContaining({ widget: 'datetime', hint: 'The first day.' })],
    }),
  ]);
  const own = { type: 'object', additionalProperties: { type: 'string' } };
  expect(fieldsOf({ properties: { own } }, {})).toEqual([]);
});

it('asks for texts in the languages of the site alone', () => {
  const text = {
    type: 'object',
    required: ['fr', 'nl'],
    properties: { fr: { type: 'string' }, nl: { type: 'string' } },
  };
  const name = { type: 'object', properties: { name: text } };
  expect(inLanguages(name, ['nl']).properties?.name).toEqual({
    type: 'object',
    required: ['nl'],
    properties: { nl: { type: 'string' } },
  });
});
