import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { type KeptLayout, type KeptLayouts, readLayouts } from '../../layout/layout-files.ts';

/** Where the pictures are kept, and in a folder of theirs the layouts, from the project's root. */
export const KEPT_PICTURES = 'tests/browser/kept';
export const KEPT_LAYOUTS = join(KEPT_PICTURES, 'layout');

/** Where each test leaves what is to be kept anew: those that run beside it write the same file else. */
const TO_KEEP = 'dist/.layouts';

/** Holds the browser's product and version while tests run, for every worker to read. */
const BROWSER = 'LOANFRONT_TEST_BROWSER';

type Updates = FullConfig['updateSnapshots'];

/** Whether what differs is to be kept as it is now, rather than told. */
export const isUpdating = (updates: Updates) => updates === 'all' || updates === 'changed';

/** Whether what was never kept is kept now; the test fails all the same, as Playwright's pictures do. */
export const keepsMissing = (updates: Updates) => updates !== 'none';

/** The browser's product and version: «HeadlessChrome/156.0.8078.79». */
export function testedBrowser(): string {
  return process.env[BROWSER] ?? '';
}

export function nameTestedBrowser(product: string): void {
  process.env[BROWSER] = product;
}

let kept: KeptLayouts | undefined;

export function keptLayout(name: string): KeptLayout | undefined {
  kept ??= readLayouts(KEPT_LAYOUTS);
  return kept.get(name);
}

/** Leaves a layout to be kept once all tests have run. */
export function leaveToKeep(name: string, layout: KeptLayout): void {
  mkdirSync(TO_KEEP, { recursive: true });
  writeFileSync(join(TO_KEEP, `${name}.json`), JSON.stringify(layout));
}

export function takeLeftToKeep(): KeptLayouts {
  mkdirSync(TO_KEEP, { recursive: true });
  const left = readdirSync(TO_KEEP).map((file): [string, KeptLayout] => [
    file.slice(0, -'.json'.length),
    JSON.parse(readFileSync(join(TO_KEEP, file), 'utf8')),
  ]);
  rmSync(TO_KEEP, { recursive: true });
  return new Map(left);
}
