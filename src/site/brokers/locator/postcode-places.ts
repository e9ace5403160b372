import type { Coordinates } from '#domain/places/places.ts';
import { askCoordinates } from '../calls/broker-calls.ts';

/** Where a postcode is; false where there is no such code, undefined where the call failed. */
export type AskPostcode = (zip: string) => Promise<Coordinates | false | undefined>;

/** Asks at this address (`{zip}` in it), each code once: what failed may be asked again (spec 1 §7). */
export function postcodePlaces(
  url: string,
  ask: (zip: string, url: string) => ReturnType<AskPostcode> = (zip) =>
    askCoordinates(zip, undefined, url),
): AskPostcode {
  const asked = new Map<string, ReturnType<AskPostcode>>();
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
