import * as z from 'zod';
import type { Brand } from '#domain/brand/brand.ts';
import { MOTIFS } from '#domain/brand/motif.ts';
import type { Checked } from '../fault.ts';
import { startReading } from '../yaml-reading.ts';

export const BRAND_FILE = 'brand/brand.yaml';

const file = z.strictObject({ motif: z.enum(MOTIFS) });

/** Reads how the lender looks. */
export function readBrand(configDir: string): Checked<Brand> {
  const reading = startReading(configDir, BRAND_FILE);
  const brand = reading.value === undefined ? undefined : reading.read(file, reading.value, []);
  if (brand === undefined || reading.faults.length > 0)
    return { ok: false, faults: reading.faults };
  return { ok: true, value: brand };
}
