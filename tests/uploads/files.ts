import { Buffer } from 'node:buffer';
import { deflateSync } from 'node:zlib';
import { utils, write } from 'cfb';
import { writeZip, type ZipPart } from './zip.ts';

/*
 * Small files of every type that visitors send, and the building blocks of malicious ones.
 */

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');

export const PNG = hex(
  '89504e470d0a1a0a 0000000d49484452 00000001 00000001 08 00 00 00 00 3a7e9b55 0000000a49444154 789c6360000000020001 48afa471 0000000049454e44ae426082',
);
export const GIF = hex(
  '474946383961 0100 0100 80 00 00 000000 ffffff 2c 0000 0000 0100 0100 00 02 02 4401 00 3b',
);
export const JPEG = hex('ffd8ffe000104a46494600010100000100010000 ffd9');
export const WEBP = hex(
  '52494646 1a000000 57454250 5650384c 0d000000 2f00000010071011118888fe0700',
);
export const HEIC = hex('00000018 66747970 68656963 00000000 6d696631 68656963 00000008 6d646174');

export const RTF = Buffer.from('{\\rtf1\\ansi Bonjour.\\par}');
export const TEXT = Buffer.from('Voici mes fiches de paie.\r\nÀ bientôt.\n');

/** `extra`: additional entries of its catalogue. */
export function pdf(extra = '', body = ''): Buffer {
  return Buffer.from(
    [
      '%PDF-1.7',
      `1 0 obj<</Type/Catalog/Pages 2 0 R${extra}>>endobj`,
      '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj',
      body,
      'xref\n0 3\n0000000000 65535 f \n0000000009 00000 n \n0000000052 00000 n ',
      'trailer<</Size 3/Root 1 0 R>>\nstartxref\n96\n%%EOF\n',
    ].join('\n'),
    'latin1',
  );
}

const MAINS = {
  docx: ['word/document.xml', 'wordprocessingml.document.main+xml'],
  xlsx: ['xl/workbook.xml', 'spreadsheetml.sheet.main+xml'],
  pptx: ['ppt/presentation.xml', 'presentationml.presentation.main+xml'],
} as const;

/** The parts of an office document; `types`: additional content types. */
export function officeParts(kind: keyof typeof MAINS, types = ''): ZipPart[] {
  const [part, type] = MAINS[kind];
  return [
    {
      name: '[Content_Types].xml',
      content: `<Types><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}"/>${types}</Types>`,
    },
    {
      name: '_rels/.rels',
      content: `<Relationships><Relationship Id="r1" Target="${part}"/></Relationships>`,
    },
    { name: part, content: '<document>Bonjour</document>', sizesFollow: true },
    { name: 'docProps/thumbnail.png', content: PNG, stored: true },
  ];
}

export const office = (kind: keyof typeof MAINS) => writeZip(officeParts(kind));

export const PAGES = writeZip([
  { name: 'Index/Document.iwa', content: deflateSync('iwa'), stored: true },
  { name: 'preview.jpg', content: JPEG, stored: true },
]);

/** A compound file of these storages and streams; a name without content is an empty stream. */
export function compound(...parts: readonly (string | readonly [string, Uint8Array])[]): Buffer {
  const container = utils.cfb_new();
  for (const part of parts) {
    const [name, content] = typeof part === 'string' ? [part, Buffer.from('nothing')] : part;
    utils.cfb_add(container, name, content);
  }
  return Buffer.from(write(container, { type: 'buffer' }));
}

const words = (...numbers: readonly number[]) => Buffer.from(new Uint16Array(numbers).buffer);

/** The stream of a Word document; `flags` in its header, 0x100 for a password. */
export function wordStream(flags = 0): Buffer {
  return Buffer.concat([words(0xa5ec, 0xc1, 0, 0x0c0c, 0, flags), Buffer.alloc(5_000)]);
}

/** A record of an older workbook. */
export function record(number: number, ...bytes: readonly number[]): Buffer {
  return Buffer.concat([words(number, bytes.length), Buffer.from(bytes)]);
}

/** The stream of an older workbook; `kind` of its sheet: 0 for cells, 1 for Excel 4 macros. */
export function workbookStream(kind = 0, ...more: readonly Buffer[]): Buffer {
  return Buffer.concat([
    record(0x0809, 0, 6, 5, 0, 0, 0, 0, 0),
    ...more,
    record(0x0085, 0, 1, 0, 0, 0, kind, 1, 0, 65),
    record(0x000a),
    Buffer.alloc(4_200),
  ]);
}
