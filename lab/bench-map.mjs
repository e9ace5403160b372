import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { readFrames } from './map-frames/frames.mjs';
import {
  endChild,
  ensureSystemPackages,
  findChromium,
  prepareProduct,
  runCommand,
  serveProduct,
} from './project.mjs';

// Drags the brokers' map to and fro and prints how long its frames take, for docs/performance.md: node
// lab/bench-map.mjs. Run by hand on an idle machine. Only the browser is measured: the map's calls are
// answered in the page, /dev/map/, before the first frame counts and whenever the map comes to rest.

/** The number of brokers, and the zoom. */
const CASES = [
  { brokers: 0, zoomIn: 0 },
  { brokers: 100_000, zoomIn: 0 },
  { brokers: 100_000, zoomIn: 5 },
  { brokers: 100_000, zoomIn: 6 },
];

/** Frames of one drag, and pixels a frame. */
const DRAG = { frames: 150, step: 4 };

await runCommand(async () => {
  const node = await prepareProduct();
  await ensureSystemPackages(['chromium']);
  const data = mkdtempSync(join(tmpdir(), 'loanfront-map-'));
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  const { server, address } = await serveProduct(node, data);
  try {
    process.stdout.write(
      '| brokers | zoom | marks | frames | p50 | p95 | longest | over 34 ms | busy a frame |\n|---|---|---|---|---|---|---|---|---|\n',
    );
    for (const benchCase of CASES) process.stdout.write(await measure(browser, address, benchCase));
  } finally {
    await browser.close();
    await endChild(server);
    rmSync(data, { recursive: true, force: true });
  }
});

/**
 * A line of the table.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {{ brokers: number, zoomIn: number }} one
 */
async function measure(browser, address, { brokers, zoomIn }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${address}/dev/map/fr/?brokers=${brokers}`);
  const marks = page.locator('.mark');
  await marks.first().waitFor({ timeout: 60_000 });
  for (let zoomed = 0; zoomed < zoomIn; zoomed += 1) {
    await page.locator('.map__button').last().click();
    await settle(page);
  }
  const devtools = await page.context().newCDPSession(page);
  // Only the time that it computed, not the time that it waited for others.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await busyTime(devtools);
  const stamps = await page.evaluate(drag, DRAG);
  const busy = (await busyTime(devtools)) - before;
  const { frames, p50, p95, longest, late, busy: each } = readFrames(stamps, busy * 1_000);
  const count = await marks.count();
  await page.close();
  const cells = [
    brokers === 0 ? 'the demonstration’s' : brokers.toLocaleString('en'),
    8 + zoomIn,
    count,
    frames,
    ...[p50, p95, longest].map((time) => `${time.toFixed(1)} ms`),
    late,
    `${each.toFixed(1)} ms`,
  ];
  return `| ${cells.join(' | ')} |\n`;
}

/** Waits until the map has come to rest and its marks are there. @param {import('@playwright/test').Page} page */
async function settle(page) {
  let before = '';
  for (;;) {
    const now = await page.evaluate(async () => {
      for (let frame = 0; frame < 30; frame += 1)
        await new Promise((next) => requestAnimationFrame(next));
      return [...document.querySelectorAll('.mark')].map((mark) => mark.ariaLabel).join();
    });
    if (now === before) return;
    before = now;
  }
}

/** Seconds for which the page's main thread was busy. @param {import('@playwright/test').CDPSession} devtools */
async function busyTime(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/**
 * In the page: there and back, a mouse move each frame. Returns the start of each frame.
 * @param {typeof DRAG} how
 */
async function drag({ frames, step }) {
  const view = document.querySelector('.map__view');
  if (!view) return [];
  const { x, y, width, height } = view.getBoundingClientRect();
  let at = x + width / 4;
  /** @param {string} type */
  const mouse = (type) =>
    view.dispatchEvent(
      new MouseEvent(type, {
        clientX: at,
        clientY: y + height / 2,
        button: 0,
        bubbles: true,
        cancelable: true,
      }),
    );
  /** @type {number[]} */
  const stamps = [];
  for (const direction of [1, -1]) {
    mouse('mousedown');
    for (let frame = 0; frame < frames; frame += 1) {
      stamps.push(await new Promise((next) => requestAnimationFrame(next)));
      at += direction * step;
      mouse('mousemove');
    }
    mouse('mouseup');
  }
  return stamps;
}
