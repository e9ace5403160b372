import { z } from 'zod';
import type { SuggestedPlace } from '#domain/brokers/finder.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { MAX_SUGGESTIONS } from '#domain/places/suggest-places.ts';
import { limitResponseSize } from '../../http/limit-response-size.ts';

/** An external service that knows streets. */
export interface Geocoder {
  /** The places for an address; `undefined` if no answer came, which is not a verdict on it. */
  locate(address: string, locale: Locale): Promise<Located | undefined>;
}

export interface Located {
  readonly inBelgium: readonly SuggestedPlace[];
  /** Something was found, but only in other countries. */
  readonly isAbroad: boolean;
}

/** How long it may take to answer, in milliseconds: a visitor is typing. */
const TIMEOUT = 3_000;
const MAX_RESPONSE_BYTES = 128 * 1024; // bytes; eight places take a few thousand
const MAX_LABEL_LENGTH = 120; // characters

const degrees = z.coerce.number();

/** The used part of Nominatim's answer (`jsonv2`). */
const answerSchema = z.array(
  z.object({
    lat: degrees,
    lon: degrees,
    display_name: z.string(),
    address: z
      .object({
        country_code: z.string().optional(),
        house_number: z.string().optional(),
        road: z.string().optional(),
        postcode: z.string().optional(),
        city: z.string().optional(),
        town: z.string().optional(),
        village: z.string().optional(),
        municipality: z.string().optional(),
      })
      .optional(),
  }),
);

type Answered = z.infer<typeof answerSchema>[number];

/**
 * A geocoder with the API of Nominatim's `search`. Only what was typed is sent, in the reader's
 * language; nothing of it is stored or logged.
 */
export function createGeocoder(url: string, timeout = TIMEOUT): Geocoder {
  return {
    locate: async (address, locale) => {
      const search = new URL(url);
      const query = { q: address, 'accept-language': locale, limit: String(MAX_SUGGESTIONS) };
      const form = { countrycodes: 'be', format: 'jsonv2', addressdetails: '1' };
      for (const [name, value] of Object.entries({ ...query, ...form }))
        search.searchParams.set(name, value);
      try {
        const answer = await fetch(search, {
          headers: { accept: 'application/json', 'user-agent': 'Loanfront' },
          redirect: 'error',
          signal: AbortSignal.timeout(timeout),
        });
        if (!answer.ok) return undefined;
        const bounded = await limitResponseSize(answer, MAX_RESPONSE_BYTES);
        const read = answerSchema.safeParse(await bounded.json()).data;
        if (read === undefined) return undefined;
        const inBelgium = read.filter(isBelgian).map(({ lat, lon, ...rest }) => ({
          label: labelOf(rest).slice(0, MAX_LABEL_LENGTH),
          lat,
          lng: lon,
        }));
        return { inBelgium, isAbroad: read.length > 0 && inBelgium.length === 0 };
      } catch {
        return undefined;
      }
    },
  };
}

/** The query is restricted to Belgium; a place without a country is checked against the map later. */
function isBelgian({ address }: Answered): boolean {
  return (address?.country_code ?? 'be').toLowerCase() === 'be';
}

/** "Rue Neuve 12, 1000 Bruxelles", as addresses are written in Belgium; else the geocoder's own label. */
function labelOf({
  display_name,
  address = {},
}: Pick<Answered, 'display_name' | 'address'>): string {
  const { road, house_number, postcode } = address;
  const town = address.city ?? address.town ?? address.village ?? address.municipality;
  if (road === undefined || town === undefined) return display_name;
  const join = (...parts: (string | undefined)[]) =>
    parts.filter((part) => part !== undefined && part !== '').join(' ');
  return `${join(road, house_number)}, ${join(postcode, town)}`;
}
