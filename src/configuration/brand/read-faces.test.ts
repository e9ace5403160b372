import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { documentFace } from '#domain/brand/document-faces.ts';
import { type OwnFace, SHIPPED_FACES } from '#domain/brand/faces.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { styleFace } from '#view/brand/face-styles.ts';
import { copyConfiguration } from '../configuration-copy.ts';
import { describeFault } from '../fault.ts';
import { listLetters, neededLetters } from './needed-letters.ts';
import { BRAND_FILE, readBrand } from './read-brand.ts';
import { readFont } from './read-font.ts';
import { FACES_FOLDER } from './read-own-face.ts';
import { measureStandIn } from './stand-in.ts';

const FONTS = 'src/view/styles/fonts';
const VARIABLE = readFileSync(`${FONTS}/besley-latin-wght-normal.woff2`);

/** A lender with a typeface of its own for titles and texts, whose files are those of Besley. */
const FACES = `faces:
  title: Kredo Slab
  text: Kredo Slab
  own:
    Kredo Slab:
      style: serif
      licence: SIL Open Font License 1.1
      pages: { variable: kredo.woff2 }
      documents: { regular: kredo-400.ttf, bold: kredo-600.ttf }
`;

let folder: string;

beforeEach(() => {
  folder = copyConfiguration([]);
  const faces = join(folder, FACES_FOLDER);
  mkdirSync(faces);
  writeFileSync(join(faces, 'kredo.woff2'), VARIABLE);
  cpSync(`${FONTS}/besley-400.ttf`, join(faces, 'kredo-400.ttf'));
  cpSync(`${FONTS}/besley-600.ttf`, join(faces, 'kredo-600.ttf'));
  writeFileSync(join(faces, 'LICENSE.txt'), 'OFL');
  write(FACES);
});

/** Puts these faces in place of the demonstration’s. */
function write(faces: string): void {
  const file = join(folder, BRAND_FILE);
  const others = readFileSync(file, 'utf8').replace(/^faces:\n(?: .*\n)*/m, '');
  writeFileSync(file, others + faces);
}

const read = (languages: readonly Locale[] = LOCALES) => readBrand(folder, languages);

function faults(): readonly string[] {
  const brand = read();
  return brand.ok
    ? []
    : brand.faults.map((fault) => describeFault(fault).slice(folder.length + 'brand/'.length + 1));
}

