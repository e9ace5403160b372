import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADDRESSES } from '#addresses/pages.ts';
import { CALLS } from '#tests/dom/brokers-server.ts';
import { closeFinder, FinderPage, openFinderAt } from '#tests/dom/finder-page.tsx';
import { BROKER_FINDER_WORDS } from '#words/broker-finder/broker-finder.ts';

const words = BROKER_FINDER_WORDS.fr;
const PATH = ADDRESSES.brokers.fr;

afterEach(closeFinder);

describe('the address of the page', () => {
  it.each([
    ['?zip=5000', '5000', '5000 Namur'],
    ['?zip=Gand', 'Gand', '9000 Gand'],
    ['?type=pat&zip=5000', '5000', '5000 Namur'],
  ])('%s starts its search', async (query, typed, title) => {
    const page = await openFinderAt(query, title);
    expect(page.field.value).toBe(typed);
    expect(page.address, 'as it was').toBe(PATH + query);
  });

  it('of an incomplete postcode says what is missing', () => {
    const page = new FinderPage({ query: '?zip=50' });
    expect(page.fieldError).toBe(words.faults.tooShort);
    expect(page.server.calls).toEqual([]);
  });

  it('keeps the parameters that are not of the search', async () => {
    const page = new FinderPage({ query: '?utm_source=journal' });
    page.search('5000');
    await page.hasTitle('5000 Namur');
    expect(page.address).toBe(`${PATH}?zip=5000&utm_source=journal`);
  });

  it('gets no entry in the history for the search that it shows already', async () => {
    const page = await openFinderAt('?zip=5000', '5000 Namur');
    const before = history.length;
    page.submit();
    await waitFor(() => expect(page.server.made(CALLS.search)).toHaveLength(2));
    expect(history.length).toBe(before);
  });

  // W-1.23
  it.each(['', '?utm_source=journal'])(
    'with the query "%s" does not lose what was typed and unticked before the page had its script',
    (query) => {
      const page = new FinderPage({
        query,
        beforeHydration: ({ field }) => {
          field.value = 'Lie';
          field.form?.querySelector<HTMLInputElement>('[type=checkbox]')?.click();
        },
      });
      expect(page.field.value).toBe('Lie');
      expect(page.field.form?.querySelectorAll('[type=checkbox]:checked')).toHaveLength(1);
      expect(page.server.made(CALLS.search)).toEqual([]);
    },
  );
});

describe('the links to the page in other languages', () => {
  let links: HTMLElement;

  beforeEach(() => {
    links = document.createElement('nav');
    links.className = 'header__languages';
    links.innerHTML = `<a hreflang="nl" href="${ADDRESSES.brokers.nl}">NL</a>`;
    document.body.append(links);
  });
  afterEach(() => links.remove());

  const inDutch = () => links.querySelector('a')?.getAttribute('href');

  it('carry the search, as it changes', async () => {
    const page = await openFinderAt('?zip=5000', '5000 Namur');
    expect(inDutch()).toMatch(/\/nl\/onze-makelaars\/\?zip=5000$/);
    page.search('4000');
    await page.hasTitle('4000 Liège');
    expect(inDutch()).toMatch(/\?zip=4000$/);
    page.type('');
    expect(inDutch()).toMatch(/\/nl\/onze-makelaars\/$/);
  });
});

describe('Back', () => {
  it('leads through the searches to the page as it was opened', async () => {
    const page = new FinderPage();
    page.search('1000');
    await page.hasTitle('1000 Bruxelles');
    page.search('5000');
    await page.hasTitle('5000 Namur');
    await page.back();
    await page.hasTitle('1000 Bruxelles');
    expect(page.field.value).toBe('1000');
    await page.back();
    expect(page.title).toBe(words.results.before);
    expect(page.field.value).toBe('');
    expect(page.cards).toEqual([]);
  });

  it('skips the field that was emptied between two searches', async () => {
    const page = await openFinderAt('?zip=5000', '5000 Namur');
    page.type('');
    page.search('4000');
    await page.hasTitle('4000 Liège');
    await page.back();
    await page.hasTitle('5000 Namur');
    expect(page.field.value).toBe('5000');
  });

  it('brings the filters of the search back with it', async () => {
    const page = await openFinderAt('?zip=5000', '5000 Namur');
    page.search('4000');
    await page.hasTitle('4000 Liège');
    page.tick('pat');
    await waitFor(() => expect(page.address).toBe(`${PATH}?zip=4000&filter-ch=yes`));
    await page.back();
    await page.hasTitle('5000 Namur');
    expect(page.filter('pat').checked).toBe(true);
    expect(page.server.asked(CALLS.search).at(-1)?.types).toBe('ch,pat');
  });

  it('takes the errors of the later search away', async () => {
    const page = await openFinderAt('?zip=5000', '5000 Namur');
    page.search('9999');
    await waitFor(() => expect(page.fieldError).toContain('9999'));
    await page.back();
    await page.hasTitle('5000 Namur');
    expect(page.fieldError).toBeUndefined();
  });

  it('to or from a section of the page starts no search, and keeps what is typed', async () => {
    const page = await openFinderAt('?zip=1000', '1000 Bruxelles');
    page.press('more-brokers');
    const all = page.listed;
    page.type('Lieg');
    history.pushState(null, '', `${page.address}#broker-map`);
    fireEvent.popState(window);
    await page.back();
    expect(page.field.value).toBe('Lieg');
    expect(page.listed).toEqual(all);
    expect(page.server.made(CALLS.search)).toHaveLength(1);
  });
});
