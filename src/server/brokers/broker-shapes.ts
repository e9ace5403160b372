import { z } from 'zod';
import { BROKER_TYPES } from '#domain/brokers/broker.ts';

/* What the calls answer, for the OpenAPI document. */

const place = { lat: z.number(), lng: z.number() };
const type = z.enum(BROKER_TYPES).describe('ch: mortgages, pat: loans');

const broker = z.object({
  ...{ id: z.string(), name: z.string(), type, ...place, address: z.string() },
  phone: z.string().describe('As a link dials it'),
  phoneLabel: z.string(),
  contact: z.string().describe('Whom to ask for; may be empty'),
  contactUrl: z.string().describe('https:, mailto:, a path of this site, or empty'),
  image: z.object({ src: z.string().describe('A path of this site, or empty') }),
  hours: z.array(z.string()).describe('As openingHours of schema.org'),
});

export const brokerShape = broker;

export const foundShape = z.object({
  radius: z.number().describe('Metres that the search grew to'),
  total: z.number().describe('How many lie within'),
  brokers: z.array(broker.extend({ distance: z.number().describe('Metres') })),
});

const bounds = z.object({
  ...{ south: z.number(), west: z.number(), north: z.number(), east: z.number() },
});

export const viewShape = z.object({
  clusters: z.array(z.object({ id: z.number(), count: z.number(), ...place, bounds })),
  brokers: z.array(z.object({ id: z.string(), name: z.string(), type, ...place })),
});

export const suggestedShape = z.array(z.object({ label: z.string(), ...place }));

export const placeAnswerShape = z.union([
  z.object({ kind: z.literal('place'), place: z.object({ label: z.string(), ...place }) }),
  z.object({
    kind: z.literal('question'),
    isAbroad: z.boolean().describe('What was typed is known to lie outside Belgium'),
    places: suggestedShape.describe('What may be meant: ask before searching'),
  }),
]);

export const namedShape = z.array(
  z.object({ name: z.string(), ...place, rank: z.number().describe('1, the largest, to 4') }),
);

export const tilesShape = z.union([
  z.object({
    url: z.string(),
    credit: z.object({ text: z.string(), href: z.string() }),
  }),
  z.literal(false),
]);
