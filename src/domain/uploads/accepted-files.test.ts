import { expect, it } from 'vitest';
import { kindOfEnding, kindOfName } from './accepted-files.ts';

// W-6.5
it.each([
  ['photo.jfif', 'image'],
  ['photo.JPE', 'image'],
  ['scan.tif', 'image'],
  ['scan.tiff', 'image'],
  ['scan.bmp', 'image'],
  ['photo.avif', 'image'],
  ['image', 'image'],
  ['fiche.pdf', 'pdf'],
  ['program.exe', undefined],
  ['.hidden', undefined],
])('%s is of the kind %s', (name, kind) => {
  expect(kindOfName(name)).toBe(kind);
});

it('without an ending, a name alone says nothing', () => {
  expect(kindOfEnding('calc')).toBeUndefined();
});
