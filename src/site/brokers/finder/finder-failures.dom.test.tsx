import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ADDRESSES } from '#addresses/pages.ts';
import { CALLS } from '#tests/dom/brokers-server.ts';
import { closeFinder, FinderPage, openFinderAt } from '#tests/dom/finder-page.tsx';
import type { Answer } from '#tests/dom/played-server.ts';
import { BROKER_FINDER_WORDS } from '#words/broker-finder/broker-finder.ts';

const words = BROKER_FINDER_WORDS.fr;

afterEach(closeFinder);

const again = () => screen.getByText(words.failed.again);

describe('a search that fails', () => {
  it.each<[string, Answer]>([
    ['is not answered', 'lost'],
    ['meets a broken server', [500, {}]],
    ['is one of too many', [429, {}]],
  ])('and %s says so, and keeps what was typed', async (_, answer) => {
    const page = await openFinderAt('?zip=5000', '5000 Namur');
    page.server.serve([CALLS.search, answer]);
    page.search('9000');
    const alert = await page.alerted(words.failed.title);
    expect(alert.textContent).toContain(words.failed.text);
    expect(page.field.value).toBe('9000');
    expect(page.cards, 'no list of another place').toEqual([]);
    expect(page.status, 'the alert says it').toBe('');
    await page.isAccessible();
  });

  it.each([
    ['a postcode', '9000'],
    ['a place', 'Gand'],
  ])('for %s can be repeated, with the focus where the answer is said', async (_, typed) => {
    const page = new FinderPage({ server: [[CALLS.search, [503, {}]]] });
    page.search(typed);
    await page.alerted(words.failed.title);
    page.server.restore(CALLS.search);
    fireEvent.click(again());
    expect(document.activeElement).toBe(page.results.querySelector('[role="status"]'));
    expect(page.status).toBe(words.searching);
    await page.hasTitle('9000 Gand');
    expect(page.alerts).toBe('');
  });

  it('is repeated with the filters as they are now, for what was typed', async () => {
    const page = await openFinderAt('?zip=5000', '5000 Namur');
    page.server.serve([CALLS.search, 'lost']);
    page.search('4000');
    await page.alerted(words.failed.title);
    page.server.restore(CALLS.search);
    page.tick('pat');
    await page.hasTitle('4000 Liège');
    expect(page.server.asked(CALLS.search).at(-1)?.types).toBe('ch');
    expect(page.address).toBe(`${ADDRESSES.brokers.fr}?zip=4000&filter-ch=yes`);
  });

  it('says so in Dutch too', async () => {
    const page = new FinderPage({ locale: 'nl', server: [[CALLS.search, 'lost']] });
    page.search('9000');
    await page.alerted('Het zoeken is niet gelukt.');
  });
});

describe('a search that takes long', () => {
  it('is announced, and keeps what was found until it is answered', async () => {
    const page = await openFinderAt('?zip=5000', '5000 Namur');
    const { release } = page.server.hold(CALLS.search);
    page.search('4000');
    await waitFor(() => expect(page.status).toBe(words.searching));
    expect(page.results.getAttribute('aria-busy')).toBe('true');
    expect(page.title).toContain('5000 Namur');
    await page.isAccessible();
    release();
    await page.hasTitle('4000 Liège');
    expect(page.results.hasAttribute('aria-busy')).toBe(false);
  });

  it('is overtaken by the next, whose answer stays', async () => {
    const page = new FinderPage();
    const { release } = page.server.hold(/q=4000&.*types/);
    page.search('4000');
    await waitFor(() => expect(page.server.made(/q=4000&.*types/)).toHaveLength(1));
    page.search('5000');
    await page.hasTitle('5000 Namur');
    release();
    page.search('5000');
    await page.hasTitle('5000 Namur');
    expect(page.title).toContain('5000 Namur');
  });

  it('is dropped when the field is emptied', async () => {
    const page = new FinderPage();
    const { release } = page.server.hold(CALLS.search);
    page.search('4000');
    await waitFor(() => expect(page.server.made(CALLS.search)).toHaveLength(1));
    page.type('');
    expect(page.status).toBe('');
    release();
    page.search('9999');
    await waitFor(() => expect(page.fieldError).toContain('9999'));
    expect(page.cards).toEqual([]);
  });
});
