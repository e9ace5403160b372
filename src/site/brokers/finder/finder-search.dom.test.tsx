import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ADDRESSES } from '#addresses/pages.ts';
import { BROKER_TYPES } from '#domain/brokers/broker.ts';
import { FINDER } from '#domain/brokers/finder.ts';
import { findNearest } from '#domain/brokers/nearest-brokers.ts';
import { foundOffices } from '#domain/brokers/office-results.ts';
import { CALLS } from '#tests/dom/brokers-server.ts';
import { closeFinder, FinderPage, openFinderAt } from '#tests/dom/finder-page.tsx';
import { fluvia } from '#tests/examples/fluvia.ts';
import { BROKER_FINDER_WORDS } from '#words/broker-finder/broker-finder.ts';
import { fill } from '#words/translation.ts';

const words = BROKER_FINDER_WORDS.fr;

/** The offices around the middle of a postcode, nearest first. */
function officesAround(zip: string) {
  const at = fluvia.places.coordinatesOf(zip);
  if (!at) throw new Error(`There is no postcode ${zip}`);
  return foundOffices(findNearest(fluvia.brokers, at, BROKER_TYPES, 'zip'));
}

afterEach(closeFinder);

describe('before a search', () => {
  it('asks where, and shows no broker', async () => {
    const page = new FinderPage();
    expect(page.title).toBe(words.results.before);
    expect(page.cards).toEqual([]);
    expect(page.field.value).toBe('');
    expect(page.server.calls).toEqual([]);
    await page.isAccessible();
  });

  it.each([
    // W-5.27
    [false, words.field.label, words.field.hint],
    [true, words.field.labelWithStreets, words.field.hintWithStreets],
  ])('says what can be typed; knows streets: %s', (knowsStreets, label, hint) => {
    const { field } = new FinderPage({ knowsStreets });
    expect(document.querySelector(`label[for="${field.id}"]`)?.textContent).toContain(label);
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([hint]);
  });
});

describe('a search', () => {
  it('for a postcode lists the nearest offices, says how many, and how far around', async () => {
    const { offices, total } = officesAround('1000');
    const page = new FinderPage();
    page.search('1000');
    await page.hasTitle('autour du centre de 1000 Bruxelles');
    expect(page.title).toMatch(new RegExp(`^${total} courtiers dans un rayon de`));
    expect(page.listed).toEqual(offices.slice(0, FINDER.cards).map(([{ id }]) => id));
    expect(page.status).toContain('autour du centre de 1000 Bruxelles');
    expect(page.address).toBe(`${ADDRESSES.brokers.fr}?zip=1000`);
    expect(page.server.asked(CALLS.search)).toEqual([{ q: '1000', lang: 'fr', types: 'ch,pat' }]);
    await page.isAccessible();
  });

  it('for a town searches around it, without a second broker for company', async () => {
    const page = new FinderPage();
    page.search('Namur');
    await page.hasTitle('autour du centre de 5000 Namur');
    expect(page.server.asked(CALLS.search)).toMatchObject([{ q: 'Namur', lang: 'fr' }]);
    expect(page.server.made(CALLS.nearest)).toEqual([]);
  });

  it('for an address uses its postcode where no streets are known', async () => {
    const page = new FinderPage();
    page.search('Rue Neuve 12, 1000 Bruxelles');
    await page.hasTitle('1000 Bruxelles');
    expect(page.address).toBe(`${ADDRESSES.brokers.fr}?zip=Rue+Neuve+12%2C+1000+Bruxelles`);
  });

  it('names places in the language of the page', async () => {
    const page = new FinderPage({ locale: 'nl' });
    page.search('4000');
    await page.hasTitle('4000 Luik');
    expect(page.address).toBe(`${ADDRESSES.brokers.nl}?zip=4000`);
    await page.isAccessible();
  });
});

