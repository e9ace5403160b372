import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildIfStale } from './freshness.ts';

const part = {
  name: 'site',
  sources: ['src', 'lock.json', 'missing'],
  without: ['src/server'],
  settings: ['config'],
  output: 'dist/site/index.html',
};

let root: string;

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const build = () => buildIfStale(part, async () => write(part.output, 'built'), root);

async function isStale(tried = part): Promise<boolean> {
  let isBuilt = false;
  const note = async () => {
    isBuilt = true;
  };
  await buildIfStale(tried, note, root);
  return isBuilt;
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'freshness-'));
  write('src/page.ts', 'page');
  write('src/server/main.ts', 'server');
  write('lock.json', '{}');
  await build();
});

afterEach(() => rmSync(root, { recursive: true }));

it('is fresh after a build', async () => {
  expect(await isStale()).toBe(false);
});

it.each([
  ['a source changes', () => write('src/page.ts', 'other page')],
  ['a source is added', () => write('src/second.ts', '')],
  ['a source goes', () => rmSync(join(root, 'src/page.ts'))],
  ['a source moves', () => [rmSync(join(root, 'src/page.ts')), write('src/moved.ts', 'page')]],
  ['a source that was missing appears', () => write('missing/one.yaml', 'a: 1')],
  ['what was built goes', () => rmSync(join(root, 'dist/site'), { recursive: true })],
])('is stale when %s', async (_, change) => {
  change();
  expect(await isStale()).toBe(true);
});

it.each([
  ['a source is written again as it was', () => write('src/page.ts', 'page')],
  ['a folder that does not matter changes', () => write('src/server/main.ts', 'other')],
  ['a test changes', () => write('src/page.test.ts', 'test')],
  ['what several tests share changes', () => write('src/page.contract.ts', 'test')],
])('stays fresh when %s', async (_, change) => {
  change();
  expect(await isStale()).toBe(false);
});

it('is stale with other settings', async () => {
  expect(await isStale({ ...part, settings: ['elsewhere'] })).toBe(true);
});

it.each([
  ['stale after a build that failed while it changed the output', true],
  ['fresh after a build that was refused before that', false],
])('is %s', async (_, changesOutput) => {
  write('src/page.ts', 'other page');
  const failing = async (invalidate: () => void) => {
    if (changesOutput) invalidate();
    throw new Error('no');
  };
  await expect(buildIfStale(part, failing, root)).rejects.toThrow('no');
  write('src/page.ts', 'page');
  expect(await isStale()).toBe(changesOutput);
});

it('is stale when a source changed during the build', async () => {
  write('src/page.ts', 'other page');
  await buildIfStale(part, async () => write('src/page.ts', 'changed meanwhile'), root);
  expect(await isStale()).toBe(true);
});
