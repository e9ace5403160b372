import type { Locale } from '#domain/locale/locale.ts';
import { lookUpForm, wordsIn } from './search-words.ts';

/** A piece of a text, and whether it is what was looked for. */
export interface MarkedPiece {
  text: string;
  isHit: boolean;
}

/** How long an excerpt is, in characters, and how much of it stands before the first hit. */
const LENGTH = 180;
const BEFORE = 50;

/** A text in pieces, the words that were looked for by themselves. */
export function markWords(text: string, words: ReadonlySet<string>, locale: Locale): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let end = 0;
  for (const { word, index } of hitsIn(text, words, locale)) {
    if (index > end) pieces.push({ text: text.slice(end, index), isHit: false });
    pieces.push({ text: word, isHit: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isHit: false });
  return pieces;
}

/** The part of a text with its first hit, cut at spaces; its beginning where there is none. */
export function excerptOf(text: string, words: ReadonlySet<string>, locale: Locale): string {
  const line = text.replaceAll('\n', ' ');
  if (line.length <= LENGTH) return line;
  const first = hitsIn(line, words, locale)[0]?.index ?? 0;
  const from = first <= BEFORE ? 0 : line.indexOf(' ', first - BEFORE) + 1;
  const end = from + LENGTH;
  const to = end < line.length ? line.lastIndexOf(' ', end) : line.length;
  const shown = line.slice(from, to);
  return `${from > 0 ? '… ' : ''}${shown}${to < line.length ? ' …' : ''}`;
}

function hitsIn(text: string, words: ReadonlySet<string>, locale: Locale) {
  return wordsIn(text).filter(({ word }) => words.has(lookUpForm(word, locale) ?? ''));
}
