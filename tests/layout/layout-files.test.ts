import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readLayouts, writeLayouts } from './layout-files.ts';

const SHELL = 'HeadlessChrome/156.0.8078.79';
const CHROME = 'Chrome/156.0.8078.79';

const LAYOUTS = new Map([
  ['fr-contact-1280', { madeWith: SHELL, layout: ['main 0 +0 1280x900'] }],
  ['nl-contact-360', { madeWith: SHELL, layout: ['main 0 +0 360x900', 'h1 16 +24 328x72'] }],
  ['fr-contact-360', { madeWith: CHROME, layout: ['main 0 +0 360x900'] }],
  ['fr-360', { madeWith: SHELL, layout: [] }],
]);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'layouts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('are read as they were written', () => {
  writeLayouts(folder, LAYOUTS);
  expect(Object.fromEntries(readLayouts(folder))).toEqual(Object.fromEntries(LAYOUTS));
});

it('are stored in a file for each language, by page and width', () => {
  writeLayouts(folder, LAYOUTS);
  expect(readdirSync(folder)).toEqual(['fr.txt', 'nl.txt']);
  expect(readFileSync(join(folder, 'fr.txt'), 'utf8')).toBe(
    `fr-360 ${SHELL}\n\nfr-contact-360 ${CHROME}\nmain 0 +0 360x900\n\nfr-contact-1280 ${SHELL}\nmain 0 +0 1280x900\n`,
  );
});

it('are deleted with their file when a language has none left', () => {
  writeLayouts(folder, LAYOUTS);
  writeLayouts(folder, new Map([...LAYOUTS].filter(([name]) => name.startsWith('nl'))));
  expect(readdirSync(folder)).toEqual(['nl.txt']);
});

it('are empty if nothing is stored yet', () => {
  expect(readLayouts(join(folder, 'none')).size).toBe(0);
});
