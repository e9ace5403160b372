import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { createServer } from 'vite';
import { writeOutPalette } from '#view/palette.ts';
import { findChromium } from './checks/chromium.mjs';
import { drawMoment, POSTER_AT, SECONDS, SIZE } from './film/loan-river.mjs';
import { inProject } from './preparation/places.mjs';

// `node scripts/make-film.mjs`: redraws the film from the site's own drawings and colours, frame by
// frame in Chromium, and encodes it. Needs ffmpeg, which nothing else does, so the results are kept in
// content/films.

const FRAMES_A_SECOND = 24;
const OUT = inProject('content', 'films', 'loan-river');

/** From the frames to a file, by its ending: the format that browsers prefer, and the one that all can play. */
const ENCODERS = {
  webm: '-c:v libvpx-vp9 -pix_fmt yuv420p -crf 40 -b:v 0 -row-mt 1 -deadline good -cpu-used 1',
  mp4: '-c:v libx264 -pix_fmt yuv420p -crf 27 -preset veryslow -tune animation -movflags +faststart',
};

const drawings = await loadDrawings();
const installed = findChromium();
const browser = await chromium.launch({
  ...(installed && { executablePath: installed }),
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light' });
await page.setContent(`<style>${sheets()} body { margin: 0 }</style><main></main>`);

/** @param {number} t @returns {Promise<Buffer>} */
const shoot = async (t) => {
  await page.evaluate(
    (svg) => {
      document.body.innerHTML = svg;
    },
    drawMoment(t, drawings),
  );
  return page.screenshot({ type: 'png' });
};

const encoders = Object.entries(ENCODERS).map(([ending, options]) => {
  const input = `-y -loglevel error -f image2pipe -framerate ${FRAMES_A_SECOND} -c:v png -i -`;
  const args = [...input.split(' '), ...options.split(' '), '-an', `${OUT}.${ending}`];
  return spawn('ffmpeg', args, { stdio: ['pipe', 'inherit', 'inherit'] });
});
const ended = encoders.map((encoder) => once(encoder, 'exit'));
for (let frame = 0; frame < SECONDS * FRAMES_A_SECOND; frame += 1) {
  const picture = await shoot(frame / FRAMES_A_SECOND);
  await Promise.all(encoders.map(({ stdin }) => stdin.write(picture) || once(stdin, 'drain')));
}
for (const { stdin } of encoders) stdin.end();
await Promise.all(ended);
writeFileSync(
  `${OUT}.webp`,
  await sharp(await shoot(POSTER_AT))
    .webp({ quality: 80 })
    .toBuffer(),
);
await browser.close();
process.exitCode = encoders.some(({ exitCode }) => exitCode !== 0) ? 1 : 0;

/** The site's drawings, as SVG. @returns {Promise<import('./film/loan-river.mjs').Drawings>} */
async function loadDrawings() {
  const server = await createServer({
    configFile: false,
    root: inProject(),
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, hmr: false },
  });
  /** @param {string} file @param {string} name @param {object} [props] */
  const draw = async (file, name, props = {}) => {
    const drawing = await server.ssrLoadModule(`/src/site/components/drawings/${file}.tsx`);
    return renderToStaticMarkup(createElement(drawing[name], props));
  };
  const drawn = {
    boat: await draw('boat', 'BoatPart', { kind: 'sailing' }),
    houses: await draw('houses', 'HousesPart'),
    tree: await draw('tree', 'TreePart', { kind: 'poplar' }),
    sun: await draw('sun', 'SunPart'),
    cloud: await draw('rain', 'CloudPart'),
  };
  await server.close();
  return drawn;
}

/** The site's colours, and the styles of drawings. */
function sheets() {
  const names = [
    'view/styles/layers.css',
    'view/styles/tokens.css',
    'site/components/drawings/drawings.css',
  ];
  return names
    .map((name) =>
      writeOutPalette(readFileSync(inProject('src', name), 'utf8')).replace(/^@import .*$/m, ''),
    )
    .join('\n');
}
