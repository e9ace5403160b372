import { expect, it } from 'vitest';
import { findMissingPaths } from './paths-in-docs.mjs';

const FILES = ['src/domain/money/money.ts', 'src/site/pages/[locale]/index.astro', 'docs/a.md'];

/** @param {string} path */
const exists = (path) => FILES.some((file) => file === path || file.startsWith(`${path}/`));
const names = new Set(['money.ts']);

it.each([
  ['a file and a folder that exist', '`src/domain/money/money.ts` in `src/domain/money/`', []],
  ['a file of a folder in brackets', '`src/site/pages/[locale]/index.astro`', []],
  ['a file and a folder that do not', '`src/a.ts`, `docs/b/`', ['src/a.ts', 'docs/b']],
  ['what follows a path', '`docs/a.md#top` and `src/none.ts -v`', ['src/none.ts']],
  ['names of source files alone', '`money.ts`, `gone.ts`, `tariffs.yaml`', ['gone.ts']],
  ['patterns and placeholders', '`src/**/*.ts`, `src/words/<language>`, `src/{a,b}.ts`', []],
  ['what a lender may add', '`content/pictures/`', []],
  ['links from where the document is', '[a](a.md#top) [b](../no.md) `[c](c.md)`', ['no.md']],
  ['no code in fences', '```sh\ncat `src/none.ts`\n```', []],
])('looks at %s', (_, text, missing) => {
  expect(findMissingPaths('docs/page.md', text, { exists, names })).toEqual(missing);
});
