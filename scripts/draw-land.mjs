import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { readRivers } from './land/rivers.mjs';
import { simplify } from './land/simplify.mjs';

// Writes src/site/brokers/map/land.json, the land that the brokers' map draws without tiles: Belgium and its
// neighbours from Natural Earth (public domain), as arcs that neighbours share, and the rivers of
// scripts/land/rivers.mjs. Run by hand when one of the two changes: node scripts/draw-land.mjs

/** Numeric codes of ISO 3166-1, as the atlas has them; Belgium is the first. */
const COUNTRIES = ['056', '250', '528', '442', '276', '826', '756', '040'];

/** The part of the map that can be seen, in degrees; beyond it the exact course of a line does not matter. */
const WINDOW = { west: -1.6, south: 46.7, east: 10.6, north: 54.4 };
/** Belgium and its surroundings, drawn as exactly as the atlas allows. */
const CORE = { west: 2, south: 49.2, east: 6.8, north: 51.9 };

/** How far a line may deviate, in degrees of latitude. */
const TOLERANCE = { core: 0.0003, window: 0.003, beyond: 0.4 };

/** Islands smaller than this, in square degrees, are left out beyond the core. */
const SMALLEST_ISLAND = 0.002;

/** Units of the file in a degree: about a hundred metres each. */
const UNIT = 1_000;

/** @typedef {[number, number]} Place longitude, latitude */

const require = createRequire(import.meta.url);
/** @type {import('topojson-specification').Topology} */
const atlas = JSON.parse(readFileSync(require.resolve('world-atlas/countries-10m.json'), 'utf8'));
const { countries } = atlas.objects;
if (countries?.type !== 'GeometryCollection') throw new Error('The atlas has no countries.');

/** The rings of each country's visible parts, as numbers of arcs. */
const seen = COUNTRIES.map((code) => {
  const country = countries.geometries.find(({ id }) => id === code);
  if (country?.type === 'Polygon') return [country.arcs];
  if (country?.type === 'MultiPolygon') return country.arcs.filter(isSeen);
  throw new Error(`The atlas has no country ${code}.`);
});

/** @param {number[][]} arcs */
function isSeen(arcs) {
  const { geometry } = feature(atlas, { type: 'Polygon', arcs });
  if (geometry.type !== 'Polygon') return false;
  const places = /** @type {Place[]} */ (geometry.coordinates[0] ?? []);
  if (!places.some((place) => isIn(place, WINDOW))) return false;
  return areaOf(places) >= SMALLEST_ISLAND || places.some((place) => isIn(place, CORE));
}

/** The arcs' numbers in the file, by those of the atlas. @type {Map<number, number>} */
const numbers = new Map();
/** @param {number} arc */
const numberOf = (arc) => {
  const unsigned = arc < 0 ? ~arc : arc;
  if (!numbers.has(unsigned)) numbers.set(unsigned, numbers.size);
  const number = numbers.get(unsigned) ?? 0;
  return arc < 0 ? ~number : number;
};
const land = seen.map((polygons) =>
  polygons.map((rings) => rings.map((ring) => ring.map(numberOf))),
);

const arcs = [...numbers.keys()].map((arc) => {
  const { geometry } = feature(atlas, { type: 'LineString', arcs: [arc] });
  if (geometry.type !== 'LineString') throw new Error(`Arc ${arc} is no line.`);
  const places = /** @type {Place[]} */ (geometry.coordinates);
  return pack(simplify(places, toleranceAt));
});

const rivers = readRivers().map(({ width, places }) => ({ width, line: pack(places) }));

/** @param {Place} place */
function toleranceAt(place) {
  if (isIn(place, CORE)) return TOLERANCE.core;
  return isIn(place, WINDOW) ? TOLERANCE.window : TOLERANCE.beyond;
}

/** @param {Place} place @param {typeof WINDOW} window */
function isIn([lng, lat], { west, south, east, north }) {
  return lng >= west && lng <= east && lat >= south && lat <= north;
}

/** In square degrees. @param {Place[]} ring */
function areaOf(ring) {
  const sum = ring.reduce((total, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
    return total + x * nextY - nextX * y;
  }, 0);
  return Math.abs(sum) / 2;
}

/** Each place as its difference from the previous one, in units: small numbers. @param {Place[]} places */
function pack(places) {
  let before = [0, 0];
  return places.flatMap((place) => {
    const now = place.map((degrees) => Math.round(degrees * UNIT));
    const [x = 0, y = 0] = now.map((value, i) => value - (before[i] ?? 0));
    before = now;
    return [x, y];
  });
}

writeFileSync(
  new URL('../src/site/brokers/map/land.json', import.meta.url),
  `${JSON.stringify({ unit: UNIT, arcs, land, rivers })}\n`,
);
