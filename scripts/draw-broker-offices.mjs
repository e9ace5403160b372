import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { createServer } from 'vite';
import { inProject } from './preparation/places.mjs';

// `node scripts/draw-broker-offices.mjs`: redraws the pictures of the demonstration's brokers from the
// site's own drawings and colours. The results are kept in config/brokers.

/** In pixels; a unit of the drawings is one and a half. */
const SIZE = { width: 480, height: 320 };
const OUT = inProject('config', 'brokers');

/**
 * The parts of each picture, from the back to the front: a part, its props, and its position in drawing units.
 *
 * @typedef {readonly [part: string, x: number, props?: object, y?: number]} Placed
 * @type {Record<string, { sky: readonly Placed[], stands: readonly Placed[], water?: true }>}
 */
const PICTURES = {
  'corner-house': {
    sky: [['CloudPart', 124, {}, 52]],
    stands: [
      ['HousesPart', 14, { row: ['stepped', 'mansard'] }],
      ['TreePart', 156, { kind: 'lime' }],
      ['LampPart', 238],
    ],
  },
  'three-gables': {
    sky: [['CloudPart', 200, {}, 52]],
    stands: [
      ['HousesPart', 22, { row: ['bell', 'point', 'cornice'] }],
      ['BicyclePart', 206],
    ],
  },
  'lit-office': {
    sky: [],
    stands: [
      ['OfficePart', -6],
      ['TreePart', 232, { kind: 'poplar' }],
    ],
  },
  'quay-houses': {
    water: true,
    sky: [['SunPart', 4, {}, 52]],
    stands: [
      ['HousesPart', 150, { row: ['cornice', 'stepped'] }],
      ['BoatPart', 2, { kind: 'sailing' }, 12],
    ],
  },
  'willow-house': {
    sky: [['CloudPart', 70, {}, 50]],
    stands: [
      ['TreePart', 22, { kind: 'willow' }],
      ['HousesPart', 124, { row: ['mansard', 'point'] }],
      ['LampPart', 238],
    ],
  },
  'street-office': {
    sky: [['CloudPart', -6, {}, 52]],
    stands: [
      ['HousesPart', 4, { row: ['point'] }],
      ['OfficePart', 62],
      ['TreePart', 262, { kind: 'lime' }],
    ],
  },
};

/** The file of each part. @type {Record<string, string>} */
const FILES = {
  SunPart: 'sun',
  CloudPart: 'rain',
  HousesPart: 'houses',
  OfficePart: 'office',
  TreePart: 'tree',
  LampPart: 'lamp',
  BicyclePart: 'bicycle',
  BoatPart: 'boat',
};

const server = await createServer({
  configFile: false,
  root: inProject(),
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, ws: false, hmr: false },
});
const { colour, styleOf } = await server.ssrLoadModule('/src/site/seo/share-images/card-style.ts');
mkdirSync(OUT, { recursive: true });
for (const [name, picture] of Object.entries(PICTURES)) {
  const webp = await sharp(Buffer.from(await draw(picture)))
    .webp({ quality: 76, effort: 6, smartSubsample: true })
    .toFile(join(OUT, `${name}.webp`));
  process.stdout.write(`${name}.webp: ${webp.size} bytes\n`);
}
await server.close();

/** @param {(typeof PICTURES)[string]} picture */
async function draw({ sky, stands, water }) {
  const parts = await Promise.all([...sky, ...stands].map(place));
  // 320 units of 1.5 pixels: two buildings and what is beside them.
  const ground = water
    ? `<rect x="-10" y="184" width="340" height="60" fill="${colour('shallow')}" stroke="none"/><path d="M138 181H330M138 181v50" /><path class="drawing__water" d="M-10 184H138M150 202c6-6 12-6 18 0s12 6 18 0M232 198c6-6 12-6 18 0s12 6 18 0"/>`
    : '<path d="M-10 180H330"/>';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="drawing" width="${SIZE.width}" height="${SIZE.height}" viewBox="0 0 320 213.3">`,
    `<style>${styleOf('')}</style>`,
    // The picture has its own sky and ground: a colour close to the page's would show as a faint box.
    `<rect x="-10" y="-10" width="340" height="240" fill="${colour('paper')}" stroke="none"/>`,
    `<rect x="-10" y="-10" width="340" height="190" fill="${colour('shallow')}" fill-opacity="0.5" stroke="none"/>`,
    `<rect x="-10" y="180" width="340" height="50" fill="${colour('hairline')}" stroke="none"/>`,
    ground,
    ...parts,
    '</svg>',
  ].join('');
}

/** @param {Placed} placed */
async function place([part, x, props = {}, y = 0]) {
  const drawings = await server.ssrLoadModule(`/src/site/components/drawings/${FILES[part]}.tsx`);
  const drawn = renderToStaticMarkup(createElement(drawings[part], props));
  return `<g transform="translate(${x} ${y})">${drawn}</g>`;
}
