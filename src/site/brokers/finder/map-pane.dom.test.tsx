import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FINDER } from '#domain/brokers/finder.ts';
import { CALLS, holdUp } from '#tests/dom/brokers-server.ts';
import { keptBroker } from '#tests/dom/cookies.ts';
import { closeFinder, FinderPage, openFinderAt } from '#tests/dom/finder-page.tsx';
import { openMapWindow, seeEverything } from '#tests/dom/map-window.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { BROKER_FINDER_WORDS } from '#words/broker-finder/broker-finder.ts';

const words = BROKER_FINDER_WORDS.fr;

beforeEach(openMapWindow);
afterEach(() => {
  vi.doUnmock('../map/mount-map.ts');
  closeFinder();
});

const marks = () => [...document.querySelectorAll<HTMLButtonElement>('.mark')];
const brokerMarks = () => marks().filter(({ dataset }) => dataset.name !== undefined);
const hasMarks = () => waitFor(() => expect(marks()).not.toEqual([]));

/** A finder that found the brokers of Namur, with its map at rest around them: all it shows is of one answer. */
async function openWithMap() {
  seeEverything();
  const views = holdUp(CALLS.view);
  const page = await openFinderAt('?zip=5000', '5000', { server: [views.served] });
  await waitFor(() =>
    expect(Number(page.server.asked(CALLS.view).at(-1)?.zoom)).toBeGreaterThan(FINDER.zoom.locator),
  );
  views.release();
  await hasMarks();
  return page;
}

describe('the map next to the list', () => {
  it('is loaded once it comes near the window', async () => {
    const watched: ((entries: readonly { isIntersecting: boolean }[]) => void)[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(see: (typeof watched)[number]) {
          watched.push(see);
        }
        observe(): void {}
        disconnect(): void {}
      },
    );
    const page = await openFinderAt('?zip=5000', '5000');
    act(() => watched[0]?.([{ isIntersecting: false }]));
    expect(page.server.made(CALLS.tiles)).toEqual([]);
    expect(screen.queryByText(words.map.loading)).toBeNull();
    act(() => watched[0]?.([{ isIntersecting: true }]));
    expect(screen.getByText(words.map.loading).getAttribute('role')).toBe('status');
    await hasMarks();
    expect(screen.queryByText(words.map.loading)).toBeNull();
  });

  it('shows the brokers that were found, at the zoom of a place', async () => {
    const page = await openWithMap();
    await waitFor(() => {
      const { zoom, south, north } = page.server.asked(CALLS.view).at(-1) ?? {};
      expect(Number(zoom)).toBeGreaterThan(8);
      expect(Number(south)).toBeLessThan(50.46);
      expect(Number(north)).toBeGreaterThan(50.46);
    });
    await page.isAccessible();
  });

  it('asks again when the filters change, and for nothing without a filter', async () => {
    const page = await openWithMap();
    page.tick('pat');
    await waitFor(() => expect(page.server.asked(CALLS.view).at(-1)?.types).toBe('ch'));
    await waitFor(() => expect(brokerMarks().every((m) => m.dataset.look === 'ch')).toBe(true));
    page.tick('ch');
    await waitFor(() => expect(marks()).toEqual([]));
    expect(page.server.asked(CALLS.view).at(-1)?.types).toBe('ch');
  });

  it('shows the whole country again once the search is cleared', async () => {
    const page = await openWithMap();
    await waitFor(() =>
      expect(Number(page.server.asked(CALLS.view).at(-1)?.zoom)).toBeGreaterThan(8),
    );
    page.type('');
    await waitFor(() => expect(page.server.asked(CALLS.view).at(-1)?.zoom).toBe('8'));
  });
});

/** The card of the marker that was pressed. */
const openCard = () =>
  waitFor(() => {
    const card = document.querySelector<HTMLElement>('.pin-card');
    if (!card) throw new Error('No card is open');
    return card;
  });

