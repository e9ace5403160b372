import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { writeZip, type ZipPart } from './zip.ts';

/*
 * Small files of the types that visitors send, and the building blocks of malicious ones.
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

/**
 * A PDF without pages; `extra`: additional entries of its catalogue, `body`: additional objects. The dumps of
 * tests/upgrades have the shortest one.
 */
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

/** The parts of an office document. */
export function officeParts(kind: keyof typeof MAINS): ZipPart[] {
  const [part, type] = MAINS[kind];
  return [
    {
      name: '[Content_Types].xml',
      content: `<Types><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `<Relationships><Relationship Id="r1" Target="${part}"/></Relationships>`,
    },
    { name: part, content: '<document>Bonjour</document>' },
    { name: 'docProps/thumbnail.png', content: PNG, stored: true },
  ];
}

export const office = (kind: keyof typeof MAINS) => writeZip(officeParts(kind));

export const PAGES = writeZip([
  { name: 'Index/Document.iwa', content: deflateSync('iwa'), stored: true },
  { name: 'preview.jpg', content: JPEG, stored: true },
]);

/** A file that another program wrote: see the README of the folder. */
export const corpusFile = (name: string) => readFileSync(`tests/uploads/corpus/${name}`);
