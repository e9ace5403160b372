import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { type KeptLayout, type KeptLayouts, readLayouts } from '../../layout/layout-files.ts';

/** The folder of the pictures, with a subfolder for the layouts, from the project's root. */
export const KEPT_PICTURES = 'tests/browser/kept';
export const KEPT_LAYOUTS = join(KEPT_PICTURES, 'layout');

/** Where each test leaves layouts to store: tests that run in parallel would write the same file. */
const TO_KEEP = 'dist/.layouts';

/** The variable with the browser's product and version, which every worker reads. */
const BROWSER = 'LOANFRONT_TEST_BROWSER';

type Updates = FullConfig['updateSnapshots'];

/** Whether differences are stored instead of reported. */
export const isUpdating = (updates: Updates) => updates === 'all' || updates === 'changed';

/** Whether a missing picture is stored; the test fails all the same, as Playwright's pictures do. */
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

/** Leaves a layout to be stored once all tests have run. */
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