describe('the typefaces of a lender', () => {
  it.each([
    ['Besley', 'Hanken Grotesk'],
    ['Hanken Grotesk', 'Hanken Grotesk'],
    ['system', 'Besley'],
  ])('may be those of the program or of the system: %s, %s (F-11.1)', (title, text) => {
    rmSync(join(folder, FACES_FOLDER), { recursive: true });
    write(`faces: { title: ${title}, text: ${text} }\n`);
    expect(read()).toMatchObject({ ok: true, value: { faces: { title, text } } });
  });

  it('may be its own, with what stands in for it and its files for documents (F-11.2)', () => {
    const brand = read();
    const { title, text } = brand.ok ? brand.value.faces : expect.unreachable(faults().join('\n'));
    expect(title).toBe(text);
    expect(title).toEqual({
      family: 'Kredo Slab',
      style: 'serif',
      files: [{ path: join(folder, FACES_FOLDER, 'kredo.woff2'), weight: '400 700' }],
      standIn: expect.objectContaining({ sizeAdjust: expect.closeTo(123.48, 0) }),
      documents: {
        family: 'Besley',
        regular: join(folder, FACES_FOLDER, 'kredo-400.ttf'),
        bold: join(folder, FACES_FOLDER, 'kredo-600.ttf'),
        lineHeight: 1.675,
      },
    } satisfies OwnFace);
  });

  it('may have a file for each weight (F-11.2)', () => {
    for (const name of ['regular', 'bold'])
      writeFileSync(join(folder, FACES_FOLDER, `${name}.woff2`), withoutAxes(VARIABLE));
    rmSync(join(folder, FACES_FOLDER, 'kredo.woff2'));
    write(FACES.replace('variable: kredo.woff2', 'bold: bold.woff2, regular: regular.woff2'));
    const brand = read();
    expect(brand.ok ? brand.value.faces.text : brand.faults).toMatchObject({
      files: [
        { path: join(folder, FACES_FOLDER, 'regular.woff2'), weight: '400' },
        { path: join(folder, FACES_FOLDER, 'bold.woff2'), weight: '700' },
      ],
    });
  });

  it('a file of one weight is no variable one (F-11.3)', () => {
    writeFileSync(join(folder, FACES_FOLDER, 'kredo.woff2'), withoutAxes(VARIABLE));
    expect(faults()).toEqual([
      expect.stringContaining(
        'pages.variable: kredo.woff2 has no weights to vary: name it as regular',
      ),
    ]);
  });

  it.each([
    ['Besley', 'besley-600.ttf', 'serif'],
    ['Hanken Grotesk', 'hanken-grotesk-400.ttf', 'sans-serif'],
  ] as const)(
    '%s of the program has the measures that are computed for others',
    (name, weighed, style) => {
      const { files, standIn } = styleFace(name);
      const [page] = files.map(({ path }) => readWhole(path));
      const measured =
        page && measureStandIn(page.font, [readWhole(`${FONTS}/${weighed}`).font], style);
      expect(measured).toEqual({
        sizeAdjust: expect.closeTo(standIn?.sizeAdjust ?? 0, 0),
        ascent: expect.closeTo(standIn?.ascent ?? 0, 0),
        descent: expect.closeTo(standIn?.descent ?? 0, 0),
      });
    },
  );

  it.each(SHIPPED_FACES)('%s of the program has every letter that is asked of others', (name) => {
    const { regular, bold } = documentFace(name);
    for (const file of [...styleFace(name).files.map(({ path }) => path), regular, bold]) {
      const { font } = readWhole(file);
      const lacks = (letter: string) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
      expect(neededLetters(LOCALES).filter(lacks)).toEqual([]);
    }
  });
});

function readWhole(file: string) {
  const font = readFont(file);
  return font.ok ? font : expect.unreachable(font.reason);
}

