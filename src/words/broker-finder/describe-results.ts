import type { Locale } from '#domain/locale/locale.ts';
import { formatNumber } from '#domain/money/format.ts';
import { fill } from '../translation.ts';
import type { BrokerFinderWords } from './broker-finder.ts';

type CardWords = Pick<BrokerFinderWords['card'], 'metres' | 'kilometres'>;
type CentreWords = Pick<BrokerFinderWords['card'], 'withinKilometre' | 'fromCentre'>;
type AroundWords = Pick<
  BrokerFinderWords['results'],
  'around' | 'aroundVowel' | 'aroundCentre' | 'aroundYou'
>;

const KILOMETRE = 1_000;
/** Below this distance a tenth of a kilometre matters; metres are rounded to tens. */
const NEAR = 10 * KILOMETRE;
const TEN = 10;

/** "450 m", "1,2 km", "14 km": as precise as a distance as the crow flies. */
export function formatDistance(metres: number, words: CardWords, locale: Locale): string {
  const tens = Math.max(TEN, Math.round(metres / TEN) * TEN);
  if (tens < KILOMETRE) return fill(words.metres, { n: tens });
  const kilometres = metres / KILOMETRE;
  const rounded = metres < NEAR ? Math.round(kilometres * TEN) / TEN : Math.round(kilometres);
  const n = formatNumber(rounded, locale);
  return fill(words.kilometres, { n });
}

/** From the middle of a postcode or a town, to the nearest kilometre: "à environ 3 km du centre". */
export function formatFromCentre(metres: number, words: CentreWords): string {
  const n = Math.round(metres / KILOMETRE);
  return metres < KILOMETRE ? words.withinKilometre : fill(words.fromCentre, { n });
}

/** The distance from the place searched: rounded if it is a town's centre, otherwise precise. */
export function formatAway(
  metres: number,
  place: string | undefined,
  words: BrokerFinderWords['card'],
  locale: Locale,
): string {
  if (isTown(place)) return formatFromCentre(metres, words);
  return fill(words.away, { distance: formatDistance(metres, words, locale) });
}

/** Whether the place is a town, as "5000 Namur"; "Rue Neuve 12, 1000 Bruxelles" is an address. */
function isTown(place: string | undefined): place is string {
  return place !== undefined && /^\d{4}(?: |$)/.test(place);
}

const VOWEL = /^[aeiouyàâäéèêëîïôöùûü]/i;

/** "autour du centre de 5000 Namur", "autour de Rue Neuve 12, 1000 Bruxelles"; without a place, around the visitor. */
export function describeArea(place: string | undefined, words: AroundWords): string {
  if (place === undefined) return words.aroundYou;
  if (isTown(place)) return fill(words.aroundCentre, { place });
  return fill(VOWEL.test(place) ? words.aroundVowel : words.around, { place });
}

/** Says that nobody was found, and around which place. */
export function describeNone(
  place: string | undefined,
  words: AroundWords & Pick<BrokerFinderWords['results'], 'emptyTitle'>,
): string {
  return fill(words.emptyTitle, { around: describeArea(place, words) });
}
