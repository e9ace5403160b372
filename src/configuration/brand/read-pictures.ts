import { readFileSync, statSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import * as z from 'zod';
import type { Drawing } from '#domain/brand/drawing.ts';
import {
  type BrandPicture,
  type BrandPictures,
  PICTURE_PLACES,
  type PicturePlace,
} from '#domain/brand/pictures.ts';
import type { Checked, ConfigurationFault } from '../fault.ts';
import { localized, text } from '../schemas.ts';
import type { YamlReading } from '../yaml-reading.ts';
import { findUnnamed } from './find-unnamed.ts';
import { readDrawing } from './read-drawing.ts';
import { readGroup } from './read-group.ts';

export const PICTURES_FOLDER = 'brand/pictures';

/** In KB (F-11.9). */
const MAX_KILOBYTES = 300;

const schema = z.strictObject({
  file: text.regex(
    /^[A-Za-z0-9][\w-]*\.(?:svg|webp|avif|png|jpe?g)$/,
    `is not the name of a picture in ${PICTURES_FOLDER}: letters, digits and hyphens, and then .svg, .webp, .avif, .png or .jpg`,
  ),
  alt: localized,
});

/** What stands under `pictures`, for a form; it is read place by place. */
export const picturesSchema = z.strictObject(
  Object.fromEntries(PICTURE_PLACES.map((place) => [place, schema.optional()])),
);

/** How the file of each kind of photo begins: its first bytes, and where they stand. */
const BEGINNINGS: Readonly<Record<string, readonly [at: number, bytes: string]>> = {
  '.webp': [8, 'WEBP'],
  '.avif': [4, 'ftypavif'],
  '.png': [0, '\x89PNG'],
  '.jpg': [0, '\xff\xd8\xff'],
  '.jpeg': [0, '\xff\xd8\xff'],
};

/**
 * Reads the lender's own pictures, each by the place where it stands (F-11.7 to F-11.9).
 * @param written what stands under `pictures`; nothing where there are none
 * @returns the faults that have no line in the file; the others go to the reading
 */
export function readPictures(
  reading: YamlReading,
  written: unknown,
  configDir: string,
): Checked<BrandPictures> {
  const before = reading.faults.length;
  const given = readGroup(reading, written ?? {}, ['pictures'], PICTURE_PLACES);
  if (given === undefined) return { ok: false, faults: [] };
  const pictures: Partial<Record<PicturePlace, BrandPicture>> = {};
  const named = new Set<string>();
  const faults: ConfigurationFault[] = [];
  for (const place of PICTURE_PLACES) {
    if (given[place] === undefined) continue;
    const at = ['pictures', place];
    const picture = reading.read(schema, given[place], at);
    if (picture === undefined) continue;
    named.add(picture.file);
    const read = readPicture(reading, [...at, 'file'], configDir, picture.file);
    if (read.ok) pictures[place] = { ...read.value, alt: picture.alt };
    else faults.push(...read.faults);
  }
  // A place that cannot be read may be what names a file.
  if (reading.faults.length === before)
    faults.push(...findUnnamed(configDir, PICTURES_FOLDER, named));
  const isRight = reading.faults.length === before && faults.length === 0;
  return isRight ? { ok: true, value: pictures } : { ok: false, faults };
}

type ReadPicture =
  | { readonly kind: 'drawing'; readonly drawing: Drawing }
  | { readonly kind: 'photo'; readonly path: string };

function readPicture(
  reading: YamlReading,
  at: readonly string[],
  configDir: string,
  file: string,
): Checked<ReadPicture> {
  const path = resolve(configDir, PICTURES_FOLDER, file);
  const refuse = (reason: string): Checked<ReadPicture> => {
    reading.fault(at, `${file} ${reason}`);
    return { ok: false, faults: [] };
  };
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined) return refuse('is not there');
  if (extname(file) === '.svg') {
    const drawing = readDrawing(configDir, join(PICTURES_FOLDER, file));
    return drawing.ok ? { ok: true, value: { kind: 'drawing', drawing: drawing.value } } : drawing;
  }
  if (size > MAX_KILOBYTES * 1024)
    return refuse(`is over ${MAX_KILOBYTES} KB: save it smaller, 1280 pixels wide`);
  const [from, beginning] = BEGINNINGS[extname(file)] ?? [0, ''];
  const bytes = readFileSync(path).toString('latin1', from, from + beginning.length);
  if (bytes !== beginning) return refuse(`is not a picture of the kind ${extname(file)}`);
  return { ok: true, value: { kind: 'photo', path } };
}
