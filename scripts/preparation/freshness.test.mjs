import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildAndStamp, isFresh } from './freshness.mjs';

const part = {
  name: 'site',
  sources: ['src', 'lock.json', 'missing'],
  without: ['src/server'],
  settings: ['config'],
  output: 'dist/site/index.html',
};

/** @type {string} */
let root;

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const build = () => buildAndStamp(part, async () => write(part.output, 'built'), root);

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'freshness-'));
  write('src/page.ts', 'page');
  write('src/server/main.ts', 'server');
  write('lock.json', '{}');
  await build();
});

afterEach(() => rmSync(root, { recursive: true }));

it('is fresh after a build', () => {
  expect(isFresh(part, root)).toBe(true);
});

it.each([
  ['a source changes', () => write('src/page.ts', 'other page')],
  ['a source is added', () => write('src/second.ts', '')],
  ['a source goes', () => rmSync(join(root, 'src/page.ts'))],
  ['a source moves', () => [rmSync(join(root, 'src/page.ts')), write('src/moved.ts', 'page')]],
  ['a source that was missing appears', () => write('missing/one.yaml', 'a: 1')],
  ['what was built goes', () => rmSync(join(root, 'dist/site'), { recursive: true })],
])('is stale when %s', (_, change) => {
  change();
  expect(isFresh(part, root)).toBe(false);
});

it.each([
  ['a source is written again as it was', () => write('src/page.ts', 'page')],
  ['a folder that does not matter changes', () => write('src/server/main.ts', 'other')],
  ['a test changes', () => write('src/page.test.ts', 'test')],
  ['what several tests share changes', () => write('src/page.contract.ts', 'test')],
])('stays fresh when %s', (_, change) => {
  change();
  expect(isFresh(part, root)).toBe(true);
});

it('is stale with other settings', () => {
  expect(isFresh({ ...part, settings: ['elsewhere'] }, root)).toBe(false);
});

it('is stale after a failed build', async () => {
  const failing = buildAndStamp(part, () => Promise.reject(new Error('no')), root);
  await expect(failing).rejects.toThrow('no');
  expect(isFresh(part, root)).toBe(false);
});

it('is stale when a source changed during the build', async () => {
  await buildAndStamp(part, async () => write('src/page.ts', 'changed meanwhile'), root);
  expect(isFresh(part, root)).toBe(false);
});
