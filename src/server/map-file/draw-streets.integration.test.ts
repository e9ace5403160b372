import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PMTiles, type Source } from 'pmtiles';
import { PmtilesSource } from 'protomaps-leaflet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAP_LAYERS } from '#domain/brokers/map-layers.ts';
import { tileAt } from '#tests/examples/invented-streets.ts';
import { runCommand } from '../commands/run-command.ts';
import { judgeMapFile } from './judge-map-file.ts';

/*
 * The commands of docs/how-to/draw-streets.md, each as it stands there, on an extract of a square kilometre that is
 * invented here. They need Debian's tilemaker and osmium-tool.
 */

const HOW_TO = readFileSync('docs/how-to/draw-streets.md', 'utf8');

/** The commands of the how-to that begin so. */
const commandsOf = (program: string) =>
  [...HOW_TO.matchAll(/^ *```sh\n *(.+)\n *```$/gm), ...HOW_TO.matchAll(/`(osmium [^`]+)`/g)]
    .map(([, command = '']) => command)
    .filter((command) => command.startsWith(program));

/** Degrees around a place in Namur. */
const at = (north: number, east: number) => [50.46 + north, 4.86 + east] as const;

type Way = readonly [tags: Readonly<Record<string, string>>, ...ReturnType<typeof at>[]];

const ACROSS = [at(0, -0.2), at(0, 0.2)];
const SQUARE = [at(0, 0), at(0.01, 0), at(0.01, 0.01), at(0, 0.01)];

const WAYS: readonly Way[] = [
  [{ highway: 'motorway', name: 'E411' }, ...ACROSS],
  [{ highway: 'primary', name: 'Chaussée de Louvain' }, ...ACROSS],
  [{ highway: 'tertiary' }, ...ACROSS],
  [{ highway: 'residential', name: 'Rue Haute' }, at(0, 0), at(0.001, 0.001)],
  [{ highway: 'footway' }, at(0, 0), at(0.001, 0.001)],
  [{ highway: 'proposed', name: 'Nowhere' }, at(0, 0), at(0.001, 0.001)],
  [{ waterway: 'river', name: 'La Meuse' }, ...ACROSS],
  [{ railway: 'rail' }, ...ACROSS],
  [{ railway: 'rail', tunnel: 'yes' }, ...ACROSS],
  [{ natural: 'coastline' }, ...ACROSS],
  [{ natural: 'water' }, ...SQUARE, at(0, 0)],
  [{ landuse: 'forest' }, ...SQUARE, at(0, 0)],
  [{ landuse: 'industrial' }, ...SQUARE, at(0, 0)],
  [{ building: 'yes' }, ...SQUARE, at(0, 0)],
];

/** An extract as OpenStreetMap writes it. Equal places are one node, so that areas close. */
function writeExtract(): string {
  const nodes = new Map<string, number>();
  const nodeAt = (place: readonly [number, number]) => {
    const key = place.join();
    const id = nodes.get(key) ?? nodes.size + 1;
    nodes.set(key, id);
    return `<nd ref="${id}"/>`;
  };
  const ways = WAYS.map(([tags, ...places], i) => {
    const tagged = Object.entries(tags).map(([key, value]) => `<tag k="${key}" v="${value}"/>`);
    return `<way id="${i + 1}" version="1">${places.map(nodeAt).join('')}${tagged.join('')}</way>`;
  });
  const placed = [...nodes].map(([key, id]) => {
    const [lat, lon] = key.split(',');
    return `<node id="${id}" version="1" lat="${lat}" lon="${lon}"/>`;
  });
  const bounds = '<bounds minlat="50.3" minlon="4.5" maxlat="50.6" maxlon="5.2"/>';
  return `<osm version="0.6">${bounds}${placed.join('')}${ways.join('')}</osm>`;
}

let folder: string;
const inFolder = (file: string) => join(folder, file);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'loanfront-how-to-'));
  symlinkSync(resolve('scripts'), inFolder('scripts'));
  writeFileSync(inFolder('belgium.osm'), writeExtract());
  execFileSync('osmium', ['cat', 'belgium.osm', '--output=belgium.osm.pbf'], { cwd: folder });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a line of the how-to in the folder. */
const run = (line: string) => execFileSync('sh', ['-c', line], { cwd: folder, stdio: 'pipe' });

/** Runs the operator's commands in the folder. */
const operate = (line: string, ...more: string[]) =>
  runCommand(
    [...line.replace('npm run loanfront -- ', '').split(' '), ...more],
    { INIT_CWD: folder },
    { now: new Date() },
  );

/** The features of each layer of the tile in the middle, as the map's library reads them. */
async function layersIn(file: string, z: number) {
  const bytes = readFileSync(inFolder(file));
  const source: Source = {
    getKey: () => file,
    getBytes: async (offset, length) => ({
      data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
    }),
  };
  return await new PmtilesSource(new PMTiles(source), false).get(tileAt(50.4605, 4.8605, z), 256);
}

describe('the how-to', () => {
  it('makes a file that the map can draw, with all of its layers', async () => {
    const [tilemaker = 'exit 1'] = commandsOf('tilemaker');
    const [convert = 'map'] = commandsOf('npm run loanfront');
    run(tilemaker);
    const { code, output } = await operate(convert);
    expect(output).toMatch(/^\d+ tiles, 0\.\d MB\.\n/);
    expect(code).toBe(0);
    expect(judgeMapFile(inFolder('streets.pmtiles'))).toMatchObject({
      ok: true,
      header: { zooms: { least: 7, most: 14 }, tileCompression: 'gzip' },
    });

    const close = await layersIn('streets.pmtiles', 14);
    expect([...close.keys()].toSorted()).toEqual(MAP_LAYERS.toSorted());
    const roads = close.get('road')?.map(({ props: { kind, name } }) => [kind, name]);
    expect(roads).toHaveLength(5);
    expect(roads).toEqual(
      expect.arrayContaining([
        ['motorway', 'E411'],
        ['main', 'Chaussée de Louvain'],
        ['side', undefined],
        ['minor', 'Rue Haute'],
        ['path', undefined],
      ]),
    );
    expect(close.get('rail'), 'none in a tunnel').toHaveLength(1);
    expect(close.get('green'), 'neither works nor houses').toHaveLength(1);

    const far = await layersIn('streets.pmtiles', 7);
    expect(far.get('road')?.map(({ props }) => props)).toEqual([{ kind: 'motorway' }]);
    expect(far.get('rail')).toBeUndefined();
  });

  it('cuts a region out of an extract', () => {
    const [extract = 'exit 1'] = commandsOf('osmium');
    run(extract);
    expect(readFileSync(inFolder('namur.osm.pbf')).length).toBeGreaterThan(100);
  });
});

describe('a conversion', () => {
  it.each([
    ['missing.mbtiles', /^There is no file .+missing\.mbtiles\.\n$/],
    ['belgium.osm', /belgium\.osm could not be converted: file is not a database\.\n$/],
  ])('of %s is refused, and leaves no file', async (file, said) => {
    const { code, output } = await operate(`map convert ${file} ${file}.pmtiles`);
    expect([code, output]).toEqual([1, expect.stringMatching(said)]);
    expect(() => readFileSync(inFolder(`${file}.pmtiles`))).toThrow('no such file');
  });

  it('says so to programs too', async () => {
    const { output } = await operate('map convert missing.mbtiles a.pmtiles', '--json');
    expect(JSON.parse(output).error).toMatch(/^There is no file/);
  });
});
