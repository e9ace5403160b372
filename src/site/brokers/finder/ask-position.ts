import { isInBelgium } from '#domain/brokers/in-belgium.ts';
import type { Coordinates } from '#domain/places/places.ts';
import type { PositionFault } from './finder-state.ts';

export type Position =
  | { readonly ok: true; readonly at: Coordinates }
  | { readonly ok: false; readonly why: PositionFault };

/** How long a browser may look, and how old a position may be, in milliseconds. */
const WAITS = 12_000;
const MAY_BE_OLD = 5 * 60_000;

/** Decimals of a degree that are sent: a hundred metres. */
const DECIMALS = 3;

/** As the browser numbers them: GeolocationPositionError. */
const WHY: Readonly<Record<number, PositionFault>> = { 1: 'refused', 2: 'unavailable', 3: 'late' };

const round = (degrees: number) => Number(degrees.toFixed(DECIMALS));

/** Asks the browser where the visitor is, who then is asked by it. Never rejects. */
export function askPosition(): Promise<Position> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ ok: false, why: 'unavailable' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const at = { lat: round(coords.latitude), lng: round(coords.longitude) };
        resolve(isInBelgium(at) ? { ok: true, at } : { ok: false, why: 'outside' });
      },
      ({ code }) => resolve({ ok: false, why: WHY[code] ?? 'unavailable' }),
      { timeout: WAITS, maximumAge: MAY_BE_OLD },
    );
  });
}
