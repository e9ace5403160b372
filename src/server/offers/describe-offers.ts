import type { Locale } from '#domain/locale/locale.ts';
import { CONFIGURATOR_ADDRESSES } from '#domain/mortgage/configurator-addresses.ts';
import { RATE_VARIANTS } from '#domain/mortgage/mortgage.ts';
import type { Paths } from '../api/describe-api.ts';
import { AJAX } from '../http/requested-with.ts';

const euros = { type: 'number', description: 'Euros' };
const percent = { type: 'number', description: 'Percent a year' };
const wholeNumber = { type: 'integer', minimum: 1 };

/** All of them always there, but those that are named. */
function object(properties: Readonly<Record<string, object>>, ...optional: readonly string[]) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required };
}

const highest = {
  description: 'Of a variable rate: what it comes to at its cap from the first change on',
  ...object({
    after_years: wholeNumber,
    every_years: wholeNumber,
    cap: { type: 'number', description: 'Percentage points, either way' },
    base_taeg: percent,
    monthly_amount: euros,
    total_cost: euros,
    final_taeg: percent,
  }),
};

const option = object(
  {
    id: { type: 'string', examples: ['CH-10-5-5-20'] },
    variant: { type: 'string', enum: RATE_VARIANTS },
    rate: { ...euros, description: 'The monthly payment, in euros' },
    length: { type: 'string' },
    name: { type: 'string' },
    height: { type: 'integer', minimum: 130, maximum: 190 },
    details: {
      type: 'array',
      items: object(
        {
          label: { type: 'string' },
          value: { type: 'string' },
          figure: { type: 'string', description: 'What the line tells', examples: ['totalCost'] },
          number: { type: 'number', description: 'That figure: euros, or percent a year' },
        },
        'figure',
        'number',
      ),
    },
    taeg: { ...percent, description: 'Like final_taeg' },
    taeg_details: object({
      base_taeg: { ...percent, description: 'The borrowing rate, without fees' },
      dossier_fees: euros,
      expertise_fees: euros,
      insurance_fees: euros,
      record_fees: euros,
    }),
    monthly_amount: euros,
    total_cost: { ...euros, description: 'All payments; the fees come on top' },
    total_amount: { ...euros, description: 'The amount borrowed' },
    final_taeg: { ...percent, description: 'With all fees, paid at the start' },
    highest,
  },
  'highest',
);

const answer = object(
  {
    offers: { type: 'array', items: option },
    too_little: {
      description: 'Where there are none: what would be enough to borrow the least that is lent',
      ...object(
        { least_amount: euros, from_monthly_amount: wholeNumber, from_years: wholeNumber },
        'from_monthly_amount',
        'from_years',
      ),
    },
  },
  'too_little',
);

const problem = {
  description: 'What is out of bounds, with the bounds, or unknown',
  content: {
    'application/problem+json': {
      schema: {
        ...object(
          {
            type: { type: 'string' },
            title: { type: 'string' },
            status: { type: 'integer' },
            detail: { type: 'string' },
            min: { type: 'number' },
            max: { type: 'number' },
            offered: { type: 'array', items: wholeNumber, description: 'Years' },
            faults: {
              type: 'array',
              items: object({ path: { type: 'string' }, code: { type: 'string' } }),
            },
          },
          'detail',
          'min',
          'max',
          'offered',
          'faults',
        ),
      },
    },
  },
};

const inQuery = (name: string, description: string, schema: object) => ({
  name,
  in: 'query',
  required: true,
  description,
  schema,
});

const operation = {
  summary: 'What is offered for an amount or a payment; without the header, the page',
  tags: ['offers'],
  parameters: [
    inQuery('amount', 'Whole euros: to borrow, or to pay a month', wholeNumber),
    inQuery('duration', 'Years', wholeNumber),
    inQuery('mode', 'Whether the amount is borrowed or paid a month', {
      type: 'string',
      enum: ['total', 'monthly'],
    }),
    inQuery('type', 'What secures the loan: a house, a flat, or a promise alone', {
      type: 'string',
      enum: ['house', 'flat', 'light'],
    }),
    {
      name: 'X-Requested-With',
      in: 'header',
      required: true,
      schema: { type: 'string', const: AJAX },
    },
  ],
  responses: {
    200: { description: 'Answer', content: { 'application/json': { schema: answer } } },
    422: problem,
  },
};

/** The configurator's call in the OpenAPI document: at the addresses of its pages, not the API's. */
export function describeOffers(languages: readonly Locale[], publicUrl: string): Paths {
  const paths = languages.map((locale) => CONFIGURATOR_ADDRESSES[locale]);
  return Object.fromEntries(
    paths.map((path) => [path, { servers: [{ url: publicUrl }], get: operation }]),
  );
}
