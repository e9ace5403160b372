import type { SuggestedPlace } from '#domain/brokers/finder.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { measureFrom } from '#domain/places/distance.ts';
import type { Places } from '#domain/places/places.ts';
import { indexPlaces, MOST_SUGGESTED } from '#domain/places/suggest-places.ts';
import type { Geocoder } from './geocoder.ts';

export interface FoundPlaces {
  /** The likeliest first, each once. */
  readonly places: readonly SuggestedPlace[];
  /** The geocoder could not be asked: it may answer the next time. */
  readonly isPartial: boolean;
}

/** Finds what was typed, in a reader's language. */
export type FindPlaces = (typed: string, locale: Locale) => Promise<FoundPlaces>;

/** Metres from the nearest locality that are still in Belgium. */
const NEAR_LOCALITY = 8_000;

/** By our own data; a geocoder, where there is one, is asked for what is not a place by itself. */
export function createFindPlaces(places: Places, geocoder: Geocoder | undefined): FindPlaces {
  const index = indexPlaces(places.localities);
  const metresFromLocality = measureFrom(places.localities);
  return async (typed, locale) => {
    const own = index.suggest(typed, locale);
    const isAsked = geocoder !== undefined && !own.isWhole && /\p{L}{3}/u.test(typed);
    const located = isAsked ? await geocoder.locate(typed, locale) : [];
    const inBelgium = (located ?? []).filter((at) => metresFromLocality(at) <= NEAR_LOCALITY);
    return { places: joinPlaces(inBelgium, own.places), isPartial: located === undefined };
  };
}

/** The first first, each once. */
function joinPlaces(...lists: readonly (readonly SuggestedPlace[])[]): readonly SuggestedPlace[] {
  const byLabel = new Map<string, SuggestedPlace>();
  for (const place of lists.flat()) if (!byLabel.has(place.label)) byLabel.set(place.label, place);
  return [...byLabel.values()].slice(0, MOST_SUGGESTED);
}
