import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fluvia } from '#tests/examples/fluvia.ts';
import {
  copyConfiguration,
  DEMONSTRATION,
  expectFaultOnLine,
  lineOf,
  type WrongLine,
} from '../configuration-copy.ts';
import { BRAND_FILE, readBrand } from './read-brand.ts';

describe('brand.yaml', () => {
  it('draws the demonstration’s loans as a river', () => {
    expect(readBrand(DEMONSTRATION)).toMatchObject({
      ok: true,
      value: { motif: 'river' },
    });
  });

  it.each(['area', 'bars', 'none'])('accepts the motif %s (F-3.1)', (motif) => {
    const folder = copyConfiguration([
      { file: BRAND_FILE, replace: 'motif: river', by: `motif: ${motif}` },
    ]);
    expect(readBrand(folder)).toMatchObject({ ok: true, value: { motif } });
  });

  it('is a fault where it is empty', () => {
    const folder = copyConfiguration([]);
    writeFileSync(join(folder, BRAND_FILE), '');
    expect(readBrand(folder)).toMatchObject({
      ok: false,
      faults: [{ file: join(folder, BRAND_FILE), place: '1:1' }],
    });
  });
});

/** A file of a brand with these light colours, and of the demonstration's otherwise. */
function brandWith(colours: Readonly<Record<string, string>>, dark = ''): string {
  const folder = copyConfiguration([]);
  const { light } = fluvia.brand.colours;
  const lines = Object.entries({ ...light, ...colours }).map(
    ([role, hex]) => `    ${role}: "${hex}"`,
  );
  writeFileSync(
    join(folder, BRAND_FILE),
    `motif: none\ncolours:\n  light:\n${lines.join('\n')}\n${dark}shape: { corner: none, buttons: corner, line: thin }\nfaces: { title: system, text: system }\n`,
  );
  return folder;
}

const YELLOW = { act: '#FFD23F', actHover: '#f2c014', onAct: '#1b1b1b' };

