import { z } from 'zod';
import { BROKER_ID } from '#domain/brokers/broker.ts';
import { MAX_VISIT_VALUE_LENGTH } from '#journey/visit.ts';

/* What the schemas of several messages have in common. */

export const instant = z.iso.datetime().describe('An instant, ISO 8601, in UTC');
export const euros = z.number().min(0).describe('Euros');

export const optional = (fields: Iterable<readonly [string, z.ZodType]>) =>
  Object.fromEntries([...fields].map(([name, schema]) => [name, schema.optional()]));

const text = z.string().max(MAX_VISIT_VALUE_LENGTH);
export const visitSchema = (names: readonly string[]) =>
  z
    .strictObject(optional(names.map((name) => [name, text] as const)))
    .describe('The device, and with consent where the visitor came from');

/** The broker whom the visitor chose on the site, or whose link they followed. */
export const brokerSchema = {
  'broker-id': z
    .string()
    .regex(BROKER_ID)
    .optional()
    .describe('The broker chosen on the site, or from whose site the visitor came'),
  'broker-name': z
    .string()
    .optional()
    .describe('Their name, if brokers.csv contains the id when the message is sent'),
};
