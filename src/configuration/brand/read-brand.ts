import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Brand } from '#domain/brand/brand.ts';
import { MOTIFS } from '#domain/brand/motif.ts';
import type { Checked } from '../fault.ts';
import { startReading } from '../yaml-reading.ts';
import { readDrawing } from './read-drawing.ts';

export const BRAND_FILE = 'brand/brand.yaml';
const MARK_FILE = 'brand/mark.svg';
const WORDMARK_FILE = 'brand/wordmark.svg';

const file = z.strictObject({ motif: z.enum(MOTIFS) });

/** Reads how the lender looks: its choices, and its drawings. */
export function readBrand(configDir: string): Checked<Brand> {
  const reading = startReading(configDir, BRAND_FILE);
  const choices = reading.value === undefined ? undefined : reading.read(file, reading.value, []);
  const mark = readDrawing(configDir, MARK_FILE);
  const wordmark = existsSync(join(configDir, WORDMARK_FILE))
    ? readDrawing(configDir, WORDMARK_FILE)
    : undefined;
  const faults = [
    ...reading.faults,
    ...(mark.ok ? [] : mark.faults),
    ...(wordmark?.ok === false ? wordmark.faults : []),
  ];
  if (choices === undefined || !mark.ok || faults.length > 0) return { ok: false, faults };
  return {
    ok: true,
    value: { ...choices, mark: mark.value, ...(wordmark?.ok && { wordmark: wordmark.value }) },
  };
}
