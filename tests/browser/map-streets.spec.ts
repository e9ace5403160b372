import type { Page } from '@playwright/test';
import Fastify, { type FastifyInstance } from 'fastify';
import { API } from '#calls/api.ts';
import { addMapFileRoutes, describeMapFile } from '#server/lookups/map-file/map-file-routes.ts';
import { type OpenMapFile, openMapFile } from '#server/lookups/map-file/open-map-file.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { openFinder, searchFor } from './harness/finder.ts';
import { expect, test } from './harness/one-window.ts';

/*
 * The file, its check and its ranges: src/server/lookups/map-file. What fails: src/site/brokers/map/map-background.dom.test.ts.
 * Here: what is drawn, on a real canvas. The tested server has no such file; its own routes answer from one in this
 * process.
 */

let mapFile: OpenMapFile;
let server: FastifyInstance;
test.beforeAll(async () => {
  mapFile = await openMapFile('tests/map-file/streets.pmtiles');
  server = Fastify();
  addMapFileRoutes(server, { mapFile });
});
test.afterAll(async () => {
  await server.close();
  await mapFile.close();
});

/** How many pixels of the streets have a motorway's colour in this scheme. */
const motorways = (page: Page, scheme: 'light' | 'dark') =>
  page.evaluate(
    ([light, field]) => {
      // A sheet of its own: the browser complains of what is drawn and read again.
      const sheet = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      if (!sheet) throw new Error('No canvas');
      sheet.fillStyle = `color-mix(in oklab, ${light} 45%, ${field})`;
      sheet.fillRect(0, 0, 1, 1);
      const wanted = sheet.getImageData(0, 0, 1, 1).data;
      let count = 0;
      for (const tile of document.querySelectorAll<HTMLCanvasElement>('.map__streets canvas')) {
        if (tile.width === 0) continue;
        const { width, height } = Object.assign(sheet.canvas, {
          width: tile.width,
          height: tile.height,
        });
        sheet.drawImage(tile, 0, 0);
        const drawn = sheet.getImageData(0, 0, width, height).data;
        for (let at = 0; at < drawn.length; at += 4)
          if ([0, 1, 2, 3].every((i) => Math.abs((drawn[at + i] ?? 0) - (wanted[i] ?? 0)) <= 2))
            count += 1;
      }
      return count;
    },
    [fluvia.brand.colours[scheme].drawingLight, fluvia.brand.colours[scheme].field] as const,
  );

test('draws the streets of a file in the brand’s colours', { tag: '@desktop' }, async ({
  page,
  baseURL,
}) => {
  const ranges: (string | undefined)[] = [];
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) elsewhere.push(request.url());
  });
  await page.route(`**${API}/map/tiles`, (route) =>
    route.fulfill({ json: describeMapFile(mapFile) }),
  );
  await page.route('**/*.pmtiles', async (route) => {
    const { range } = route.request().headers();
    ranges.push(range);
    const url = new URL(route.request().url()).pathname.slice(API.length);
    const answer = await server.inject({ url, headers: { ...(range && { range }) } });
    const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
    await route.fulfill({
      status: answer.statusCode,
      headers: Object.fromEntries(headers),
      body: answer.rawPayload,
    });
  });

  const finder = await openFinder(page);
  await searchFor(finder, '5000');
  await expect.poll(() => motorways(page, 'light')).toBeGreaterThan(500);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => motorways(page, 'dark')).toBeGreaterThan(500);
  expect(await motorways(page, 'light')).toBe(0);

  const credit = page.getByRole('link', { name: '© OpenStreetMap contributors' });
  await expect(credit).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
  expect(elsewhere).toEqual([]);
  expect(ranges[0]).toBe('bytes=0-16383');
  for (const range of ranges) expect(range).toMatch(/^bytes=\d+-\d+$/);
});
