import type { Coordinates } from '#domain/places/places.ts';
import { fetchCoordinates } from '../calls/broker-calls.ts';

/** The position of a postcode; false if it does not exist, undefined if the call failed. */
export type LocatePostcode = (zip: string) => Promise<Coordinates | false | undefined>;

/** Calls this address (with `{zip}`) once per postcode; failed calls can be repeated (W-5.13). */
export function postcodePlaces(
  url: string,
  ask: (zip: string, url: string) => ReturnType<LocatePostcode> = (zip) =>
    fetchCoordinates(zip, undefined, url),
): LocatePostcode {
  const asked = new Map<string, ReturnType<LocatePostcode>>();
  return (zip) => {
    const before = asked.get(zip);
    if (before) return before;
    const answer = ask(zip, url).then((place) => {
      if (place === undefined) asked.delete(zip);
      return place;
    });
    asked.set(zip, answer);
    return answer;
  };
}
