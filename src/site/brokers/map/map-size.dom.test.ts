import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeMap, MAPPED, NAMUR, openHiddenMap } from '#tests/dom/map-page.ts';

afterEach(closeMap);

describe('a map that is hidden, as on a phone that shows the list', () => {
  it('asks nothing before it is shown', async () => {
    const page = await openHiddenMap();
    expect(page.requested).toEqual([]);
    page.show();
    await waitFor(() => expect(page.marks).toHaveLength(3));
    expect(page.zoom).toBe(8);
  });

  it('is then where a search was in the meantime', async () => {
    const page = await openHiddenMap();
    page.map.show(NAMUR);
    page.map.choose(MAPPED.find(({ id }) => id === 'n-2'));
    page.show();
    await page.isAt(12);
    await page.mark(/^2 courtiers.*dont celui|^Courtage n-2.*choisi$/);
  });

  it('forgets the search if that was cleared in the meantime', async () => {
    const page = await openHiddenMap();
    page.map.fit(NAMUR, { south: 50.4, west: 4.8, north: 50.5, east: 4.9 });
    page.map.reset();
    page.show();
    await page.isAt(8);
  });
});

describe('a map whose style sheet cannot be loaded', () => {
  it('is not mounted', async () => {
    vi.resetModules();
    const link = document.createElement('link');
    vi.spyOn(document, 'querySelector').mockReturnValue(null);
    vi.spyOn(document, 'createElement').mockReturnValue(link);
    vi.spyOn(document.head, 'append').mockImplementation(() => {
      link.onerror?.(new Event('error'));
    });
    await expect(import('./load-style-sheet.ts')).rejects.toThrow('The map has no sheet.');
  });

  it('waits for it', async () => {
    vi.resetModules();
    const link = document.createElement('link');
    vi.spyOn(document, 'querySelector').mockReturnValue(null);
    vi.spyOn(document, 'createElement').mockReturnValue(link);
    const append = vi.spyOn(document.head, 'append').mockReturnValue();
    let isLoaded = false;
    const loading = import('./load-style-sheet.ts').then(() => {
      isLoaded = true;
    });
    await waitFor(() => expect(append).toHaveBeenCalledWith(link));
    expect(link.rel).toBe('stylesheet');
    expect(isLoaded).toBe(false);
    link.onload?.(new Event('load'));
    await loading;
    expect(isLoaded).toBe(true);
  });
});
