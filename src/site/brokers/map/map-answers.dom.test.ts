import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeMap, NAMUR, openMap } from '#tests/dom/map-page.ts';

const FAILED = 'Les courtiers n’ont pas pu être placés sur la carte.';

afterEach(closeMap);

const isShown = (retry: HTMLElement) => retry.parentElement?.hidden === false;

describe('a call that fails', () => {
  it('says so, keeps the marks, and is repeated on request', async () => {
    const page = await openMap();
    const before = page.labels;
    expect(isShown(page.retry)).toBe(false);
    page.isFailing = true;
    page.types = ['pat'];
    page.map.refresh();
    await waitFor(() => expect(page.status).toBe(FAILED));
    expect(isShown(page.retry)).toBe(true);
    expect(page.labels).toEqual(before);
    await page.isAccessible();

    fireEvent.click(page.retry);
    await waitFor(() => expect(page.requested).toHaveLength(3));
    expect(isShown(page.retry), 'it failed again').toBe(true);

    page.isFailing = false;
    page.retry.focus();
    fireEvent.click(page.retry);
    await page.mark('Courtage n-1, prêts');
    expect(isShown(page.retry)).toBe(false);
    expect(page.status).toBe('');
    expect(document.activeElement, 'its button is gone').toBe(page.view);
  });

  it('is repeated by the next move', async () => {
    const page = await openMap();
    page.isFailing = true;
    page.map.refresh();
    await waitFor(() => expect(page.status).toBe(FAILED));
    page.isFailing = false;
    page.key('ArrowRight');
    await waitFor(() => expect(page.status).toBe(''));
  });

  it('after a zoom leaves each mark at its brokers', async () => {
    const page = await openMap();
    page.isFailing = true;
    page.map.show(NAMUR);
    await waitFor(() => expect(page.status).toBe(FAILED));
    const inView = page.marks.filter(({ tabIndex }) => tabIndex === 0);
    expect(inView.map(({ ariaLabel }) => ariaLabel)).toEqual(['2 courtiers, agrandir la carte']);
  });

  it('says so in Dutch on a Dutch page', async () => {
    const page = await openMap({ locale: 'nl' });
    page.isFailing = true;
    page.map.refresh();
    await waitFor(() =>
      expect(page.status).toBe('De makelaars konden niet op de kaart worden gezet.'),
    );
  });
});

describe('a question', () => {
  it('is given up for the next, and its answer ignored', async () => {
    const page = await openMap();
    const { release } = page.hold();
    page.types = ['ch'];
    page.map.refresh();
    page.types = ['pat'];
    page.map.refresh();
    expect(page.requested.slice(1).map(({ signal }) => signal.aborted)).toEqual([true, false]);
    release();
    await page.mark('Courtage n-1, prêts');
    expect(page.labels).toEqual(['Courtage n-1, prêts', 'Courtage d’Arlon, prêts']);
  });

  it('is not asked for a small move, because more than the window is known', async () => {
    const page = await openMap();
    page.key('ArrowRight');
    expect(page.requested).toHaveLength(1);
    for (let i = 0; i < 5; i += 1) page.key('ArrowRight');
    await waitFor(() => expect(page.requested.length).toBeGreaterThan(1));
  });

  it('of an earlier zoom is not answered at another', async () => {
    const page = await openMap();
    const before = page.labels;
    const { release } = page.hold();
    page.map.show(NAMUR, 9);
    page.map.show(NAMUR, 11);
    release();
    await page.isAt(11);
    await waitFor(() => expect(page.labels).not.toEqual(before));
    expect(page.labels).toEqual(['2 courtiers, agrandir la carte']);
  });

  it('is given up when the map is taken away', async () => {
    const page = await openMap();
    page.hold();
    page.map.refresh();
    closeMap();
    expect(page.requested.at(-1)?.signal.aborted).toBe(true);
    expect(page.element.childElementCount).toBe(0);
    expect(page.element.className).toBe('');
  });
});
