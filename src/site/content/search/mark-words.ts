import { lookUpForm, wordsIn } from './search-words.ts';

/** A piece of a text, and whether it matches the query. */
export interface MarkedPiece {
  text: string;
  isHit: boolean;
}

/** The length of an excerpt in characters, and how much of it precedes the first match. */
const LENGTH = 180;
const BEFORE = 50;

/** The end of a line that is no sentence: of a heading or an item, which must not run into what follows. */
const UNENDED = /[^\s.!?:;…,](?=\n)/g;

/** Splits a text into pieces, matching words apart. */
export function markWords(text: string, words: ReadonlySet<string>): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let end = 0;
  for (const { word, index } of hitsIn(text, words)) {
    if (index > end) pieces.push({ text: text.slice(end, index), isHit: false });
    pieces.push({ text: word, isHit: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isHit: false });
  return pieces;
}

/** The part of a text around its first match, cut at spaces; its beginning without a match. */
export function excerptOf(text: string, words: ReadonlySet<string>): string {
  const line = text.replace(UNENDED, '$& ·').replaceAll('\n', ' ');
  if (line.length <= LENGTH) return line;
  const first = hitsIn(line, words)[0]?.index ?? 0;
  const from = first <= BEFORE ? 0 : line.indexOf(' ', first - BEFORE) + 1;
  const end = from + LENGTH;
  const to = end < line.length ? line.lastIndexOf(' ', end) : line.length;
  // The mark between two lines begins no excerpt.
  const shown = line.slice(from, to).replace(/^· /, '');
  return `${from > 0 ? '… ' : ''}${shown}${to < line.length ? ' …' : ''}`;
}

function hitsIn(text: string, words: ReadonlySet<string>) {
  return wordsIn(text).filter(({ word }) => words.has(lookUpForm(word)));
}
