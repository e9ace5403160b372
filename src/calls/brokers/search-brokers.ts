import { z } from 'zod';
import type { Call } from '../call.ts';
import { askedTypes, typedPlace } from './asked.ts';
import { nearestBrokers, place, searchedBy } from './broker.ts';

const text = z.string().describe('What was searched for');
const candidates = z
  .array(place)
  .readonly()
  .describe('Places that may be meant: let the visitor choose one before searching');

export const searchBrokers = {
  method: 'GET',
  url: '/brokers/search',
  schema: {
    summary: 'The brokers around a postcode, a place or an address in Belgium, as it was typed',
    tags: ['brokers'],
    querystring: typedPlace.extend({ types: askedTypes }),
    response: {
      200: z.discriminatedUnion('kind', [
        nearestBrokers.extend({
          kind: z.literal('found'),
          place: place.extend({ by: searchedBy }).describe('The centre of the search'),
          others: z.array(place).readonly().describe('The other places of the name that was typed'),
        }),
        z
          .object({ kind: z.literal('question'), text, candidates })
          .describe('No place has exactly this name'),
        z
          .object({ kind: z.literal('several'), text, candidates })
          .describe('More than one place has this name, and no municipality or several'),
        z
          .object({ kind: z.literal('province'), text, candidates })
          .describe('The name of a province, with towns in it'),
        z
          .object({ kind: z.literal('provinceOrCountry'), text, candidates })
          .describe('The name of a province and of a country, with towns in the province'),
        z
          .object({ kind: z.literal('abroad'), text, candidates })
          .describe('Known to lie outside Belgium'),
        z.object({ kind: z.literal('unknownPostcode'), text }),
        z
          .object({ kind: z.literal('tooShort'), text })
          .describe('An incomplete postcode, or less than two letters'),
        z.object({
          kind: z.literal('notFound'),
          text,
          knowsStreets: z.boolean().describe('Streets were searched, not only places'),
        }),
      ]),
    },
  },
} as const satisfies Call;
