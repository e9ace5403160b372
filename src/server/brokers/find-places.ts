import { MOST_ASKED, type PlaceAnswer, type SuggestedPlace } from '#domain/brokers/finder.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { measureFrom } from '#domain/places/distance.ts';
import { foldName } from '#domain/places/fold-name.ts';
import type { Places } from '#domain/places/places.ts';
import { indexPlaces, MOST_SUGGESTED } from '#domain/places/suggest-places.ts';
import type { Geocoder } from './geocoder.ts';

export interface FoundPlaces {
  /** The likeliest first, each once. */
  readonly places: readonly SuggestedPlace[];
  /** The one that may be searched without a question; none where a name was corrected or completed. */
  readonly certain: SuggestedPlace | undefined;
  /** What was typed is known to lie outside Belgium. */
  readonly isAbroad: boolean;
  /** A geocoder knows streets: without one, an address is found by its postcode or town. */
  readonly knowsStreets: boolean;
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
    // Asked for Belgium alone, a geocoder answers "Paris" with a street of that name.
    const isAsked =
      geocoder !== undefined && !own.isWhole && !own.isAbroad && /\p{L}{3}/u.test(typed);
    const located = isAsked ? await geocoder.locate(typed, locale) : undefined;
    const inBelgium = (located?.inBelgium ?? []).filter(
      (at) => metresFromLocality(at) <= NEAR_LOCALITY,
    );
    const found = joinPlaces(inBelgium, own.places);
    return {
      places: found,
      certain:
        inBelgium.find(({ label }) => beginsAsTyped(label, typed)) ??
        (own.isExact ? own.places[0] : undefined),
      isAbroad: own.isAbroad || (located?.isAbroad === true && found.length === 0),
      knowsStreets: geocoder !== undefined,
      isPartial: isAsked && located === undefined,
    };
  };
}

/** What is to be done with what was found: search it, or ask. */
export function answerPlace({ certain, isAbroad, places }: FoundPlaces): PlaceAnswer {
  return certain === undefined
    ? { kind: 'question', isAbroad, places: places.slice(0, MOST_ASKED) }
    : { kind: 'place', place: certain };
}

/** "Rue Neuve 12, 1000 Bruxelles" is what "12 rue neuve Bruxelles" asks for; to "Biarritz", "Avenue de Biarritz" is none. */
function beginsAsTyped(label: string, typed: string): boolean {
  const [first = ''] = foldName(label).split(' ');
  return foldName(typed).split(' ').includes(first);
}

/** The first first, each once. */
function joinPlaces(...lists: readonly (readonly SuggestedPlace[])[]): readonly SuggestedPlace[] {
  const byLabel = new Map<string, SuggestedPlace>();
  for (const place of lists.flat()) if (!byLabel.has(place.label)) byLabel.set(place.label, place);
  return [...byLabel.values()].slice(0, MOST_SUGGESTED);
}
