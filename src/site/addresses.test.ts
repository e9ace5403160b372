import { expect, it } from 'vitest';
import { CONTRACT_LOCALES, LOCALES, localesOf } from '#domain/locale/locale.ts';
import { FOLLOW_PATH } from '#journey/shared-application.ts';
import { stepPath } from '#journey/steps.ts';
import { ADDRESSES } from './addresses.ts';

const all = Object.entries(ADDRESSES).flatMap(([key, paths]) =>
  localesOf(paths, LOCALES).map((locale) => ({ key, locale, path: paths[locale] })),
);

it.each(all)('$key in $locale stands under its language: $path', ({ locale, path }) => {
  expect(path).toMatch(new RegExp(`^/${locale}/([a-z-]+/)?$`));
});

it('gives every page an address of its own', () => {
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
});

it.each(CONTRACT_LOCALES)('opens the application at its first step, in %s', (locale) => {
  expect(ADDRESSES.application[locale]).toBe(stepPath('1', locale));
});

it('has the page that the letters lead to', () => {
  expect(ADDRESSES.sharedRequest).toMatchObject(FOLLOW_PATH);
});

it('has the application in its languages alone, and every other page in all', () => {
  const partial = Object.entries(ADDRESSES).filter(
    ([, paths]) => localesOf(paths, LOCALES).length < LOCALES.length,
  );
  expect(partial.map(([key]) => key)).toEqual(['application', 'sharedRequest']);
  expect(localesOf(ADDRESSES.application, LOCALES)).toEqual(['fr', 'nl']);
});
