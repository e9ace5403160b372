import { expect, it } from 'vitest';
import { instant, sitePath } from './shapes.ts';

it.each([
  ['/fr/demande-partagee/#follow.key', true],
  ['/fr/summary-pdf/a/b', true],
  ['//elsewhere.example/', false],
  ['/\\elsewhere.example/', false],
  ['https://elsewhere.example/', false],
  ['', false],
  [7, false],
])('%j is a path of this site: %s', (path, isPath) => {
  expect(sitePath.safeParse(path).success).toBe(isPath);
});

it('sends an instant as ISO 8601, and reads it as a date', () => {
  const date = new Date('2026-11-20T14:00:00.000Z');
  expect(instant.encode(date)).toBe('2026-11-20T14:00:00.000Z');
  expect(instant.decode('2026-11-20T14:00:00.000Z')).toEqual(date);
  expect(instant.safeDecode('yesterday').success).toBe(false);
});
