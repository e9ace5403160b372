import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { create, type Font } from 'fontkitten';

/** In KB: what a file may weigh that every visitor loads, and what one that only the server and the build read (F-11.5). */
const MAX_KILOBYTES = { WOFF2: 60, TTF: 1_000 };

const NAMES = { WOFF2: 'a WOFF2 file', TTF: 'a TrueType or OpenType file' };

/** A font that was read, or why it was not. */
export type ReadFont =
  | { readonly ok: true; readonly font: Font; readonly size: number }
  | { readonly ok: false; readonly reason: string };

/** Reads a font file; one with another format than its name has, or that is too large, is refused. */
export function readFont(path: string): ReadFont {
  const format = extname(path) === '.woff2' ? 'WOFF2' : 'TTF';
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined) return { ok: false, reason: 'is not there' };
  if (size > MAX_KILOBYTES[format] * 1024)
    return { ok: false, reason: `is over ${MAX_KILOBYTES[format]} KB: leave out letters` };
  const font = parseFont(path);
  if (font?.type !== format) return { ok: false, reason: `is not ${NAMES[format]}` };
  return { ok: true, font, size };
}

/** The font, with every part of it that is used here read once; undefined where that fails. */
function parseFont(path: string): Font | undefined {
  try {
    const font = create(readFileSync(path));
    if (font.isCollection) return undefined;
    const measures = [font.unitsPerEm, font.ascent, font.descent, advanceOf(font, 'a')];
    const isRead = measures.every(Number.isFinite) && font.variationAxes && font.familyName !== '';
    return isRead ? font : undefined;
  } catch {
    return undefined;
  }
}

/** How far a letter moves on to the next, in units of the font. */
export function advanceOf(font: Font, letter: string): number {
  return font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth;
}
