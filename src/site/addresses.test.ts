import { expect, it } from 'vitest';
import { LOCALES } from '#domain/locale/locale.ts';
import { FOLLOW_PATH } from '#journey/shared-application.ts';
import { stepPath } from '#journey/steps.ts';
import { ADDRESSES } from './addresses.ts';

const all = Object.entries(ADDRESSES).flatMap(([key, paths]) =>
  LOCALES.map((locale) => ({ key, locale, path: paths[locale] })),
);

it.each(all)('$key in $locale stands under its language: $path', ({ locale, path }) => {
  expect(path).toMatch(new RegExp(`^/${locale}/([a-z-]+/)?$`));
});

it('gives every page an address of its own', () => {
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
});

it.each(LOCALES)('opens the application at its first step, in %s', (locale) => {
  expect(ADDRESSES.application[locale]).toBe(stepPath('1', locale));
});

it('has the page that the letters lead to', () => {
  expect(ADDRESSES.sharedRequest).toEqual(FOLLOW_PATH);
});
