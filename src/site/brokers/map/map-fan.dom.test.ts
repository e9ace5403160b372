import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeMap, type MapPage, openMap } from '#tests/dom/map-page.ts';

afterEach(closeMap);

/** The map at the place of that many brokers, with their fan open. */
async function openFan(count: 2 | 10) {
  const page = await openMap();
  await page.press(`${count} courtiers, agrandir la carte`);
  await waitFor(() => expect(page.fan).toHaveLength(count));
  const pile = await page.mark(`${count} courtiers au même endroit, les montrer`);
  return { page, pile };
}

/** Where a mark stands in the map, in pixels. */
const placeOf = ({ style }: HTMLElement) => ({
  x: Number.parseFloat(style.left),
  y: Number.parseFloat(style.top),
});

const legs = (page: MapPage) => page.element.querySelectorAll('.map-fan-legs').length;

describe('an open fan', () => {
  it('has a mark for each broker, after the one that it opens from', async () => {
    const { page, pile } = await openFan(2);
    expect(pile.getAttribute('aria-expanded')).toBe('true');
    expect(page.labels.slice(0, 3)).toEqual([
      '2 courtiers au même endroit, les montrer',
      'Courtage n-1, prêts',
      'Courtage n-2, crédits hypothécaires',
    ]);
    expect(legs(page)).toBe(1);
    await page.isAccessible();
  });

  it('lets each broker be chosen, and stays open', async () => {
    const { page } = await openFan(2);
    for (const id of ['n-1', 'n-2']) {
      const mark = await page.press(new RegExp(`^Courtage ${id}`));
      expect(page.chosen.at(-1)).toBe(id);
      expect(mark.getAttribute('aria-current')).toBe('true');
      expect(page.fan).toHaveLength(2);
    }
    expect((await page.mark(/^Courtage n-1/)).hasAttribute('aria-current')).toBe(false);
  });

  it('of ten has ten places, none of which covers another', async () => {
    const { page, pile } = await openFan(10);
    const places = [pile, ...page.fan].map(placeOf);
    for (const [i, a] of places.entries())
      for (const b of places.slice(i + 1)) {
        const apart = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
        expect(apart).toBeGreaterThanOrEqual(24);
      }
    expect(new Set(page.labels).size).toBe(page.labels.length);
    await page.isAccessible();
  });

  it('moves with the map', async () => {
    const { page, pile } = await openFan(2);
    page.key('ArrowLeft');
    expect(page.fan).toHaveLength(2);
    expect(pile.getAttribute('aria-expanded')).toBe('true');
  });
});

// W-5.10
describe('a fan is closed', () => {
  it('by Escape, and the focus returns to the mark that it opened from', async () => {
    const { page, pile } = await openFan(2);
    await page.press(/^Courtage n-2/);
    let reached = 0;
    page.element.addEventListener('keydown', () => {
      reached += 1;
    });
    fireEvent.keyDown(document.activeElement ?? page.view, { key: 'Escape' });
    expect(page.fan).toEqual([]);
    expect(legs(page)).toBe(0);
    await waitFor(() => expect(document.activeElement).toBe(pile));
    expect(pile.ariaLabel).toContain('dont celui que vous avez choisi');
    expect(pile.getAttribute('aria-expanded')).toBe('false');
    expect(reached, 'what is around the map stays open').toBe(0);
    page.key('Escape');
    expect(reached, 'nothing was left to close').toBe(1);
  });

  it('by pressing its mark again, which opens it once more', async () => {
    const { page, pile } = await openFan(2);
    fireEvent.click(pile);
    expect(page.fan).toEqual([]);
    fireEvent.click(pile);
    expect(page.fan).toHaveLength(2);
  });

  it.each<[string, (page: MapPage) => void]>([
    ['a click on the map', (page) => fireEvent.click(page.view)],
    ['a zoom', (page) => fireEvent.click(page.button('Réduire la carte'))],
    ['other types', (page) => page.map.refresh()],
    ['a reset', (page) => page.map.reset()],
  ])('by %s', async (_, close) => {
    const { page } = await openFan(2);
    close(page);
    await waitFor(() => expect(page.fan).toEqual([]));
    expect(legs(page)).toBe(0);
  });

  it('when its brokers are not among those that are asked for', async () => {
    const { page } = await openFan(2);
    page.types = ['pat'];
    page.map.refresh();
    await page.mark('Courtage n-1, prêts');
    expect(page.fan).toEqual([]);
  });
});
