import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { copyConfiguration } from '../configuration-copy.ts';
import { describeFault } from '../fault.ts';
import { BRAND_FILE, readBrand } from './read-brand.ts';
import { PICTURES_FOLDER } from './read-pictures.ts';

const ALT = '{ fr: Une rue, nl: Een straat, de: Eine Straße, en: A street }';
const SVG = '<svg viewBox="0 0 40 20"><path d="M0 0h40"/></svg>';
const WEBP = Buffer.from('RIFF\x04\x00\x00\x00WEBPVP8 ', 'latin1');

let folder: string;

beforeEach(() => {
  folder = copyConfiguration([]);
  mkdirSync(join(folder, PICTURES_FOLDER));
  write('street.svg', SVG);
  write('desk.webp', WEBP);
});

function write(name: string, content: string | Buffer): void {
  writeFileSync(join(folder, PICTURES_FOLDER, name), content);
}

const name = (pictures: string) =>
  appendFileSync(join(folder, BRAND_FILE), `pictures:\n${pictures}`);

const HOME = `  home: { file: street.svg, alt: ${ALT} }\n`;
const CONTACT = `  contact: { file: desk.webp, alt: ${ALT} }\n`;

function faults(): readonly string[] {
  const brand = readBrand(folder);
  return brand.ok
    ? []
    : brand.faults.map((fault) => describeFault(fault).slice(folder.length + '/brand/'.length));
}

describe('the pictures of a lender', () => {
  it('are none where it has none', () => {
    const brand = readBrand(copyConfiguration([]));
    expect(brand).toMatchObject({ ok: true, value: { pictures: {} } });
  });

  it('are a drawing or a photo in each place, with its text (F-11.7)', () => {
    name(HOME + CONTACT);
    write('CREDITS.md', 'By a friend.');
    const alt = { fr: 'Une rue', nl: 'Een straat', de: 'Eine Straße', en: 'A street' };
    expect(readBrand(folder)).toMatchObject({
      ok: true,
      value: {
        pictures: {
          home: { kind: 'drawing', drawing: { viewBox: [0, 0, 40, 20] }, alt },
          contact: { kind: 'photo', path: join(folder, PICTURES_FOLDER, 'desk.webp'), alt },
        },
      },
    });
  });

  it.each<[string, string, string]>([
    ['an unknown place', '  contakt: 3\n', 'pictures.contakt: is not a known key: is it contact?'],
    ['no text', '  home: { file: street.svg }\n', 'pictures.home.alt: is missing'],
    [
      'a text in one language',
      '  home: { file: street.svg, alt: { fr: Une rue } }\n',
      'home.alt.nl: is missing',
    ],
    ['an empty text', HOME.replace('Une rue', '""'), 'pictures.home.alt.fr: is empty'],
    [
      'a file that is not there',
      HOME.replace('street', 'quay'),
      'home.file: quay.svg is not there',
    ],
    [
      'another kind of file',
      HOME.replace('.svg', '.gif'),
      'is not the name of a picture in brand/pictures',
    ],
    [
      'a way out of the folder',
      HOME.replace('street', '../mark'),
      'is not the name of a picture in',
    ],
    ['an unknown key', HOME.replace('file:', 'width: 3, file:'), 'home.width: is not a known key'],
  ])('%s is a fault with its line (F-11.8)', (_, pictures, expected) => {
    name(pictures + CONTACT);
    expect(faults()).toContainEqual(expect.stringMatching(/^brand\.yaml:\d+:\d+ pictures/));
    expect(faults().join('\n')).toContain(expected);
  });

  it.each<[string, string, string | Buffer, string]>([
    [
      'a script',
      'street.svg',
      SVG.replace('<path', '<script/><path'),
      'pictures/street.svg:1:26: <script> is not allowed',
    ],
    [
      'a reference out',
      'street.svg',
      SVG.replace('d=', 'fill="url(https://x.example)" d='),
      'fill is not a plain value',
    ],
    [
      'another kind of picture',
      'desk.webp',
      Buffer.from('\x89PNG', 'latin1'),
      'contact.file: desk.webp is not a picture of the kind .webp',
    ],
    [
      'too much',
      'desk.webp',
      Buffer.concat([WEBP, Buffer.alloc(300 * 1024)]),
      'desk.webp is over 300 KB',
    ],
    [
      'too much for a drawing',
      'street.svg',
      SVG.replace('<path', `${' '.repeat(21_000)}<path`),
      'is over 20 KB',
    ],
  ])('a file that holds %s is one (F-11.8, F-11.9)', (_, file, content, expected) => {
    name(HOME + CONTACT);
    write(file, content);
    expect(faults()).toEqual([expect.stringContaining(expected)]);
  });

  it('a file that nothing names is one (F-11.8)', () => {
    name(HOME);
    expect(faults()).toEqual([
      'pictures/desk.webp: is not named in brand.yaml: name it there, or delete it',
    ]);
  });
});