describe('a marker', () => {
  /** The mark of a broker who is in the list. */
  async function openMarker() {
    const page = await openWithMap();
    const isListed = ({ dataset }: HTMLElement) =>
      page.cards.some((card) => card.querySelector('h3')?.textContent === dataset.name);
    const mark = await waitFor(() => {
      const listed = brokerMarks().find(isListed);
      if (!listed) throw new Error('No broker of the list has a mark');
      return listed;
    });
    const broker = fluvia.brokers.find(({ name }) => name === mark.dataset.name);
    if (!broker) throw new Error(`There is no broker ${mark.dataset.name}`);
    return { page, mark, broker };
  }

  // W-5.11
  it('stores its broker without a call, bounces, and opens a card that waits to be chosen', async () => {
    const { page, mark, broker } = await openMarker();
    mark.focus();
    fireEvent.click(mark);
    expect(page.server.made(CALLS.broker)).toEqual([]);
    expect(keptBroker()).toBe(broker.id);
    await waitFor(() => expect(mark.getAttribute('aria-current')).toBe('true'));
    expect(mark.classList.contains('is-bouncing')).toBe(true);
    const card = await openCard();
    expect(card.textContent).toContain(broker.name);
    expect(card.querySelector(`a[href="${broker.phone}"]`)).not.toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(card.querySelector('h3')));
    expect(page.chosen, 'the bar waits for the card').toBeNull();
    await page.isAccessible();
    const choose = card.querySelector(`[data-action="choose-broker"][value="${broker.id}"]`);
    fireEvent.click(choose ?? document.body);
    expect(choose?.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(page.chosen?.textContent).toContain(broker.name));
    expect(page.announcement?.textContent).toContain(broker.name);
    page.press('close-card');
    expect(keptBroker()).toBe(broker.id);
    expect(page.chosen?.textContent).toContain(broker.name);
  });

  // W-8.11
  it.each([
    ['2026-11-24T10:00:00+01:00', 'lamp--lit', /^Ouvert jusqu’à /],
    ['2026-11-24T23:00:00+01:00', 'lamp--dark', /^Aujourd’hui/],
    ['2026-12-25T10:00:00+01:00', 'pin-card__today lamp', /^Aujourd’hui/],
  ])('has a lantern on its card before until when it is open, at %s', async (now, lamp, words) => {
    const { mark } = await openMarker();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    fireEvent.click(mark);
    const today = (await openCard()).querySelector('.pin-card__today');
    expect(today?.className.endsWith(lamp)).toBe(true);
    expect(today?.textContent).toMatch(words);
  });

  it.each(['its button', 'Escape'])('that is closed by %s unchosen stores nothing', async (by) => {
    const { page, mark } = await openMarker();
    mark.focus();
    fireEvent.click(mark);
    const card = await openCard();
    if (by === 'Escape') fireEvent.keyDown(card, { key: 'Escape' });
    else page.press('close-card');
    expect(document.querySelector('.pin-card')).toBeNull();
    expect(keptBroker()).toBeUndefined();
    await waitFor(() => expect(document.activeElement).toBe(mark));
  });

  it('that the map has left behind in the meantime leaves the focus on the map', async () => {
    const { page, mark } = await openMarker();
    mark.focus();
    fireEvent.click(mark);
    await openCard();
    mark.inert = true;
    page.press('close-card');
    await waitFor(() => expect(document.activeElement?.className).toContain('map__view'));
  });

  it('that is closed unchosen brings back who was chosen before', async () => {
    const { page, mark, broker } = await openMarker();
    const button = page.cards
      .filter((card) => card.querySelector('h3')?.textContent !== broker.name)[0]
      ?.querySelector<HTMLButtonElement>('[data-action="choose-broker"]');
    fireEvent.click(button ?? document.body);
    await waitFor(() => expect(page.chosen).not.toBeNull());
    const before = page.chosen?.textContent;
    expect(before).toBeTruthy();
    fireEvent.click(mark);
    await openCard();
    expect(keptBroker()).toBe(broker.id);
    expect(page.chosen).toBeNull();
    page.press('close-card');
    expect(keptBroker()).toBe(button?.value);
    expect(page.chosen?.textContent).toBe(before);
  });

  it('of a broker who cannot be asked for says so, and asks again on request', async () => {
    seeEverything();
    const page = new FinderPage({ server: [[CALLS.broker, 'lost']] });
    await hasMarks();
    await waitFor(() => expect(brokerMarks()).not.toEqual([]));
    const name = brokerMarks()[0]?.dataset.name ?? '';
    fireEvent.click(brokerMarks()[0] ?? document.body);
    const alert = await page.alerted(words.failed.title);
    expect(page.chosen).toBeNull();
    await page.isAccessible();
    page.server.restore(CALLS.broker);
    fireEvent.click(within(alert as HTMLElement).getByText(words.failed.again));
    expect((await openCard()).textContent).toContain(name);
    expect(page.alerts).toBe('');
  });

  it('of a broker whom the filters exclude is not shown as chosen', async () => {
    const { page, mark, broker } = await openMarker();
    fireEvent.click(mark);
    await openCard();
    page.press('choose-broker', document.querySelector('.pin-card') ?? document);
    await waitFor(() => expect(page.chosen).not.toBeNull());
    page.tick(broker.type);
    await waitFor(() => expect(document.querySelector('.mark[aria-current]')).toBeNull());
    expect(page.chosen?.textContent).toContain(broker.name);
  });
});

