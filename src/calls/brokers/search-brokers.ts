import { z } from 'zod';
import type { Call } from '../call.ts';
import { nearestBrokers, place, searchedBy } from './broker.ts';
import { requestedTypes, typedPlace } from './queries.ts';

const text = z.string().describe('The search text');
const candidates = z
  .array(place)
  .readonly()
  .describe('Possible places: let the visitor choose one before searching');

export const searchBrokers = {
  method: 'GET',
  url: '/brokers/search',
  schema: {
    summary: 'Searches brokers near a postcode, place or address in Belgium, as typed',
    tags: ['brokers'],
    querystring: typedPlace.extend({ types: requestedTypes }),
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
          .describe('The place is known to be outside Belgium'),
        z.object({ kind: z.literal('unknownPostcode'), text }),
        z
          .object({ kind: z.literal('tooShort'), text })
          .describe('The text is an incomplete postcode, or has fewer than two letters'),
        z.object({
          kind: z.literal('notFound'),
          text,
          knowsStreets: z.boolean().describe('Whether streets were searched, not only places'),
        }),
      ]),
    },
  },
} as const satisfies Call;
