import { join, resolve } from 'node:path';
import type { Font } from 'fontkitten';
import * as z from 'zod';
import type { OwnFace } from '#domain/brand/faces.ts';
import { text } from '../schemas.ts';
import type { YamlReading } from '../yaml-reading.ts';
import { listLetters } from './needed-letters.ts';
import { readFont } from './read-font.ts';
import { measureStandIn } from './stand-in.ts';

export const FACES_FOLDER = 'brand/faces';

/** Between these weights pages set their texts and titles. */
const WEIGHTS = { least: 400, most: 600 };

const fileIn = (endings: string) =>
  text.regex(
    new RegExp(`^[A-Za-z0-9][\\w-]*\\.(?:${endings})$`),
    `is not the name of a file in ${FACES_FOLDER}: letters, digits and hyphens, and then .${endings.replaceAll('|', ' or .')}`,
  );

const pageFile = fileIn('woff2').optional();
const documentFile = fileIn('ttf|otf');

/** What stands under the name of a typeface of the lender's own. */
export const ownFace = z.strictObject({
  style: z.enum(['serif', 'sans-serif']),
  licence: text,
  pages: z
    .strictObject({ variable: pageFile, regular: pageFile, bold: pageFile })
    .refine(
      ({ variable, regular, bold }) =>
        variable === undefined ? regular && bold : !regular && !bold,
      'needs regular and bold, or variable by itself',
    ),
  documents: z.strictObject({ regular: documentFile, bold: documentFile }),
});

export type WrittenFace = z.infer<typeof ownFace>;

/** What the reading of a face needs besides it. */
export interface FaceReading {
  readonly reading: YamlReading;
  readonly configDir: string;
  /** Those that it has to have. */
  readonly letters: readonly string[];
}

export interface ReadFace {
  readonly face: OwnFace;
  /** What its pages' files weigh together, in bytes. */
  readonly size: number;
}

/**
 * Reads the files of a face; what is wrong with them goes to the reading's faults, and the face is undefined where it
 * cannot be described because of them.
 * @param isText whether texts are set in it, or titles alone
 */
export function readOwnFace(
  from: FaceReading,
  family: string,
  written: WrittenFace,
  isText: boolean,
): ReadFace | undefined {
  const at = ['faces', 'own', family];
  const pages = (['variable', 'regular', 'bold'] as const).flatMap((name) => {
    const file = written.pages[name];
    return file === undefined
      ? []
      : [{ name, file, ...openFont(from, [...at, 'pages', name], file) }];
  });
  const open = (name: 'regular' | 'bold') =>
    openFont(from, [...at, 'documents', name], written.documents[name])?.font;
  const [regular, bold] = [open('regular'), open('bold')];
  const faults = from.reading.faults.length;
  checkPages(from.reading, [...at, 'pages'], pages);
  if (!regular || !bold) return undefined;
  checkDocuments(from.reading, [...at, 'documents'], { regular, bold });
  const [first] = pages;
  const isRead = pages.every(({ font }) => font) && from.reading.faults.length === faults;
  if (!first?.font || !isRead) return undefined;

  // Titles are set between the two weights where the face has those.
  const atTitles = first.name === 'variable' ? [regular, bold] : [bold];
  const path = (file: string) => resolve(from.configDir, FACES_FOLDER, file);
  return {
    size: pages.reduce((sum, { size = 0 }) => sum + size, 0),
    face: {
      family,
      style: written.style,
      files: pages.map(({ name, file, font }) => ({
        path: path(file),
        weight: weightOf(name, font),
      })),
      standIn: measureStandIn(first.font, isText ? [regular] : atTitles, written.style),
      documents: {
        family: familyOf(regular),
        regular: path(written.documents.regular),
        bold: path(written.documents.bold),
        lineHeight: (bold.ascent - bold.descent) / bold.unitsPerEm,
      },
    },
  };
}

/** A file of a face; undefined, with its fault, where it is missing or cannot be read. */
function openFont(
  { reading, configDir, letters }: FaceReading,
  at: readonly string[],
  file: string,
): { readonly font: Font; readonly size: number } | undefined {
  const read = readFont(join(configDir, FACES_FOLDER, file));
  if (!read.ok) {
    reading.fault(at, `${file} ${read.reason}`);
    return undefined;
  }
  const missing = letters.filter(
    (letter) => !read.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
  if (missing.length > 0)
    reading.fault(at, `${file} lacks ${listLetters(missing)}, which the pages use`);
  return read;
}

interface PageFile {
  readonly name: 'variable' | 'regular' | 'bold';
  readonly file: string;
  readonly font?: Font;
}

/** Whether the files are variable where they are named so, and reach the weights of the pages. */
function checkPages(reading: YamlReading, at: readonly string[], pages: readonly PageFile[]): void {
  for (const { name, file, font } of pages) {
    const weight = font?.variationAxes.wght;
    const fault = (reason: string) => reading.fault([...at, name], `${file} ${reason}`);
    if (!font) continue;
    if (name !== 'variable' && weight) fault('is a variable font: name it as variable');
    if (name !== 'variable') continue;
    if (!weight) fault('has no weights to vary: name it as regular, and add a bold one');
    else if (weight.min > WEIGHTS.least || weight.max < WEIGHTS.most)
      fault(
        `has the weights ${weight.min} to ${weight.max}: pages use ${WEIGHTS.least} to ${WEIGHTS.most}`,
      );
  }
}

/** Typst reads no variable fonts, and finds a bold file by the name of the regular one. */
function checkDocuments(
  reading: YamlReading,
  at: readonly string[],
  fonts: Readonly<Record<'regular' | 'bold', Font>>,
): void {
  for (const name of ['regular', 'bold'] as const)
    if (Object.keys(fonts[name].variationAxes).length > 0)
      reading.fault([...at, name], 'is a variable font: documents need a file for each weight');
  const [regular, bold] = [familyOf(fonts.regular), familyOf(fonts.bold)];
  if (regular !== bold)
    reading.fault([...at, 'bold'], `is of the family ${bold}, and the regular one of ${regular}`);
}

/** The family's name in a font file, without that of its weight. */
function familyOf(font: Font): string {
  return font.getName('preferredFamily') ?? font.familyName.replace(/ Regular$/, '');
}

/** As CSS writes it. */
function weightOf(name: PageFile['name'], font: Font | undefined): string {
  const wght = font?.variationAxes.wght;
  if (name === 'variable' && wght) return `${wght.min} ${wght.max}`;
  return name === 'bold' ? '700' : '400';
}
