import type { SuggestedPlace } from '#domain/brokers/finder.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { measureFrom } from '#domain/places/distance.ts';
import { foldName } from '#domain/places/fold-name.ts';
import type { Places } from '#domain/places/places.ts';
import type { NamedProvince } from '#domain/places/provinces.ts';
import { indexPlaces, MAX_SUGGESTIONS } from '#domain/places/suggest-places.ts';
import type { Geocoder } from './geocoder.ts';

export interface FoundPlaces {
  /** The most probable first, without duplicates. */
  readonly places: readonly SuggestedPlace[];
  /** A place to search without asking; absent if a name was corrected or completed. */
  readonly certain: SuggestedPlace | undefined;
  /** The other places of exactly the name that was typed; if no place is certain, all of them. */
  readonly sameName: readonly SuggestedPlace[];
  /** What was typed names a province; the places are towns in it. */
  readonly province: NamedProvince | undefined;
  /** What was typed is known to lie outside Belgium. */
  readonly isAbroad: boolean;
  /** A geocoder knows streets: without a geocoder, an address is found by its postcode or town. */
  readonly knowsStreets: boolean;
  /** The geocoder did not answer, but may answer the next time. */
  readonly isPartial: boolean;
}

/** Finds places by what was typed, in the reader's language. */
export type FindPlaces = (typed: string, locale: Locale) => Promise<FoundPlaces>;

/** The distance from the nearest locality that still counts as Belgium, in metres. */
const NEAR_LOCALITY = 8_000;

/** Searches our own data; a geocoder, if there is one, is called for what is not itself a place. */
export function createFindPlaces(places: Places, geocoder: Geocoder | undefined): FindPlaces {
  const index = indexPlaces(places);
  const metresFromLocality = measureFrom(places.localities);
  return async (typed, locale) => {
    const own = index.suggest(typed, locale);
    // Restricted to Belgium, a geocoder answers "Paris" with a street of that name.
    const isAsked =
      geocoder !== undefined && !own.isWhole && !own.isAbroad && /\p{L}{3}/u.test(typed);
    const located = isAsked ? await geocoder.locate(typed, locale) : undefined;
    const inBelgium = (located?.inBelgium ?? []).filter(
      (at) => metresFromLocality(at) <= NEAR_LOCALITY,
    );
    const street = inBelgium.find(({ label }) => beginsAsTyped(label, typed));
    const places = joinPlaces(inBelgium, own.places);
    return {
      places,
      certain: street ?? (own.isExact ? own.places[0] : undefined),
      sameName: street ? [] : own.sameName,
      province: own.province,
      isAbroad: own.isAbroad || (located?.isAbroad === true && places.length === 0),
      knowsStreets: geocoder !== undefined,
      isPartial: isAsked && located === undefined,
    };
  };
}

/** Whether a label fits: "Rue Neuve 12, 1000 Bruxelles" for "12 rue neuve Bruxelles", but not "Avenue de Biarritz" for "Biarritz". */
function beginsAsTyped(label: string, typed: string): boolean {
  const [first = ''] = foldName(label).split(' ');
  return foldName(typed).split(' ').includes(first);
}

/** Joins lists in order, without duplicates. */
function joinPlaces(...lists: readonly (readonly SuggestedPlace[])[]): readonly SuggestedPlace[] {
  const byLabel = new Map<string, SuggestedPlace>();
  for (const place of lists.flat()) if (!byLabel.has(place.label)) byLabel.set(place.label, place);
  return [...byLabel.values()].slice(0, MAX_SUGGESTIONS);
}