describe('a map that cannot be loaded', () => {
  it('or throws leaves the list complete, says so, and is loaded on request', async () => {
    vi.resetModules();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const errors = vi.fn();
    vi.stubGlobal('reportError', errors);
    const mountMap = vi.fn(() => {
      throw new TypeError('Map.groupBy is not a function');
    });
    vi.doMock('../map/mount-map.ts', () => ({ mountMap }));
    seeEverything();
    const page = await openFinderAt('?zip=5000', '5000');
    expect((await screen.findByText(words.map.failed)).getAttribute('role')).toBe('status');
    expect(errors).toHaveBeenCalledOnce();
    expect(page.cards).not.toEqual([]);
    await page.isAccessible();
    fireEvent.click(screen.getByText(words.map.again));
    await waitFor(() => expect(mountMap).toHaveBeenCalledTimes(2));
    await screen.findByText(words.map.failed);
  });

  it('leaves the list complete, says so, and is loaded on request', async () => {
    vi.resetModules();
    vi.doMock('../map/mount-map.ts', () => {
      throw new TypeError('Failed to fetch');
    });
    seeEverything();
    const page = await openFinderAt('?zip=5000', '5000');
    const expected = await screen.findByText(words.map.failed);
    expect(expected.getAttribute('role')).toBe('status');
    expect(page.cards).not.toEqual([]);
    await page.isAccessible();
    vi.doUnmock('../map/mount-map.ts');
    fireEvent.click(screen.getByText(words.map.again));
    await hasMarks();
    expect(screen.queryByText(words.map.failed)).toBeNull();
  });
});

describe('where list and map have no room next to each other', () => {
  const pressed = (page: FinderPage) =>
    (['list', 'map'] as const).filter(
      (view) => page.action(`view-${view}`).getAttribute('aria-pressed') === 'true',
    );

  it.each([
    ['fr', 'Affichage', 'Liste', 'Carte'],
    ['nl', 'Weergave', 'Lijst', 'Kaart'],
  ] as const)('two buttons switch between them, in %s', async (locale, group, list, map) => {
    const page = new FinderPage({ locale });
    const toList = page.action('view-list');
    expect(toList.parentElement?.getAttribute('aria-label')).toBe(group);
    expect([toList.textContent, page.action('view-map').textContent]).toEqual([list, map]);
    expect(pressed(page)).toEqual(['list']);
    page.press('view-map');
    expect(pressed(page)).toEqual(['map']);
    await page.isAccessible();
    page.press('view-list');
    expect(pressed(page)).toEqual(['list']);
  });
});
