import { z } from 'zod';
import { ADDRESSES } from '#addresses/pages.ts';
import { findOffers } from '#calls/offers/find-offers.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Paths } from '../../http/api/describe-api.ts';
import { AJAX } from '../../http/route-constraints.ts';

const { summary, tags, querystring, response } = findOffers.schema;

function asJson(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}

const inQuery = Object.entries(querystring.shape).map(([name, schema]) => {
  const { description, ...described } = asJson(schema, 'input');
  return { name, in: 'query', required: true, description, schema: described };
});

const operation = {
  summary,
  tags,
  parameters: [
    ...inQuery,
    {
      name: 'X-Requested-With',
      in: 'header',
      required: true,
      schema: { type: 'string', const: AJAX },
    },
  ],
  responses: {
    200: {
      description: 'The offers',
      content: { 'application/json': { schema: asJson(response[200], 'output') } },
    },
    422: {
      description: response[422].description,
      content: {
        'application/problem+json': {
          schema: asJson(response[422].content['application/problem+json'].schema, 'output'),
        },
      },
    },
  },
};

/** The configurator's call in the OpenAPI document: at the addresses of its pages, not the API's. */
export function describeOffers(languages: readonly Locale[], publicUrl: string): Paths {
  const paths = languages.map((locale) => ADDRESSES.configurator[locale]);
  return Object.fromEntries(
    paths.map((path) => [path, { servers: [{ url: publicUrl }], get: operation }]),
  );
}
