import { z } from 'zod';
import { BROKER_TYPES, type BrokerType } from '#domain/brokers/broker.ts';
import { FINDER } from '#domain/brokers/finder.ts';

/** Degrees with a decimal point, to either side of nought: "50.8504", "-3.2". */
export function degrees(most: number) {
  return z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,15})?$/)
    .transform(Number)
    .refine((number) => Math.abs(number) <= most)
    .describe(`Degrees, -${most} to ${most}`);
}

/** Whole, as far as the map goes. */
export const zoomLevel = z
  .string()
  .regex(/^\d{1,2}$/)
  .transform(Number)
  .refine((zoom) => zoom <= FINDER.zoom.most)
  .describe(`0 to ${FINDER.zoom.most}`);

/** "ch", "pat", "ch,pat"; both where nothing is said. */
export const types = z
  .string()
  .transform((written) => written.split(','))
  .pipe(z.array(z.enum(BROKER_TYPES)))
  .default((): BrokerType[] => [...BROKER_TYPES])
  .describe('ch, pat, or both between commas');

/** A window of the map, in degrees. */
export const window = z
  .object({ south: degrees(90), west: degrees(180), north: degrees(90), east: degrees(180) })
  .refine(({ south, north }) => south <= north, { path: ['north'] })
  .refine(({ west, east }) => west <= east, { path: ['east'] });