describe('what cannot be searched', () => {
  // W-5.2
  it.each(['', ' '])('nothing is said to be what is missing: "%s"', async (typed) => {
    const page = await openFinderAt('?zip=5000', '5000 Namur');
    page.search(typed);
    expect(page.fieldError).toBe(words.faults.tooShort);
    expect(page.cards).toEqual([]);
    page.type('5');
    expect(page.fieldError).toBeUndefined();
    await page.isAccessible();
  });

  it('a postcode in the making keeps what was found', async () => {
    const page = await openFinderAt('?zip=5000', '5000 Namur');
    page.search('500');
    expect(page.fieldError).toBe(words.faults.tooShort);
    expect(page.status).toBe(words.faults.tooShort);
    expect(page.title).toContain('5000 Namur');
    expect(page.address).toBe(`${ADDRESSES.brokers.fr}?zip=5000`);
    page.type('5004');
    expect(page.fieldError).toBeUndefined();
  });

  it.each([
    ['fr', 'Le code postal 9999 n’existe pas en Belgique'],
    ['nl', 'De postcode 9999 bestaat niet in België'],
  ] as const)(
    'a postcode that does not exist is an error of the field, in %s',
    async (locale, expected) => {
      const page = await openFinderAt('?zip=5000', '5000', { locale });
      page.search('9999');
      await waitFor(() => expect(page.fieldError).toContain(expected));
      expect(page.status).toContain(expected);
      expect(page.field.getAttribute('aria-invalid')).toBe('true');
      expect(page.field.getAttribute('aria-describedby')).toMatch(/zip-error/);
      expect(page.cards).toEqual([]);
      await page.isAccessible();
    },
  );

  it('five digits are no postcode', async () => {
    const page = new FinderPage({ query: '?zip=50001' });
    await waitFor(() => expect(page.fieldError).toContain('50001'));
    expect(page.cards).toEqual([]);
  });

  it.each([
    [false, words.faults.notFound],
    [true, words.faults.notFoundWithStreets],
  ])(
    'a place that is nowhere leaves no list of another; knows streets: %s',
    async (knowsStreets, expected) => {
      const page = await openFinderAt('?zip=5000', '5000 Namur');
      const answer = { kind: 'notFound', text: 'Xyzzyville', knowsStreets };
      page.server.serve([CALLS.search, [200, answer]]);
      page.search('Xyzzyville');
      await waitFor(() => expect(page.fieldError).toBe(fill(expected, { text: 'Xyzzyville' })));
      expect(page.cards).toEqual([]);
      expect(page.title).toBe(words.results.before);
    },
  );

  // W-5.19
  it('offers the other places of a municipality’s name, and searches the one chosen', async () => {
    const page = new FinderPage();
    page.search('Celles');
    await page.hasTitle('du centre de 7760 Celles');
    await page.isAccessible();
    fireEvent.click(screen.getByRole('link', { name: '5561 Celles' }));
    await page.hasTitle('du centre de 5561 Celles');
    expect(page.field.value).toBe('5561 Celles');
    expect(screen.queryByText(/Autres lieux/)).toBeNull();
  });

  it('asks which of several places of a name is meant', async () => {
    const page = new FinderPage();
    page.search('Saint-Nicolas');
    await waitFor(() => expect(page.title).toMatch(/^Vouliez-vous dire 9100 Saint-Nicolas ou/));
    expect(page.fieldError).toBe(fill(words.faults.several, { text: 'Saint-Nicolas' }));
    expect(page.cards).toEqual([]);
  });

  it('an emptied field clears the search', async () => {
    const page = await openFinderAt('?zip=5000', '5000 Namur');
    page.type('');
    expect(page.cards).toEqual([]);
    expect(page.title).toBe(words.results.before);
    expect(page.address).toBe(ADDRESSES.brokers.fr);
    page.submit();
    expect(page.fieldError).toBe(words.faults.tooShort);
  });
});

// W-5.19
describe('a place that is not certain', () => {
  const PLACES = [
    { label: '5000 Namur', lat: 50.4669, lng: 4.8675 },
    { label: '4000 Liège', lat: 50.6451, lng: 5.5734 },
  ];
  const asks = (kind: 'question' | 'abroad', text: string) =>
    [CALLS.search, [200, { kind, text, candidates: PLACES }]] as const;

  it('is asked about, and nothing is searched before the answer', async () => {
    const page = new FinderPage({ server: [asks('question', 'Namurr')] });
    page.search('Namurr');
    await page.hasTitle('Vouliez-vous dire 5000 Namur ou 4000 Liège');
    expect(page.fieldError).toBe(fill(words.faults.question, { text: 'Namurr' }));
    expect(page.status).toContain('Vouliez-vous dire 5000 Namur ou 4000 Liège');
    expect(page.server.made(CALLS.nearest)).toEqual([]);
    const links = within(page.results).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `${ADDRESSES.brokers.fr}?zip=5000+Namur`,
      `${ADDRESSES.brokers.fr}?zip=4000+Li%C3%A8ge`,
    ]);
    await page.isAccessible();
  });

  it('is searched once it is chosen, with the focus where the answer is said', async () => {
    const page = new FinderPage({ server: [asks('question', 'Namurr')] });
    page.search('Namurr');
    await page.hasTitle('Vouliez-vous dire');
    page.press('search-place');
    await waitFor(() =>
      expect(document.activeElement).toBe(page.results.querySelector('[role="status"]')),
    );
    await page.hasTitle('autour du centre de 5000 Namur');
    expect(page.field.value).toBe('5000 Namur');
    expect(page.fieldError).toBeUndefined();
    expect(page.address).toBe(`${ADDRESSES.brokers.fr}?zip=5000+Namur`);
  });

  it('is not asked about any more once something else is typed', async () => {
    const page = new FinderPage({ server: [asks('question', 'Namurr')] });
    page.search('Namurr');
    await page.hasTitle('Vouliez-vous dire');
    page.type('Namur');
    expect(page.title).toBe(words.results.before);
  });

  it.each([
    ['fr', '«\u00a0Lille\u00a0» se trouve à l’étranger'],
    ['nl', '‘Lille’ ligt in het buitenland'],
  ] as const)('abroad says so, in %s', async (locale, expected) => {
    const page = new FinderPage({ locale, server: [asks('abroad', 'Lille')] });
    page.search('Lille');
    await waitFor(() => expect(page.fieldError).toContain(expected));
    expect(page.server.made(CALLS.nearest)).toEqual([]);
  });
});