describe('the colours of brand.yaml', () => {
  it('may have a yellow button, and no dark scheme: it is derived (F-2.3)', () => {
    const result = readBrand(brandWith({ ...YELLOW, ink: '#12214a', edge: '#12214a' }));
    expect(result).toMatchObject({
      ok: true,
      value: {
        colours: {
          light: { act: '#ffd23f', ink: '#12214a' },
          dark: { ink: expect.stringMatching(/^#e/), paper: expect.stringMatching(/^#1/) },
        },
        shape: { corner: 'none', buttons: 'corner', line: 'thin' },
      },
    });
  });

  it('may give a part of the dark scheme (F-2.3)', () => {
    const folder = brandWith({}, '  dark:\n    paper: "#000000"\n');
    expect(readBrand(folder)).toMatchObject({
      ok: true,
      value: { colours: { dark: { paper: '#000000', field: expect.stringMatching(/^#[12]/) } } },
    });
  });

  it('may have faults in several places, all of them reported (F-2.1)', () => {
    const folder = brandWith({ ink: 'black', field: '#12' }, '  dark:\n    papr: "#000000"\n');
    const result = readBrand(folder);
    expect(result.ok ? [] : result.faults.map(({ place }) => place.split(' ')[1])).toEqual([
      'colours.light.field',
      'colours.light.ink',
      'colours.dark.papr',
    ]);
  });

  it('report a pair that is too weak, on the line of its colour (F-2.4)', () => {
    const folder = brandWith({ softInk: '#8a8a8a' });
    expect(readBrand(folder)).toMatchObject({
      ok: false,
      faults: expect.arrayContaining([
        {
          file: join(folder, BRAND_FILE),
          place: `${lineOf(folder, BRAND_FILE, 'softInk')}:5 colours.light.softInk`,
          reason:
            'has a contrast of 3.23 to paper, and needs 4.5: notes, and what cannot be used now',
        },
      ]),
    });
  });

  it('report a weak pair of the dark colours that are given (F-2.4)', () => {
    const folder = brandWith({}, '  dark:\n    softInk: "#6a6a6a"\n');
    const result = readBrand(folder);
    expect(result.ok ? [] : result.faults[0]).toEqual({
      file: join(folder, BRAND_FILE),
      place: `${lineOf(folder, BRAND_FILE, 'softInk: "#6a6a6a"')}:5 colours.dark.softInk`,
      reason: expect.stringContaining('to paper, and needs 4.5'),
    });
  });
});

describe('the size of a brand (F-2.6)', () => {
  it('is a fault of brand.yaml over 64 KB', () => {
    const folder = copyConfiguration([]);
    appendFileSync(join(folder, BRAND_FILE), `# ${'x'.repeat(64 * 1024)}\n`);
    expect(readBrand(folder)).toEqual({
      ok: false,
      faults: [{ file: join(folder, BRAND_FILE), place: '', reason: 'is over 64 KB' }],
    });
  });

  it('is reported with every other fault of the brand', () => {
    const folder = copyConfiguration([
      { file: BRAND_FILE, replace: 'motif: river', by: 'motif: lake' },
    ]);
    appendFileSync(join(folder, BRAND_FILE), `# ${'x'.repeat(64 * 1024)}\n`);
    writeFileSync(join(folder, 'brand/large.webp'), Buffer.alloc(1024 * 1024));
    writeFileSync(join(folder, 'brand/mark.svg'), '<p/>');
    const result = readBrand(folder);
    expect(result.ok ? [] : result.faults.map(({ file, place }) => [file, place])).toEqual([
      [join(folder, BRAND_FILE), ''],
      [join(folder, 'brand'), ''],
      [join(folder, BRAND_FILE), expect.stringMatching(/ motif$/)],
      [join(folder, 'brand/mark.svg'), '1:1'],
    ]);
  });

  it('is a fault of the folder over 1 MB, which names the largest files', () => {
    const folder = copyConfiguration([]);
    const sizes = [2000, 600, 300, 100];
    for (const size of sizes)
      writeFileSync(join(folder, `brand/${size}.webp`), Buffer.alloc(size * 1024));
    writeFileSync(join(folder, 'brand/source.ttf'), Buffer.alloc(4 * 1024 * 1024));
    expect(readBrand(folder)).toMatchObject({
      ok: false,
      faults: [
        {
          file: join(folder, 'brand'),
          place: '',
          reason: expect.stringMatching(
            /is 300\d KB, and may be 1024 KB: make the largest smaller, brand\/2000\.webp \(2000 KB\), brand\/600\.webp \(600 KB\), brand\/300\.webp \(300 KB\)$/,
          ),
        },
      ],
    });
  });
});

describe('a wrong line of brand.yaml', () => {
  it.each<WrongLine>([
    ['motif: river', 'motif: lake', 'motif: lake', 'motif', 'must be one of'],
    ['motif: river', 'motif: [river]', 'motif: [', 'motif', 'must be one of'],
    ['motif: river', 'motif: river\nmotive: river', 'motive', 'motive', 'not a known key'],
    ['motif: river', 'motive: river', '', 'motif', 'is missing'],
    [
      '    paper: "#fbf7ef"',
      '    papier: "#fbf7ef"',
      '',
      'colours.light.paper',
      'is missing: the ground',
    ],
    [
      '    paper: "#fbf7ef"',
      '    papr: "#fbf7ef"',
      '    papr',
      'colours.light.papr',
      'is it paper?',
    ],
    ['paper: "#fbf7ef"', 'paper: #fbf7ef', 'paper: #', 'colours.light.paper', 'between quotes'],
    ['paper: "#fbf7ef"', 'paper: 123456', 'paper: 1', 'colours.light.paper', 'between quotes'],
    ['paper: "#fbf7ef"', 'paper: red', 'paper: red', 'colours.light.paper', 'is not a colour'],
    ['paper: "#fbf7ef"', 'paper: "#12"', 'paper: "#12"', 'colours.light.paper', 'not a colour'],
    ['paper: "#fbf7ef"', 'paper: "#fbf7ef80"', 'paper: "#f', 'colours.light.paper', 'not a col'],
    ['"#10312b99"           #', '"#10312b" #', '    veil', 'colours.light.veil', 'how dense'],
    ['  dark:\n', '  dusk: {}\n  dark:\n', '  dusk', 'colours.dusk', 'not a known key'],
    ['  corner: small', '  corner: 6', '  corner: 6', 'shape.corner', 'must be one of none'],
    ['  buttons: round', '  button: round', '  button', 'shape.button', 'not a known key'],
    ['  line: strong\n', '', 'shape:', 'shape.line', 'is missing'],
  ])('%j → %j', (...wrong) => {
    expectFaultOnLine(BRAND_FILE, (folder) => readBrand(folder), wrong);
  });
});
