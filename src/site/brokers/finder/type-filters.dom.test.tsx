import { render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ADDRESSES } from '#addresses/pages.ts';
import { BROKER_TYPES } from '#domain/brokers/broker.ts';
import { CALLS } from '#tests/dom/brokers-server.ts';
import { closeFinder, FinderPage, openFinderAt } from '#tests/dom/finder-page.tsx';
import { BROKER_FINDER_WORDS } from '#words/broker-finder/broker-finder.ts';
import { TypeFilters } from './type-filters.tsx';

const words = BROKER_FINDER_WORDS.fr;
const PATH = ADDRESSES.brokers.fr;

afterEach(closeFinder);

const typesListed = (page: FinderPage) => new Set(page.cards.map(({ dataset }) => dataset.type));
const BROKERS = /\/brokers(\/search)?\?/;
const lastTypes = (page: FinderPage) => page.server.asked(BROKERS).at(-1)?.types;

it('filters by type are not shown where all brokers are of one type', () => {
  const { container } = render(
    <TypeFilters words={words.types} among={['pat']} types={BROKER_TYPES} onTick={() => {}} />,
  );
  expect(container.childElementCount).toBe(0);
});

// W-5.4
describe('the filters', () => {
  it('are both ticked at first, and apply at once to what was found', async () => {
    const page = await openFinderAt('?zip=4000', '4000 Liège');
    expect([page.filter('ch').checked, page.filter('pat').checked]).toEqual([true, true]);
    page.tick('pat');
    await waitFor(() => expect(typesListed(page)).toEqual(new Set(['ch'])));
    expect(lastTypes(page)).toBe('ch');
    expect(page.address).toBe(`${PATH}?zip=4000&filter-ch=yes`);
    expect(page.server.made(CALLS.search), 'the place is known').toHaveLength(1);
    page.tick('pat');
    await waitFor(() => expect(page.address).toBe(`${PATH}?zip=4000`));
  });

  it('are read from the address', async () => {
    const page = await openFinderAt('?zip=4000&filter-pat=yes', '4000 Liège');
    expect([page.filter('ch').checked, page.filter('pat').checked]).toEqual([false, true]);
    expect(typesListed(page)).toEqual(new Set(['pat']));
  });

  it('are set before a search without starting one', async () => {
    const page = new FinderPage();
    page.tick('ch');
    expect(page.server.calls).toEqual([]);
    page.search('4000');
    await page.hasTitle('4000 Liège');
    expect(lastTypes(page)).toBe('pat');
  });

  it('follow the place that was searched, not what is being typed', async () => {
    const page = await openFinderAt('?zip=4000', '4000 Liège');
    page.type('Nam');
    page.tick('pat');
    await waitFor(() => expect(lastTypes(page)).toBe('ch'));
    await page.hasTitle('4000 Liège');
    expect(page.field.value).toBe('Nam');
    expect(page.address).toBe(`${PATH}?zip=4000&filter-ch=yes`);
  });
});

describe('without any filter', () => {
  it('nothing is shown as if it were found, and the filters say what is missing', async () => {
    const page = await openFinderAt('?zip=4000&filter-ch=yes', '4000 Liège');
    page.tick('ch');
    expect(page.cards).toEqual([]);
    expect(page.title).toBe(words.results.noTypes);
    expect(page.status).toBe('');
    await page.alerted(words.types.missing);
    const group = page.filter('ch').closest('fieldset');
    const described = document.getElementById(group?.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe(words.types.missing);
    for (const type of ['ch', 'pat'] as const)
      expect(page.filter(type).getAttribute('aria-invalid')).toBe('true');
    await page.isAccessible();
  });

  it('a search moves to the first filter, and starts when a filter is ticked', async () => {
    const page = await openFinderAt('?zip=4000&filter-ch=yes', '4000 Liège');
    page.tick('ch');
    page.search('9000');
    await waitFor(() => expect(document.activeElement).toBe(page.filter('ch')));
    expect(page.address).toBe(`${PATH}?zip=4000&filter-ch=yes`);
    page.tick('pat');
    await page.hasTitle('9000 Gand');
    expect(typesListed(page)).toEqual(new Set(['pat']));
    expect(page.address).toBe(`${PATH}?zip=9000&filter-pat=yes`);
    expect(page.alerts).toBe('');
  });

  it('a search that waits is dropped when something else is typed', async () => {
    const page = await openFinderAt('?zip=4000&filter-ch=yes', '4000 Liège');
    page.tick('ch');
    page.search('9000');
    page.type('900');
    page.tick('ch');
    await page.hasTitle('4000 Liège');
    expect(page.server.made(/q=9000&.*types/)).toEqual([]);
  });

  it('the position is not asked for', () => {
    const page = new FinderPage();
    page.tick('ch');
    page.tick('pat');
    page.press('near-me');
    expect(page.alerts).toContain(words.types.missing);
    expect(page.server.calls).toEqual([]);
  });
});