describe('what is wrong with typefaces', () => {
  const edit = (replace: string, by: string) => {
    expect(FACES).toContain(replace);
    write(FACES.replace(replace, by));
  };

  it.each<[string, string, string, string]>([
    [
      'an unknown name',
      'title: Kredo Slab',
      'title: Kredo Slap',
      'faces.title: names no typeface: write Kredo Slab',
    ],
    [
      'another name',
      'title: Kredo Slab',
      'title: Arial',
      'faces.title: names no typeface: write one of Besley, Hank',
    ],
    ['no title', '  title: Kredo Slab\n', '', 'faces.title: is missing'],
    [
      'a name of the program',
      '    Kredo Slab:\n',
      '    Besley:\n',
      'own.Besley: is the name of a typeface of the',
    ],
    [
      'a name with quotes',
      '    Kredo Slab:\n',
      '    Kredo";}:\n',
      'is not a name of letters, digits, spaces',
    ],
    [
      'an unused face',
      'title: Kredo Slab\n  text: Kredo Slab',
      'title: Besley\n  text: system',
      'is used neither',
    ],
    [
      'no licence',
      '      licence: SIL Open Font License 1.1\n',
      '',
      'own.Kredo Slab.licence: is missing',
    ],
    [
      'an empty licence',
      'licence: SIL Open Font License 1.1',
      'licence: ""',
      'own.Kredo Slab.licence: is empty',
    ],
    ['no style', '      style: serif\n', '', 'own.Kredo Slab.style: is missing'],
    [
      'an unknown key',
      'style: serif',
      'style: serif\n      size: 3',
      'own.Kredo Slab.size: is not a known key',
    ],
    [
      'no file of pages',
      '{ variable: kredo.woff2 }',
      '{}',
      'pages: needs regular and bold, or variable by itself',
    ],
    [
      'no bold file',
      '{ variable: kredo.woff2 }',
      '{ regular: kredo.woff2 }',
      'pages: needs regular and bold, or',
    ],
    [
      'a file that is not there',
      'kredo.woff2',
      'slab.woff2',
      'pages.variable: slab.woff2 is not there',
    ],
    [
      'a way out of the folder',
      'kredo.woff2',
      '../../kredo.woff2',
      'is not the name of a file in brand/faces',
    ],
    [
      'an absolute path',
      'kredo-400.ttf',
      '/etc/kredo.ttf',
      'is not the name of a file in brand/faces',
    ],
    ['another ending', 'kredo.woff2', 'kredo.woff', 'and then .woff2'],
    [
      'a variable font as regular',
      '{ variable: kredo.woff2 }',
      '{ regular: kredo.woff2, bold: kredo.woff2 }',
      'pages.bold: kredo.woff2 is a variable font: name it as variable',
    ],
  ])('%s is a fault with its line (F-11.3)', (_, replace, by, expected) => {
    edit(replace, by);
    expect(faults().join('\n')).toMatch(/^brand\.yaml:\d+:\d+ faces/);
    expect(faults().join('\n')).toContain(expected);
  });

  it('a missing group is a fault', () => {
    write('');
    expect(faults()).toContainEqual(
      expect.stringMatching(/^brand\.yaml:\d+:\d+ faces: is missing$/),
    );
  });

  it.each<[string, string, Buffer, string]>([
    ['text', 'kredo.woff2', Buffer.from('wOF2 no'), 'kredo.woff2 is not a WOFF2 file'],
    [
      'a part of a file',
      'kredo.woff2',
      VARIABLE.subarray(0, 9_000),
      'kredo.woff2 is not a WOFF2 file',
    ],
    ['nothing', 'kredo-400.ttf', Buffer.of(), 'kredo-400.ttf is not a TrueType or OpenType file'],
    [
      'another format',
      'kredo-400.ttf',
      VARIABLE,
      'kredo-400.ttf is not a TrueType or OpenType file',
    ],
    [
      'too much for pages',
      'kredo.woff2',
      Buffer.alloc(61 * 1024),
      'kredo.woff2 is over 60 KB: leave out letters',
    ],
    [
      'too much for documents',
      'kredo-600.ttf',
      Buffer.alloc(1_025_000),
      'kredo-600.ttf is over 1000 KB',
    ],
    [
      'another family',
      'kredo-600.ttf',
      readFileSync(`${FONTS}/hanken-grotesk-600.ttf`),
      'documents.bold: is of the family Hanken Grotesk, and the regular one of Besley',
    ],
  ])('a file that holds %s is one (F-11.3, F-11.5)', (_, name, bytes, expected) => {
    writeFileSync(join(folder, FACES_FOLDER, name), bytes);
    expect(faults()).toEqual([expect.stringContaining(expected)]);
  });

  it('a file that nothing names is one, and licences and notes are not (F-11.3)', () => {
    writeFileSync(join(folder, FACES_FOLDER, 'kredo-italic.woff2'), VARIABLE);
    expect(faults()).toEqual([
      'faces/kredo-italic.woff2: is not named in brand.yaml: name it there, or delete it',
    ]);
  });

  it('all of them are reported at once, with the others of the file', () => {
    write(
      FACES.replace('kredo.woff2', 'slab.woff2')
        .replace('kredo-400', 'slab-400')
        .replace('serif', 'slab'),
    );
    expect(faults()).toHaveLength(1);
    write(FACES.replace('kredo.woff2', 'slab.woff2').replace('kredo-400', 'slab-400'));
    const file = join(folder, BRAND_FILE);
    writeFileSync(file, readFileSync(file, 'utf8').replace('motif: river', 'motif: lake'));
    expect(faults()).toEqual([
      expect.stringContaining('motif: must be one of'),
      expect.stringContaining('slab.woff2 is not there'),
      expect.stringContaining('slab-400.ttf is not there'),
      'faces/kredo-400.ttf: is not named in brand.yaml: name it there, or delete it',
      'faces/kredo.woff2: is not named in brand.yaml: name it there, or delete it',
    ]);
  });

  it('a letter that it lacks is one (F-11.4)', () => {
    const file = join(folder, FACES_FOLDER, 'kredo-400.ttf');
    writeFileSync(file, withoutEuro(readFileSync(file)));
    expect(faults()).toEqual([
      expect.stringContaining('documents.regular: kredo-400.ttf lacks €, which the pages use'),
    ]);
  });

  it('files that weigh too much together are one (F-11.5)', () => {
    const faces = join(folder, FACES_FOLDER);
    rmSync(join(faces, 'kredo.woff2'));
    const heavy = Buffer.concat([withoutAxes(VARIABLE), Buffer.alloc(6 * 1024)]);
    for (const name of ['a', 'b', 'c', 'd']) writeFileSync(join(faces, `${name}.woff2`), heavy);
    const face = (regular: string, bold: string) =>
      `{ style: serif, licence: OFL, pages: { regular: ${regular}.woff2, bold: ${bold}.woff2 }, documents: { regular: kredo-400.ttf, bold: kredo-600.ttf } }`;
    write(
      `faces:\n  title: A\n  text: B\n  own:\n    A: ${face('a', 'b')}\n    B: ${face('c', 'd')}\n`,
    );
    expect(faults()).toEqual([
      expect.stringMatching(
        /faces\.own: the files of pages weigh 153 KB together, and may weigh 150 KB/,
      ),
    ]);
  });

  it('of many letters the first are named (F-11.4)', () => {
    expect(listLetters(['€', '\u00a0'])).toBe('€ U+00A0');
    expect(listLetters([...'abcdefghijklmnopqrstuvwxyz'])).toBe(
      'a b c d e f g h i j k l m n o p q r s t and 6 others',
    );
  });

  it('a language asks for its own letters, those of the site alone (F-11.4)', () => {
    expect(neededLetters(['nl'])).toEqual(
      expect.arrayContaining(['A', '9', 'ë', '€', '’', '\u00a0']),
    );
    expect(neededLetters(['nl'])).not.toContain('ß');
    expect(neededLetters(['nl', 'de'])).toContain('ß');
  });
});

/** The static font in a variable WOFF2: its table of axes (fvar, the 47th that WOFF2 knows) becomes one that nothing reads. */
function withoutAxes(font: Buffer): Buffer {
  const changed = Buffer.from(font);
  let at = 48;
  const skipNumber = () => {
    while ((changed[at++] ?? 0) > 0x7f);
  };
  for (let table = 0; table < font.readUInt16BE(12); table++) {
    const flags = changed[at] ?? 0;
    if (flags === 47) changed[at] = 46;
    at += (flags & 63) === 63 ? 5 : 1;
    skipNumber();
    if ([10, 11].includes(flags & 63) !== flags >= 192) skipNumber();
  }
  return changed;
}

/** A font whose table of letters has ₫ in the place of €. */
function withoutEuro(font: Buffer): Buffer {
  const changed = Buffer.from(font);
  const entry = changed.indexOf('cmap', 0, 'latin1');
  const start = changed.readUInt32BE(entry + 8);
  const table = changed.subarray(start, start + changed.readUInt32BE(entry + 12));
  for (let at = table.indexOf('20ac', 0, 'hex'); at >= 0; at = table.indexOf('20ac', at, 'hex'))
    table.writeUInt16BE(0x20ab, at);
  return changed;
}
