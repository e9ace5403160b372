import * as z from 'zod';
import { type Face, type Faces, SHIPPED_FACES, SYSTEM_FACE } from '#domain/brand/faces.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Checked } from '../fault.ts';
import { nearestName } from '../nearest-name.ts';
import { text } from '../schemas.ts';
import type { YamlReading } from '../yaml-reading.ts';
import { findUnnamed } from './find-unnamed.ts';
import { neededLetters } from './needed-letters.ts';
import { FACES_FOLDER, ownFace, type ReadFace, readOwnFace } from './read-own-face.ts';

/** What a visitor loads for both faces together, in KB (F-11.5). */
const MAX_KILOBYTES = 150;

/** A CSS name that needs no escape. */
const FAMILY = /^[\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+)*$/u;

/** The names that need no description. */
const KNOWN = [...SHIPPED_FACES, SYSTEM_FACE] as const;

export const facesSchema = z.strictObject({
  title: text,
  text,
  own: z.record(z.string(), ownFace).default({}),
});

type Choice = z.infer<typeof facesSchema>;

type OwnFaces = ReadonlyMap<string, ReadFace | undefined>;

/**
 * Reads which typefaces the lender chose, and checks its own: their files, letters and weight (F-11.1 to F-11.5).
 * @param written what stands under `faces`
 * @param languages those of the site, whose letters a face has to have
 * @returns the faults that have no line in the file; the others go to the reading
 */
export function readFaces(
  reading: YamlReading,
  written: unknown,
  configDir: string,
  languages: readonly Locale[],
): Checked<Faces> {
  const before = reading.faults.length;
  const choice = reading.read(facesSchema, written, ['faces']);
  if (choice === undefined) return { ok: false, faults: [] };
  const from = { reading, configDir, letters: neededLetters(languages) };
  const own: OwnFaces = new Map(
    Object.entries(choice.own).map(([family, face]) => {
      checkName(reading, family, choice);
      return [family, readOwnFace(from, family, face, choice.text === family)];
    }),
  );
  const faces = {
    title: findFace(reading, 'title', choice, own),
    text: findFace(reading, 'text', choice, own),
  };
  checkWeight(reading, own);
  const unnamed = findUnnamed(configDir, FACES_FOLDER, namedFiles(choice));
  const isRight = reading.faults.length === before && unnamed.length === 0;
  if (!isRight || !faces.title || !faces.text) return { ok: false, faults: unnamed };
  return { ok: true, value: { title: faces.title, text: faces.text } };
}

function checkName(reading: YamlReading, family: string, { title, text }: Choice): void {
  const at = ['faces', 'own', family];
  if (KNOWN.some((name) => name === family))
    reading.fault(at, 'is the name of a typeface of the program: take another');
  else if (!FAMILY.test(family))
    reading.fault(at, 'is not a name of letters, digits, spaces and hyphens');
  if (title !== family && text !== family)
    reading.fault(at, 'is used neither as title nor as text: use it, or delete it');
}

/** The face that titles or texts are set in; undefined where there is none, or where its files are at fault. */
function findFace(
  reading: YamlReading,
  use: 'title' | 'text',
  choice: Choice,
  own: OwnFaces,
): Face | undefined {
  const name = choice[use];
  if (own.has(name)) return own.get(name)?.face;
  const known = KNOWN.find((face) => face === name);
  if (known !== undefined) return known;
  const names = [...KNOWN, ...own.keys()];
  const nearest = nearestName(name, names);
  const advice = nearest === undefined ? `write one of ${names.join(', ')}` : `write ${nearest}`;
  reading.fault(['faces', use], `names no typeface: ${advice}, or describe ${name} under own`);
  return undefined;
}

function checkWeight(reading: YamlReading, own: OwnFaces): void {
  const size = [...own.values()].reduce((sum, read) => sum + (read?.size ?? 0), 0);
  if (size > MAX_KILOBYTES * 1024)
    reading.fault(
      ['faces', 'own'],
      `the files of pages weigh ${Math.ceil(size / 1024)} KB together, and may weigh ${MAX_KILOBYTES} KB: leave out letters, or use one face for both`,
    );
}

function namedFiles({ own }: Choice): ReadonlySet<string | undefined> {
  return new Set(
    Object.values(own).flatMap(({ pages, documents }) => [
      ...Object.values(pages),
      ...Object.values(documents),
    ]),
  );
}
