import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { fileOf, LATER_STEPS, PAGES } from './harness/built-pages.ts';
import { findMarkupFaults } from './harness/markup.ts';

test('every page is valid HTML', async () => {
  for (const path of [...PAGES, ...LATER_STEPS])
    expect(await findMarkupFaults(readFileSync(fileOf(path), 'utf8'), path), path).toEqual([]);
});
