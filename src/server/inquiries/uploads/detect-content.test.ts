import { expect, it } from 'vitest';
import { detectContent } from './detect-content.ts';

const PDF = '%PDF-1.7\n';

// W-6.28
it.each([
  ['nothing', ''],
  ['a printer’s commands', '\x1b%-12345X@PJL SET RESOLUTION=600\r\n@PJL ENTER LANGUAGE=PDF\r\n'],
  ['zeros', '\0'.repeat(512)],
  ['a mail’s header', 'Content-Type: application/pdf\r\nContent-Length: 9\r\n\r\n'],
  ['1,024 bytes', ' x'.repeat(512)],
])('detectContent recognises a PDF after %s', (_, before) => {
  expect(detectContent(Buffer.from(before + PDF, 'latin1'))).toBe('pdf');
});

it('detectContent recognises no PDF after more bytes than a PDF may follow', () => {
  expect(detectContent(Buffer.from(`${' '.repeat(1_025)}${PDF}`))).toBeUndefined();
});

// W-6.5
it.each([
  ['image/avif', '0000001c667479706176696600000000'],
  ['image/tiff', '49492a0008000000'],
  ['image/tiff', '4d4d002a00000008'],
  ['image/bmp', '424d36000300000000003600000028000000'],
])('detectContent recognises %s', (type, hex) => {
  expect(detectContent(Buffer.from(hex, 'hex'))).toBe(type);
});

it('detectContent does not take a text that begins like a bitmap for one', () => {
  expect(detectContent(Buffer.from('BMW 320d, 2019, 84 000 km, essence, une clé'))).toBeUndefined();
});
