import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { ADDRESSES } from '#site/addresses.ts';
import { fileOf } from './harness/built-pages.ts';

/** What the scripts of a page of text may weigh, compressed with brotli, in bytes: no framework. */
const TEXT_PAGE = 3_000;

const read = (path: string) => readFileSync(join('dist/site', path), 'utf8');
const weigh = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + brotliCompressSync(read(path)).length, 0);

/** These scripts, with those that they import at once; what is imported later is not fetched here. */
function withImports(paths: readonly string[], known = new Set<string>()): string[] {
  for (const path of paths) {
    if (known.has(path)) continue;
    known.add(path);
    const imported = [...read(path).matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)];
    withImports(
      imported.map(([, file = '']) => `/assets/${file}`),
      known,
    );
  }
  return [...known];
}

test('a page of text sends little script, and what a form needs only then', () => {
  const html = readFileSync(fileOf(ADDRESSES.faq.fr), 'utf8');
  const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src = '']) => src);
  expect(weigh(withImports(scripts))).toBeLessThan(TEXT_PAGE);
});
