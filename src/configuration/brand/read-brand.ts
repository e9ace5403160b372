import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Brand } from '#domain/brand/brand.ts';
import { MOTIFS } from '#domain/brand/motif.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Checked } from '../fault.ts';
import { startReading } from '../yaml-reading.ts';
import { readDrawing } from './read-drawing.ts';
import { readFaces } from './read-faces.ts';

export const BRAND_FILE = 'brand/brand.yaml';
const MARK_FILE = 'brand/mark.svg';
const WORDMARK_FILE = 'brand/wordmark.svg';

const file = z.strictObject({ motif: z.enum(MOTIFS), faces: z.unknown() });

/**
 * Reads how the lender looks: its choices, its typefaces and its drawings.
 * @param languages those of the site, whose letters its typefaces have to have
 */
export function readBrand(configDir: string, languages: readonly Locale[]): Checked<Brand> {
  const reading = startReading(configDir, BRAND_FILE, languages);
  const choices = reading.value === undefined ? undefined : reading.read(file, reading.value, []);
  const written = z.looseObject({}).safeParse(reading.value).data;
  const faces = written && readFaces(reading, written.faces, configDir, languages);
  const mark = readDrawing(configDir, MARK_FILE);
  const wordmark = existsSync(join(configDir, WORDMARK_FILE))
    ? readDrawing(configDir, WORDMARK_FILE)
    : undefined;
  const faults = [
    ...reading.faults,
    ...(faces?.ok === false ? faces.faults : []),
    ...(mark.ok ? [] : mark.faults),
    ...(wordmark?.ok === false ? wordmark.faults : []),
  ];
  if (!choices || !faces?.ok || !mark.ok || faults.length > 0) return { ok: false, faults };
  return {
    ok: true,
    value: {
      motif: choices.motif,
      faces: faces.value,
      mark: mark.value,
      ...(wordmark?.ok && { wordmark: wordmark.value }),
    },
  };
}
