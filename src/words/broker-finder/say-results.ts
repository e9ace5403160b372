import type { Locale } from '#domain/locale/locale.ts';
import { fill } from '../translation.ts';
import type { BrokerFinderWords } from './broker-finder.ts';

type CardWords = Pick<BrokerFinderWords['card'], 'metres' | 'kilometres'>;
type AroundWords = Pick<BrokerFinderWords['results'], 'around' | 'aroundVowel' | 'aroundYou'>;

const KILOMETRE = 1_000;
/** Below it a tenth of a kilometre tells something; metres are said in tens. */
const NEAR = 10 * KILOMETRE;
const TEN = 10;

/** "450 m", "1,2 km", "14 km": as exact as a line as the crow flies is. */
export function sayDistance(metres: number, words: CardWords, locale: Locale): string {
  const tens = Math.max(TEN, Math.round(metres / TEN) * TEN);
  if (tens < KILOMETRE) return fill(words.metres, { n: tens });
  const decimals = metres < NEAR ? 1 : 0;
  const n = (metres / KILOMETRE).toLocaleString(locale === 'en' ? 'en-GB' : `${locale}-BE`, {
    maximumFractionDigits: decimals,
  });
  return fill(words.kilometres, { n });
}

const VOWEL = /^[aeiouyàâäéèêëîïôöùûü]/i;

/** "autour de 5000 Namur", "autour d’Anvers"; without a place, of where the visitor is. */
export function sayAround(place: string | undefined, words: AroundWords): string {
  if (place === undefined) return words.aroundYou;
  return fill(VOWEL.test(place) ? words.aroundVowel : words.around, { place });
}
