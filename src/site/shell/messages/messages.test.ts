import { expect, it } from 'vitest';
import { isRunning, todayAtLender } from './is-running.ts';
import { hasLineOn, isShownOn } from './shown-on.ts';

const RUN = { from: '2026-12-10', until: '2027-01-05' };

it.each([
  ['2026-12-09', false],
  ['2026-12-10', true],
  ['2026-12-31', true],
  ['2027-01-05', true],
  ['2027-01-06', false],
])('isRunning on %s: %s', (today, runs) => {
  expect(isRunning(RUN, today)).toBe(runs);
});

it('takes the date in the lender’s time zone', () => {
  expect(todayAtLender(new Date('2026-12-09T22:59:00Z'))).toBe('2026-12-09');
  expect(todayAtLender(new Date('2026-12-09T23:00:00Z'))).toBe('2026-12-10');
});

it.each([
  [['faq'], '/fr/faq/', true],
  [['home', 'faq'], '/fr/contact/', false],
  [undefined, '/fr/actualites/un-article/', true],
  [['news'], '/fr/actualites/un-article/', false],
] as const)('isShownOn: %j on %s is %s', (pages, path, shown) => {
  expect(isShownOn({ pages }, path, 'fr')).toBe(shown);
});

// W-8.10
it.each([
  ['/fr/pret-renovation/', true],
  ['/fr/faq/', false],
])('a campaign is a line in %s: %s, and then does not appear over it', (path, isLine) => {
  const campaign = { line: ['renovationLoan'] } as const;
  expect(hasLineOn(campaign, path, 'fr')).toBe(isLine);
  expect(isShownOn(campaign, path, 'fr')).toBe(!isLine);
});
