import { expect, it } from 'vitest';
import { ADDRESSES } from '#addresses/pages.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { findMenu } from './menu.ts';

// W-1.5
it.each(LOCALES)('links to every kind of page, in %s', (locale) => {
  const shape = findMenu(locale, (key) => ADDRESSES[key][locale]).map((entry) =>
    'links' in entry ? [entry.id, entry.links.length] : entry.href,
  );
  const pages = [ADDRESSES.brokers[locale], ADDRESSES.contact[locale]];
  expect(shape).toEqual([['loans', 6], ['mortgages', 4], ['advice', 5], ...pages]);
});

it('omits pages that are not built, and groups without a page', () => {
  const built = (key: string) => (key === 'faq' || key === 'contact' ? `/${key}/` : undefined);
  expect(findMenu('fr', built)).toMatchObject([
    { id: 'advice', links: [{ href: '/faq/' }] },
    { href: '/contact/' },
  ]);
});

// W-10.21
it.each<[Locale, string, string, string]>([
  [
    'fr',
    'Un prêt à tempérament. Son',
    'Deux prêts à tempérament, selon',
    'Six prêts à tempérament, ',
  ],
  ['nl', 'Een lening op afbetaling. De', 'Twee leningen op', 'Zes leningen op afbetaling, volgens'],
  [
    'de',
    'Ein Teilzahlungsdarlehen. ',
    'Zwei Teilzahlungsdarlehen, je',
    'Sechs Teilzahlungsdarlehen,',
  ],
  ['en', 'One instalment loan. Its', 'Two instalment loans, by', 'Six instalment loans, by what'],
])('counts the loans that are offered, in %s', (locale, one, two, six) => {
  const loans = [
    'personalLoan',
    'carLoan',
    'mobileHomeLoan',
    'renovationLoan',
    'grouping',
    'coproperty',
  ];
  const leadOf = (count: number) =>
    findMenu(locale, (key) =>
      loans.slice(0, count).includes(key) ? ADDRESSES[key][locale] : undefined,
    ).map((entry) => 'lead' in entry && entry.lead);
  expect(leadOf(1)).toEqual([expect.stringMatching(`^${one}`)]);
  expect(leadOf(2)).toEqual([expect.stringMatching(`^${two}`)]);
  expect(leadOf(6)).toEqual([expect.stringMatching(`^${six}`)]);
});

// W-10.21
it('does not count the simulator as a loan where it stands with the loans', () => {
  const built = ['personalLoan', 'carLoan', 'configurator'];
  const menu = findMenu(
    'en',
    (key) => (built.includes(key) ? ADDRESSES[key].en : undefined),
    (key) => (built.includes(key) ? 'loans' : undefined),
  );
  expect(menu).toMatchObject([
    { id: 'loans', lead: expect.stringMatching(/^Two instalment loans/), links: { length: 3 } },
  ]);
});

// W-1.14, L-4.3
it.each(LOCALES)(
  'heads each group in its language, without a word of ease or speed: %s',
  (locale) => {
    expect(JSON.stringify(findMenu(locale))).not.toMatch(
      /facile|rapide|simple|vite|makkelijk|eenvoudig|snel|vlot/i,
    );
  },
);
