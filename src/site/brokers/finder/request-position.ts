import { isInBelgium } from '#domain/brokers/in-belgium.ts';
import type { Coordinates } from '#domain/places/places.ts';
import type { PositionFault } from './finder-state.ts';

export type Position =
  | { readonly ok: true; readonly at: Coordinates }
  | { readonly ok: false; readonly why: PositionFault };

/** The time limit for the browser, and the maximum age of a position, in milliseconds. */
const TIMEOUT = 12_000;
const MAXIMUM_AGE = 5 * 60_000;

/** Decimals of the degrees that are sent: about a hundred metres. */
const DECIMALS = 3;

/** Codes of GeolocationPositionError. */
const FAULTS: Readonly<Record<number, PositionFault>> = {
  1: 'refused',
  2: 'unavailable',
  3: 'late',
};

const round = (degrees: number) => Number(degrees.toFixed(DECIMALS));

/** Asks the browser for the visitor's position; the browser asks for permission. Never rejects. */
export function requestPosition(): Promise<Position> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ ok: false, why: 'unavailable' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const at = { lat: round(coords.latitude), lng: round(coords.longitude) };
        resolve(isInBelgium(at) ? { ok: true, at } : { ok: false, why: 'outside' });
      },
      ({ code }) => resolve({ ok: false, why: FAULTS[code] ?? 'unavailable' }),
      { timeout: TIMEOUT, maximumAge: MAXIMUM_AGE },
    );
  });
}
