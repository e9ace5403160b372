import type { Locale } from '#domain/locale/locale.ts';
import { fill } from '../translation.ts';
import type { BrokerFinderWords } from './broker-finder.ts';

type CardWords = Pick<BrokerFinderWords['card'], 'metres' | 'kilometres'>;
type CentreWords = Pick<BrokerFinderWords['card'], 'withinKilometre' | 'fromCentre'>;
type AroundWords = Pick<
  BrokerFinderWords['results'],
  'around' | 'aroundVowel' | 'aroundCentre' | 'aroundYou'
>;

const KILOMETRE = 1_000;
/** Below it a tenth of a kilometre tells something; metres are said in tens. */
const NEAR = 10 * KILOMETRE;
const TEN = 10;

/** "450 m", "1,2 km", "14 km": as exact as a line as the crow flies is. */
export function formatDistance(metres: number, words: CardWords, locale: Locale): string {
  const tens = Math.max(TEN, Math.round(metres / TEN) * TEN);
  if (tens < KILOMETRE) return fill(words.metres, { n: tens });
  const decimals = metres < NEAR ? 1 : 0;
  const n = (metres / KILOMETRE).toLocaleString(locale === 'en' ? 'en-GB' : `${locale}-BE`, {
    maximumFractionDigits: decimals,
  });
  return fill(words.kilometres, { n });
}

/** From the middle of a postcode or a town, no nearer than a kilometre: "à environ 3 km du centre". */
export function formatFromCentre(metres: number, words: CentreWords): string {
  const n = Math.round(metres / KILOMETRE);
  return metres < KILOMETRE ? words.withinKilometre : fill(words.fromCentre, { n });
}

/** How far from what was searched: from a town as roughly as its middle says it, else as exactly as the line. */
export function formatAway(
  metres: number,
  place: string | undefined,
  words: BrokerFinderWords['card'],
  locale: Locale,
): string {
  if (isTown(place)) return formatFromCentre(metres, words);
  return fill(words.away, { distance: formatDistance(metres, words, locale) });
}

/** "5000 Namur", of which the middle is searched; "Rue Neuve 12, 1000 Bruxelles" is a place by itself. */
function isTown(place: string | undefined): place is string {
  return place !== undefined && /^\d{4}(?: |$)/.test(place);
}

const VOWEL = /^[aeiouyàâäéèêëîïôöùûü]/i;

/** "autour du centre de 5000 Namur", "autour de Rue Neuve 12, 1000 Bruxelles"; without a place, of where the visitor is. */
export function describeArea(place: string | undefined, words: AroundWords): string {
  if (place === undefined) return words.aroundYou;
  if (isTown(place)) return fill(words.aroundCentre, { place });
  return fill(VOWEL.test(place) ? words.aroundVowel : words.around, { place });
}

/** That nobody was found, and around what. */
export function describeNone(
  place: string | undefined,
  words: AroundWords & Pick<BrokerFinderWords['results'], 'emptyTitle'>,
): string {
  return fill(words.emptyTitle, { around: describeArea(place, words) });
}
