import { z } from 'zod';
import { BROKER_TYPES, type BrokerType } from '#domain/brokers/broker.ts';
import { FINDER } from '#domain/brokers/finder.ts';
import { MAX_TYPED_LENGTH } from '#domain/brokers/search-query.ts';
import { LOCALES } from '#domain/locale/locale.ts';

/** Degrees with a decimal point, positive or negative: "50.8504", "-3.2". */
export function writtenDegrees(most: number) {
  return z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,15})?$/)
    .transform(Number)
    .refine((number) => Math.abs(number) <= most)
    .describe(`Degrees, -${most} to ${most}`);
}

/** "ch", "pat", "ch,pat"; both by default. */
export const requestedTypes = z
  .string()
  .transform((written) => written.split(','))
  .pipe(z.array(z.enum(BROKER_TYPES)))
  .default((): BrokerType[] => [...BROKER_TYPES])
  .describe('ch, pat, or both separated by a comma');

/** A window of the map, in degrees, and its zoom: an integer up to the map's maximum. */
export const mapWindow = z
  .object({
    south: writtenDegrees(90),
    west: writtenDegrees(180),
    north: writtenDegrees(90),
    east: writtenDegrees(180),
    zoom: z
      .string()
      .regex(/^\d{1,2}$/)
      .transform(Number)
      .refine((zoom) => zoom <= FINDER.zoom.most)
      .describe(`0 to ${FINDER.zoom.most}`),
  })
  .refine(({ south, north }) => south <= north, { path: ['north'] })
  .refine(({ west, east }) => west <= east, { path: ['east'] });

/** What a visitor typed for a place, and the language of the page. */
export const typedPlace = z.object({
  q: z.string().max(MAX_TYPED_LENGTH),
  lang: z.enum(LOCALES),
});
