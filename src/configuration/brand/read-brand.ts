import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Brand } from '#domain/brand/brand.ts';
import { MOTIFS } from '#domain/brand/motif.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { Checked } from '../fault.ts';
import { startReading } from '../yaml-reading.ts';
import { findOversize } from './find-oversize.ts';
import { readColours } from './read-colours.ts';
import { readDrawing } from './read-drawing.ts';
import { readFaces } from './read-faces.ts';
import { readGroup } from './read-group.ts';
import { readPictures } from './read-pictures.ts';
import { readShape } from './read-shape.ts';

export const BRAND_FILE = 'brand/brand.yaml';
const MARK_FILE = 'brand/mark.svg';
const WORDMARK_FILE = 'brand/wordmark.svg';

const KEYS = ['motif', 'colours', 'shape', 'faces', 'pictures'] as const;

/**
 * Reads how the lender looks: its choices, typefaces, pictures and drawings.
 * @param languages those of the site, whose letters its typefaces have to have
 */
export function readBrand(
  configDir: string,
  languages: readonly Locale[] = LOCALES,
): Checked<Brand> {
  const reading = startReading(configDir, BRAND_FILE, languages);
  const given =
    reading.value === undefined ? undefined : readGroup(reading, reading.value, [], KEYS);
  const motif = given && reading.read(z.enum(MOTIFS), given.motif, ['motif']);
  const colours = given && readColours(reading, given.colours);
  const shape = given && readShape(reading, given.shape);
  const faces = given && readFaces(reading, given.faces, configDir, languages);
  const pictures = given && readPictures(reading, given.pictures, configDir);
  const mark = readDrawing(configDir, MARK_FILE);
  const wordmark = existsSync(join(configDir, WORDMARK_FILE))
    ? readDrawing(configDir, WORDMARK_FILE)
    : undefined;
  const faults = [
    ...findOversize(configDir, BRAND_FILE),
    ...reading.faults,
    ...(faces?.ok === false ? faces.faults : []),
    ...(pictures?.ok === false ? pictures.faults : []),
    ...(mark.ok ? [] : mark.faults),
    ...(wordmark?.ok === false ? wordmark.faults : []),
  ];
  if (!motif || !colours || !shape || !faces?.ok || !pictures?.ok || !mark.ok || faults.length > 0)
    return { ok: false, faults };
  return {
    ok: true,
    value: {
      motif,
      colours,
      shape,
      faces: faces.value,
      pictures: pictures.value,
      mark: mark.value,
      ...(wordmark?.ok && { wordmark: wordmark.value }),
    },
  };
}
