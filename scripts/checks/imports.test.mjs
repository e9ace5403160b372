import { expect, it } from 'vitest';
import { reachedFrom } from './imports.mjs';

it('reaches what a page imports, directly or not, and nothing else', () => {
  const files = new Map([
    ['src/site/pages/a.astro', "import B from '#site/b.tsx'; import x from 'react';"],
    ['src/site/b.tsx', "const c = () => import('./c.ts'); export * from '../words/d.ts';"],
    ['src/site/c.ts', "import { b } from './b.tsx';"],
    ['src/words/d.ts', ''],
    ['src/words/e.ts', "import '../site/b.tsx';"],
  ]);
  expect(reachedFrom(['src/site/pages/a.astro'], files)).toEqual([
    'src/site/b.tsx',
    'src/site/c.ts',
    'src/site/pages/a.astro',
    'src/words/d.ts',
  ]);
});
