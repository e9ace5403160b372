import { expect, it } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import { formatSince } from './format-since.ts';

it.each<[string, Locale, string]>([
  ['2026-11-20', 'fr', '20 novembre 2026'],
  ['2026-12-01', 'fr', '1er décembre 2026'],
  ['2026-11-20', 'nl', '20 november 2026'],
])('%s in %s', (day, locale, written) => {
  expect(formatSince(day, locale)).toBe(written);
});
