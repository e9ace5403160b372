import { expect, it, vi } from 'vitest';
import type { Coordinates } from '#domain/places/places.ts';
import { postcodePlaces } from './postcode-places.ts';

const NAMUR: Coordinates = { lat: 50.46, lng: 4.86 };

// W-5.13
it('asks each postcode once, and retries after a failure', async () => {
  const call = vi
    .fn<(zip: string, url: string) => Promise<Coordinates | false | undefined>>()
    .mockResolvedValueOnce(undefined)
    .mockResolvedValueOnce(NAMUR)
    .mockResolvedValueOnce(false);
  const places = postcodePlaces('/where/{zip}', call);
  expect(await places('5000')).toBeUndefined();
  expect(await Promise.all([places('5000'), places('5000')])).toEqual([NAMUR, NAMUR]);
  expect(await places('1999')).toBe(false);
  expect(await places('1999')).toBe(false);
  expect(call.mock.calls).toEqual([
    ['5000', '/where/{zip}'],
    ['5000', '/where/{zip}'],
    ['1999', '/where/{zip}'],
  ]);
});
