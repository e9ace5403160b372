import { describe, expect, it } from 'vitest';
import { CONTRACT_LOCALES, LOCALES, localesOf } from '#domain/locale/locale.ts';
import { stepPath } from '#journey/steps.ts';
import { ADDRESSES, PAGE_KEYS, pageOf } from './pages.ts';

const all = Object.entries(ADDRESSES).flatMap(([key, paths]) =>
  localesOf(paths, LOCALES).map((locale) => ({ key, locale, path: paths[locale] })),
);

// C-6.12
it.each(all)('$key in $locale stands under its language: $path', ({ locale, path }) => {
  expect(path).toMatch(new RegExp(`^/${locale}/([a-z-]+/)?$`));
});

it('gives every page an address of its own', () => {
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
});

it.each(CONTRACT_LOCALES)('opens the application at its first step, in %s', (locale) => {
  expect(ADDRESSES.application[locale]).toBe(stepPath('1', locale));
});

// W-1.1
it('the site has the application in its languages alone, and every other page in all', () => {
  const partial = Object.entries(ADDRESSES).filter(
    ([, paths]) => localesOf(paths, LOCALES).length < LOCALES.length,
  );
  expect(partial.map(([key]) => key)).toEqual(['application', 'sharedRequest']);
  expect(localesOf(ADDRESSES.application, LOCALES)).toEqual(['fr', 'nl']);
});

describe('a page', () => {
  const keysOf = (is: (page: ReturnType<typeof pageOf>) => boolean) =>
    PAGE_KEYS.filter((key) => is(pageOf(key)));

  it('that says nothing by itself is in neither menu nor footer', () => {
    const hidden = keysOf((page) => page.hidden !== undefined && page.menu === undefined);
    expect(hidden).toEqual(['copropertyRequest', 'sharedRequest']);
    for (const key of hidden) expect(pageOf(key).footer, key).toBeUndefined();
  });

  it('about borrowing warns on its card', () => {
    const aboutLoans = keysOf(
      ({ kind, menu }) =>
        kind === 'loan' || kind === 'mortgage' || menu === 'loans' || menu === 'mortgages',
    );
    for (const key of aboutLoans) expect(pageOf(key).warns, key).toBe(true);
    expect(pageOf('application').warns).toBe(true);
    expect(pageOf('home').warns).toBe(true);
  });

  it.each(['terms', 'privacy', 'accessibility'] as const)(
    'of the law is in the footer: %s',
    (key) => {
      expect(pageOf(key)).toMatchObject({ kind: 'text', footer: true });
    },
  );

  // W-1.5
  it('leads a group of the menu at most once', () => {
    const groups = keysOf((page) => page.leadsMenu === true).map((key) => pageOf(key).menu);
    expect(groups).not.toContain(undefined);
    expect(new Set(groups).size).toBe(groups.length);
  });

  it('comes in menu and footer in the order of the table', () => {
    expect(keysOf(({ menu }) => menu === 'loans')).toEqual([
      'personalLoan',
      'carLoan',
      'mobileHomeLoan',
      'renovationLoan',
      'grouping',
      'coproperty',
    ]);
  });
});
