import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ADDRESSES } from '#addresses/pages.ts';
import { CALLS } from '#tests/dom/brokers-server.ts';
import { closeFinder, FinderPage, openFinderAt } from '#tests/dom/finder-page.tsx';
import { BROKER_FINDER_WORDS } from '#words/broker-finder/broker-finder.ts';

const words = BROKER_FINDER_WORDS.fr;
const NAMUR = { latitude: 50.466_912_3, longitude: 4.867_489_9 };
const LILLE = { latitude: 50.633, longitude: 3.06 };

type Took = (position: { coords: typeof NAMUR }) => void;
type Failed = (error: { code: number }) => void;

/** The browser's own position; it is answered when the test says so. */
function playPosition() {
  const requests: { readonly took: Took; readonly failed: Failed; readonly options: unknown }[] =
    [];
  const getCurrentPosition = (took: Took, failed: Failed, options: unknown) => {
    requests.push({ took, failed, options });
  };
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  });
  return requests;
}

/** Presses the button and answers what the browser then asks. */
async function requestPosition(page: FinderPage, answer: typeof NAMUR | { readonly code: number }) {
  const requests = playPosition();
  page.press('near-me');
  await waitFor(() => expect(requests).toHaveLength(1));
  if ('code' in answer) requests[0]?.failed(answer);
  else requests[0]?.took({ coords: answer });
}

afterEach(() => {
  closeFinder();
  Reflect.deleteProperty(navigator, 'geolocation');
});

describe('the visitor’s position', () => {
  it('is asked for on request, sent rounded, and leaves no trace in the address', async () => {
    const page = await openFinderAt('?zip=4000', '4000 Liège');
    await requestPosition(page, NAMUR);
    await page.hasTitle(words.results.aroundYou);
    expect(page.server.asked(CALLS.nearest).at(-1)).toEqual({
      lat: '50.467',
      lng: '4.867',
      by: 'address',
      types: 'ch,pat',
    });
    expect(page.address).toBe(ADDRESSES.brokers.fr);
    expect(page.field.value).toBe('');
    expect(page.cards[0]?.textContent).toMatch(/à vol d’oiseau/);
    await page.isAccessible();
  });

  it('is described next to its button, which waits without losing the focus', async () => {
    const page = new FinderPage();
    const button = page.action('near-me');
    const hint = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe(words.position.note);
    const requests = playPosition();
    button.focus();
    page.press('near-me');
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(button.textContent).toBe(words.position.asking);
    expect(button.getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(button));
    page.press('near-me');
    expect(requests, 'a second press asks nothing').toHaveLength(1);
    requests[0]?.took({ coords: NAMUR });
    await page.hasTitle(words.results.aroundYou);
    expect(button.hasAttribute('aria-busy')).toBe(false);
  });

  it('is not sent once another search has begun', async () => {
    const page = new FinderPage();
    const requests = playPosition();
    page.press('near-me');
    await waitFor(() => expect(requests).toHaveLength(1));
    page.search('4000');
    requests[0]?.took({ coords: NAMUR });
    await page.hasTitle('4000 Liège');
    expect(page.server.made(CALLS.nearest)).toEqual([]);
    expect(page.field.value).toBe('4000');
  });

  it('leaves no trace in the address when the next search overtakes its answer', async () => {
    const page = new FinderPage();
    const { release } = page.server.hold(/lat=50\.467/);
    await requestPosition(page, NAMUR);
    await waitFor(() => expect(page.server.made(/lat=50\.467/)).toHaveLength(1));
    page.search('4000');
    await page.hasTitle('4000 Liège');
    release();
    page.search('5000');
    await page.hasTitle('5000 Namur');
    await page.back();
    await page.hasTitle('4000 Liège');
  });

  it('leaves what is typed while the browser asks', async () => {
    const page = new FinderPage();
    const requests = playPosition();
    page.press('near-me');
    await waitFor(() => expect(requests).toHaveLength(1));
    page.type('Lie');
    requests[0]?.took({ coords: NAMUR });
    await page.hasTitle(words.results.aroundYou);
    expect(page.field.value).toBe('Lie');
  });

  it('gives way to a search, which Back leads away from', async () => {
    const page = await openFinderAt('?zip=4000', '4000 Liège');
    await requestPosition(page, NAMUR);
    await page.hasTitle(words.results.aroundYou);
    await page.back();
    await page.hasTitle('4000 Liège');
    expect(page.field.value).toBe('4000');
  });
});

describe('without a position', () => {
  it.each([
    ['refused', { code: 1 }],
    ['unavailable', { code: 2 }],
    ['late', { code: 3 }],
    ['unavailable', { code: 99 }],
    ['outside', LILLE],
  ] as const)('because it is %s, a message stands beside the button', async (why, answer) => {
    const page = await openFinderAt('?zip=4000', '4000 Liège');
    await requestPosition(page, answer);
    const alert = await page.alerted(words.position[why]);
    expect(alert.parentElement?.contains(page.action('near-me'))).toBe(true);
    expect(page.field.value).toBe('4000');
    expect(page.title).toContain('4000 Liège');
    expect(page.address).toBe(`${ADDRESSES.brokers.fr}?zip=4000`);
    expect(page.status, 'it is announced once').toBe('');
    expect(page.server.made(CALLS.nearest)).toEqual([]);
    await page.isAccessible();
  });

  it('the filters apply to the search before', async () => {
    const page = await openFinderAt('?zip=4000', '4000 Liège');
    await requestPosition(page, LILLE);
    await page.alerted(words.position.outside);
    page.tick('pat');
    await waitFor(() => expect(page.address).toMatch(/\?zip=4000&filter-ch=yes$/));
    await page.hasTitle('4000 Liège');
  });

  it('a search that failed is repeated, and the position is not asked for again', async () => {
    const page = new FinderPage({ server: [[CALLS.search, 'lost']] });
    page.search('4000');
    await page.alerted(words.failed.title);
    await requestPosition(page, LILLE);
    await page.alerted(words.position.outside);
    page.server.restore(CALLS.search);
    page.tick('pat');
    await page.hasTitle('4000 Liège');
  });

  it('a postcode is searched as ever, and the message goes', async () => {
    const page = new FinderPage();
    await requestPosition(page, { code: 1 });
    await page.alerted(words.position.refused);
    page.search('5000');
    await page.hasTitle('5000 Namur');
    expect(page.alerts).toBe('');
  });

  it('in a browser that cannot tell it, the message is the same as if it were not found', async () => {
    vi.stubGlobal('navigator', {});
    const page = new FinderPage({ locale: 'nl' });
    page.press('near-me');
    await page.alerted('Uw locatie kon niet worden bepaald.');
  });
});
