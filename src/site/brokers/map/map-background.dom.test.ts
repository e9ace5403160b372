import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeMap, NAMUR, openMap } from '#tests/dom/map-page.ts';

const TILES = {
  url: '/tiles/{z}/{x}/{y}.png',
  credit: { text: 'Carte de l’État', href: 'https://tiles.example/' },
};
const DRAWN = 'Carte\u00a0: Natural Earth, GeoNames';

afterEach(() => {
  closeMap();
  document.documentElement.style.fontSize = '';
});

describe('a map without tiles', () => {
  it('draws land and writes the names of countries, the sea and towns', async () => {
    const page = await openMap();
    expect(
      page.element.querySelectorAll('.chart__home, .chart__abroad, .chart__river').length,
    ).toBeGreaterThan(2);
    await waitFor(() => expect(page.written).toContain('Namur'));
    expect(page.written).toEqual(expect.arrayContaining(['Mer du Nord', 'France', 'Bruxelles']));
    expect(page.part('.map__credit').textContent).toBe(DRAWN);
  });

  // W-1.25
  it.each([
    ['17px', 16.5],
    ['34px', 33],
  ])('writes names of the size of the page’s text: %s', async (text, size) => {
    document.documentElement.style.fontSize = text;
    const page = await openMap();
    await waitFor(() => expect(page.written).toContain('Bruxelles'));
    const name = [...page.element.querySelectorAll('.chart-name')].find(
      ({ textContent }) => textContent === 'Bruxelles',
    );
    expect(name?.getAttribute('font-size')).toBe(String(size));
  });

  it('writes names in the language of the page', async () => {
    const page = await openMap({ locale: 'nl' });
    await waitFor(() => expect(page.written).toContain('Namen'));
    expect(page.written).toContain('Noordzee');
  });

  it('writes more names when it is closer, and none of countries', async () => {
    const page = await openMap();
    page.map.show(NAMUR);
    await waitFor(() => expect(page.written).toContain('5100 Jambes'));
    expect(page.written).not.toContain('France');
    expect(page.element.querySelector('.chart__river'), 'drawn by hand').toBeNull();
    const note = page.part('.map__note');
    expect(note.hidden).toBe(false);
    expect(note.textContent).toBe(
      'La carte ne s’agrandit pas davantage\u00a0: elle ne montre ni rues ni rivières.',
    );
    page.map.show(NAMUR, 11);
    await waitFor(() =>
      expect(note.textContent).toBe('À cette échelle, la carte ne montre ni rues ni rivières.'),
    );
    page.map.reset();
    await waitFor(() => expect(page.written).toContain('France'));
    expect(page.element.querySelector('.chart__river')).not.toBeNull();
    expect(note.hidden).toBe(true);
  });

  it('is drawing alone to who listens', async () => {
    const page = await openMap();
    for (const drawing of page.element.querySelectorAll('.chart-names, .chart-edge'))
      expect(drawing.getAttribute('aria-hidden')).toBe('true');
  });

  it('has degrees at its edge', async () => {
    const page = await openMap();
    const figures = () =>
      [...page.element.querySelectorAll('.chart-edge__figure')].map((one) => one.textContent);
    expect(figures()).toEqual(expect.arrayContaining(['4°30′', '50°', '51°']));
    page.map.show(NAMUR);
    await page.isAt(12);
    await waitFor(() => expect(figures()).toContain('50°25′'));
  });
});

describe('a map with tiles', () => {
  it('shows them, and who made them', async () => {
    const page = await openMap({ tiles: TILES });
    const [tile] = page.element.querySelectorAll<HTMLImageElement>('img');
    expect(tile?.getAttribute('src')).toMatch(/^\/tiles\/8\/\d+\/\d+\.png$/);
    expect(tile?.getAttribute('alt')).toBe('');
    const credit = page.part<HTMLAnchorElement>('.map__credit a');
    expect([credit.textContent, credit.getAttribute('href')]).toEqual([
      TILES.credit.text,
      TILES.credit.href,
    ]);
    expect(page.element.querySelector('.chart__home')).toBeNull();
    await page.isAccessible();
  });

  it('draws the map where a tile fails, and says so once', async () => {
    const page = await openMap({ tiles: TILES });
    const tiles = [...page.element.querySelectorAll('img')];
    for (const tile of tiles.slice(0, 2)) fireEvent.error(tile);
    expect(page.element.querySelectorAll('.chart__home')).toHaveLength(1);
    expect(page.element.querySelectorAll('img')).toHaveLength(0);
    expect(page.status).toMatch(/n’est pas disponible/);
    expect(page.part('.map__credit').textContent).toBe(DRAWN);
    await waitFor(() => expect(page.written).toContain('Namur'));
    expect(page.labels, 'the marks stay').toHaveLength(3);
    page.map.show(NAMUR, 16);
    await page.isAt(12);
    await page.isAccessible();
  });
});

describe('a map with a file of streets', () => {
  const FILE = {
    file: '/api/v1/map/tiles/0.pmtiles',
    zooms: { least: 7, most: 14 },
    credit: { text: '© OpenStreetMap contributors', href: 'https://osm.example/copyright' },
  };

  it('has the chart below them, without what they show better, and credits both', async () => {
    const fetched = vi.fn((_address: unknown, _init?: RequestInit) => new Promise(() => {}));
    vi.stubGlobal('fetch', fetched);
    const page = await openMap({ tiles: FILE });
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe(FILE.file);
    expect(new Headers(init?.headers).get('range')).toBe('bytes=0-16383');
    expect(page.element.querySelectorAll('.chart__home')).toHaveLength(1);
    expect(page.element.querySelector('.chart__river')).toBeNull();
    expect(page.part('.map__credit').textContent).toBe(`${DRAWN}, ${FILE.credit.text}`);
    expect(page.part<HTMLAnchorElement>('.map__credit a').href).toBe(FILE.credit.href);
    const outline = page.part<SVGElement>('.chart__outline');
    expect(outline.style.display).toBe('');
    page.map.show(NAMUR);
    await page.isAt(13);
    await waitFor(() => expect(outline.style.display).toBe('none'));
    expect(page.part('.map__note').hidden, 'there are streets').toBe(true);
    await page.isAccessible();
  });

  // W-5.7
  it.each([
    [9, 11],
    [14, 16],
    [16, 16],
  ])('of tiles up to zoom %d goes to %d', async (most, closest) => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const page = await openMap({ tiles: { ...FILE, zooms: { least: 7, most } } });
    page.map.show(NAMUR, 18);
    await page.isAt(closest);
    expect(page.button('Agrandir la carte').ariaDisabled).toBe('true');
  });

  it('is the chart alone where the file cannot be read, which it says', async () => {
    vi.stubGlobal('fetch', async () => new Response('Gone', { status: 404 }));
    const page = await openMap({ tiles: FILE });
    await waitFor(() => expect(page.status).toMatch(/n’est pas disponible/));
    expect(page.part('.map__credit').textContent).toBe(DRAWN);
    expect(page.element.querySelector('.chart__river')).not.toBeNull();
    expect(page.element.querySelector('canvas')).toBeNull();
    page.map.show(NAMUR);
    await waitFor(() => expect(page.part('.map__note').hidden).toBe(false));
    expect(page.part<SVGElement>('.chart__outline').style.display).toBe('');
  });
});
