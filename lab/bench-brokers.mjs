import { cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import Fastify from 'fastify';
import { readBrokers } from '../src/configuration/broker-file.ts';
import { BROKER_COLUMNS } from '../src/configuration/broker-rows.ts';
import { readPlaces } from '../src/configuration/locality-file.ts';
import { mapBrokers } from '../src/domain/brokers/clusters.ts';
import { indexNearest } from '../src/domain/brokers/nearest-brokers.ts';
import { indexPlaces } from '../src/domain/places/suggest-places.ts';
import { addBrokerRoutes } from '../src/server/brokers/broker-routes.ts';
import { createBrokers } from '../src/server/brokers/brokers.ts';
import { writeCsv } from '../src/server/commands/csv.ts';
import { checkBySchemas } from '../src/server/http/check-by-schemas.ts';
import { inProject } from './project.mjs';

// `node lab/bench-brokers.mjs [n]`: measures the finder with n brokers (100,000 by default), generated
// around the country's localities, the same in each run. It measures the figures of docs/performance.md,
// in one process and by calls over the loopback, and is not part of `npm test`.

const COUNT = Number(process.argv[2] ?? 100_000);
const SEED = 20_261_122;
const SEARCHES = 1_000;
const VIEWS = 300;
/** A desktop's window in pixels, and the zoom levels that are asked for. */
const SCREEN = { width: 900, height: 700 };
const ZOOMS = [8, 10, 12, 13, 14, 16];

const random = seeded(SEED);
const configDir = mkdtempSync(join(tmpdir(), 'loanfront-bench-'));
try {
  await bench();
} finally {
  rmSync(configDir, { recursive: true });
}

async function bench() {
  cpSync(inProject('config', 'localities.csv'), join(configDir, 'localities.csv'));
  const places = readPlaces(configDir);
  if (!places.ok) throw new Error('The localities cannot be read');
  const { localities } = places.value;
  writeFileSync(join(configDir, 'brokers.csv'), writeCsv(BROKER_COLUMNS, invent(localities)));
  const megabytes = statSync(join(configDir, 'brokers.csv')).size / 1e6;

  const before = memory();
  const idle = process.cpuUsage();
  const [read, reading] = time(() => readBrokers(configDir, places.value));
  const { user, system } = process.cpuUsage(idle);
  if (!read.ok) throw new Error(JSON.stringify(read.faults.slice(0, 3)));
  const brokers = read.value;
  print(`${COUNT} brokers, ${megabytes.toFixed(1)} MB of CSV`);
  const busy = seconds((user + system) / 1000);
  print(`reading and checking: ${seconds(reading)}, of which the processor ${busy}`);

  const somewhere = () => pick(localities);
  const nearest = indexNearest(brokers);
  const types = /** @type {const} */ (['ch', 'pat']);
  print(
    `index for searches: ${seconds(time(() => nearest.findNearest(somewhere(), types, 'zip'))[1])}`,
  );
  const map = mapBrokers(brokers);
  const country = { south: 49.4, west: 2.4, north: 51.6, east: 6.5 };
  const whole = { ...country, zoom: 8, types };
  print(`index of clusters: ${seconds(time(() => map.view(whole))[1])}`);
  print(`memory for all of it: ${(memory() - before).toFixed(0)} MB`);

  const suggestions = indexPlaces(localities);
  row('search', 'each', 'p50', 'p99', 'bytes (br)', 'as JSON');
  const app = Fastify();
  checkBySchemas(app);
  addBrokerRoutes(app, { brokers: createBrokers(brokers) });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  await measure('brokers by postcode', SEARCHES, () => {
    const { lat, lng } = somewhere();
    return `${origin}/brokers?lat=${lat}&lng=${lng}&by=zip`;
  });
  for (const zoom of ZOOMS)
    await measure(`view at zoom ${zoom}`, VIEWS, () => {
      const window = windowAround(somewhere(), zoom);
      const query = Object.entries({ ...window, zoom }).map(([name, value]) => `${name}=${value}`);
      return `${origin}/brokers/map?${query.join('&')}`;
    });
  await app.close();
  const typed = ['nam', 'bruxeles', 'Rue de Namur 12, Liège', '5000', 'sint-nik'];
  const each = typed.flatMap((text) =>
    Array.from({ length: 50 }, () => time(() => suggestions.suggest(text, 'fr'))[1]),
  );
  row('suggestions', each.length, ...percentiles(each));
}

/** @param {string} name @param {number} times @param {() => string} address */
async function measure(name, times, address) {
  const urls = Array.from({ length: times }, address);
  for (const url of urls.slice(0, 20)) await (await fetch(url)).text();
  const durations = [];
  const bytes = [];
  const plain = [];
  for (const url of urls) {
    const start = performance.now();
    const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    const text = await answer.text();
    durations.push(performance.now() - start);
    if (!answer.ok) throw new Error(`${url}: ${text}`);
    plain.push(Buffer.byteLength(text));
    bytes.push(Number(answer.headers.get('content-length')));
  }
  row(name, times, ...percentiles(durations), most(bytes), most(plain));
}

/** The median of the answers' sizes, and the largest. @param {number[]} sizes */
function most(sizes) {
  const sorted = sizes.toSorted((a, b) => a - b);
  const kilobytes = (/** @type {number | undefined} */ size) =>
    `${((size ?? 0) / 1000).toFixed(1)}`;
  return `${kilobytes(sorted[Math.floor(sorted.length / 2)])}, at most ${kilobytes(sorted.at(-1))} KB`;
}

/** @param {readonly import('../src/domain/places/places.ts').Locality[]} localities */
function invent(localities) {
  return Array.from({ length: COUNT }, (_, i) => {
    const { zip, fr, lat, lng } = pick(localities);
    const [angle, distance] = [random() * 2 * Math.PI, random() ** 2 * 0.03];
    const phone = `tel:+322${String(200_000 + (i % 800_000)).padStart(7, '0')}`;
    return {
      ...{ id: `b-${i}`, name: `Courtage ${fr} ${i}`, type: i % 2 === 0 ? 'ch' : 'pat' },
      ...{
        lat: (lat + distance * Math.sin(angle)).toFixed(5),
        lng: (lng + distance * Math.cos(angle)).toFixed(5),
      },
      ...{ address: `Rue Neuve ${1 + (i % 200)}, ${zip} ${fr}`, phone, phoneLabel: phone.slice(5) },
      ...{ contact: 'Sophie Delrivière', contactUrl: `mailto:b-${i}@courtage.example` },
      hours: 'Mo-Fr 09:00-12:30,13:30-17:30; Sa 09:00-12:00',
    };
  });
}

/** @param {{ lat: number, lng: number }} centre @param {number} zoom */
function windowAround({ lat, lng }, zoom) {
  const degrees = 360 / (256 * 2 ** zoom);
  const [high, wide] = [(SCREEN.height / 2) * degrees * 0.63, (SCREEN.width / 2) * degrees];
  const edges = { south: lat - high, west: lng - wide, north: lat + high, east: lng + wide };
  return Object.fromEntries(Object.entries(edges).map(([name, value]) => [name, value.toFixed(5)]));
}

/** @param {number[]} durations */
function percentiles(durations) {
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ part) =>
    `${(sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1)} ms`;
  return [at(0.5), at(0.99)];
}

/** @template T @param {() => T} work @returns {[T, number]} */
function time(work) {
  const start = performance.now();
  const value = work();
  return [value, performance.now() - start];
}

function memory() {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1e6;
}

/** @template T @param {readonly T[]} list @returns {T} */
function pick(list) {
  const picked = list[Math.floor(random() * list.length)];
  if (picked === undefined) throw new Error('There is none to pick');
  return picked;
}

/** @param {number} seed */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @param {number} milliseconds */
function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

/** @param {string} line */
function print(line) {
  process.stdout.write(`${line}\n`);
}

/** @param {...(string | number)} cells */
function row(...cells) {
  print(`| ${cells.join(' | ')} |`);
}
