import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FINDER } from '#domain/brokers/finder.ts';
import { closeMap, type MapPage, NAMUR, openMap } from '#tests/dom/map-page.ts';

const [IN, OUT, WHOLE] = ['Agrandir la carte', 'Réduire la carte', 'Afficher toute la Belgique'];

afterEach(closeMap);

const press = (page: MapPage, name: string) => fireEvent.click(page.button(name));

/** The middle of the window that was last asked for. */
function middle(page: MapPage) {
  const { south = 0, north = 0, west = 0, east = 0 } = page.requested.at(-1)?.window ?? {};
  return { lat: (south + north) / 2, lng: (west + east) / 2 };
}

describe('the buttons', () => {
  it('zoom in and out, and the scale says how far', async () => {
    const page = await openMap();
    expect(page.scale).toBe('20\u00a0km');
    press(page, IN);
    await page.isAt(9);
    expect(page.scale).toBe('10\u00a0km');
    press(page, OUT);
    await page.isAt(8);
    expect(page.scale).toBe('20\u00a0km');
  });

  it('at the end of the zoom say so, and keep the focus', async () => {
    const page = await openMap();
    page.map.show(NAMUR, FINDER.zoom.most);
    await page.isAt(FINDER.zoom.drawn);
    const button = page.button(IN);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(page.button(OUT).getAttribute('aria-disabled')).toBe('false');
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(page.scale).toBe('2\u00a0km');
    await page.isAccessible();
  });

  it('show the whole country from anywhere', async () => {
    const page = await openMap();
    page.map.show(NAMUR);
    await page.isAt(FINDER.zoom.drawn);
    press(page, WHOLE);
    await waitFor(() => expect(page.zoom).toBeLessThan(10));
    expect(page.marks).toHaveLength(3);
  });

  it('do not zoom out further than land is drawn', async () => {
    const page = await openMap();
    for (let i = 0; i < 10; i += 1) press(page, OUT);
    await waitFor(() => expect(page.button(OUT).getAttribute('aria-disabled')).toBe('true'));
    expect(page.zoom).toBeGreaterThanOrEqual(6);
  });
});

describe('the keyboard', () => {
  it('is described where the map takes the focus', async () => {
    const page = await openMap();
    expect(page.view.tabIndex).toBe(0);
    const keys = document.getElementById(page.view.getAttribute('aria-describedby') ?? '');
    expect(keys?.textContent).toMatch(/les flèches la déplacent/);
  });

  it.each([
    ['+', 9],
    ['=', 9],
    ['-', 7],
  ])('zooms by %s to %i', async (key, zoom) => {
    const page = await openMap();
    page.key(key);
    await page.isAt(zoom);
  });

  it.each(['ctrlKey', 'altKey', 'metaKey'])(
    'leaves the keys with %s to the browser',
    async (held) => {
      const page = await openMap();
      page.key('+', { [held]: true });
      page.map.refresh();
      await waitFor(() => expect(page.requested).toHaveLength(2));
      expect(page.zoom).toBe(8);
    },
  );

  it('moves the map by the arrows', async () => {
    const page = await openMap();
    const before = middle(page).lng;
    for (let i = 0; i < 4; i += 1) page.key('ArrowRight');
    await waitFor(() => expect(page.requested.length).toBeGreaterThan(1));
    expect(middle(page).lng).toBeGreaterThan(before);
  });

  it('can skip the map, without a change of the address', async () => {
    const page = await openMap();
    const skip = page.part<HTMLAnchorElement>('a[href^="#map"]');
    expect(skip.textContent).toBe('Passer la carte');
    const before = location.href;
    fireEvent.click(skip);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Fin de la carte'));
    expect(location.href).toBe(before);
  });
});

// W-5.7
describe('what is searched for', () => {
  it('is shown in the middle, with rings of distance around it', async () => {
    const page = await openMap();
    page.map.show(NAMUR);
    await page.isAt(FINDER.zoom.drawn);
    expect(middle(page).lat).toBeCloseTo(NAMUR.lat, 2);
    expect(page.written.filter((text) => text.endsWith('km'))).toEqual([
      '2\u00a0km',
      '5\u00a0km',
      '10\u00a0km',
    ]);
  });

  it('is shown with all that was found, in one movement', async () => {
    const page = await openMap();
    const bounds = { south: 50.3, west: 4.6, north: 50.6, east: 5.1 };
    page.map.fit(NAMUR, bounds);
    await waitFor(() => expect(page.requested).toHaveLength(2));
    const { window } = page.requested[1] ?? {};
    expect(window && window.south <= bounds.south && window.north >= bounds.north).toBe(true);
    expect(window && window.west <= bounds.west && window.east >= bounds.east).toBe(true);
  });

  it('is never shown closer than the map has something to show', async () => {
    const page = await openMap();
    page.map.fit(NAMUR, { south: 50.46, west: 4.86, north: 50.461, east: 4.861 });
    await page.isAt(FINDER.zoom.drawn);
  });

  it('is forgotten by a reset, which shows the country', async () => {
    const page = await openMap();
    page.map.show(NAMUR);
    await page.isAt(FINDER.zoom.drawn);
    page.map.reset();
    await page.isAt(FINDER.zoom.locator);
    expect(page.element.querySelector('.chart-place')).toBeNull();
    expect(middle(page).lat).toBeCloseTo(FINDER.centre.lat, 1);
  });
});
