import { LOCALE_TAGS, type Locale } from '#domain/locale/locale.ts';
import { fill } from '../translation.ts';

/** Under this many metres a distance is said in metres. */
const KILOMETRE = 1_000;
/** Metres are said to the nearest ten: nobody walks as the crow flies. */
const STEP = 10;

/** «à 350 m», «à 1,2 km», «à 14 km»: metres in the words of a language, `metres` and `kilometres`. */
export function sayDistance(
  distance: number,
  words: { readonly metres: string; readonly kilometres: string },
  locale: Locale,
): string {
  const rounded = Math.max(STEP, Math.round(distance / STEP) * STEP);
  if (rounded < KILOMETRE) return fill(words.metres, { count: rounded }).replace(' ', '\u00a0');
  const kilometres = distance / KILOMETRE;
  const digits = kilometres < 9.95 ? 1 : 0;
  const count = kilometres.toLocaleString(LOCALE_TAGS[locale], { maximumFractionDigits: digits });
  return fill(words.kilometres, { count }).replace(' ', '\u00a0');
}
