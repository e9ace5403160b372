import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type FullConfig } from '@playwright/test';
import { describeComparison } from '../../layout/describe-comparison.ts';
import { type KeptLayouts, readLayouts, writeLayouts } from '../../layout/layout-files.ts';
import {
  isUpdating,
  KEPT_LAYOUTS,
  KEPT_PICTURES,
  nameTestedBrowser,
  takeLeftToKeep,
} from './kept-layouts.ts';

/**
 * Run once before the browser tests: finds out which browser they run in, and says how pictures are
 * compared with it. Returns what is run after them, which writes down the layouts that they left.
 */
export default async function keepLayouts({
  projects,
  updateSnapshots,
}: FullConfig): Promise<() => void> {
  takeLeftToKeep();
  const browser = await chromium.launch(projects[0]?.use.launchOptions);
  const session = await browser.newBrowserCDPSession();
  const { product } = await session.send('Browser.getVersion');
  await browser.close();
  nameTestedBrowser(product);
  const kept = readLayouts(KEPT_LAYOUTS);
  if (!isUpdating(updateSnapshots)) {
    const madeWith = [...kept.values()].map((layout) => layout.madeWith);
    process.stdout.write(`note: ${describeComparison(product, madeWith)}\n`);
  }
  return () => {
    const left = takeLeftToKeep();
    if (left.size > 0) writeLayouts(KEPT_LAYOUTS, ofPictures(new Map([...kept, ...left])));
  };
}

/** Without those of pages that are gone: their pictures are gone too. */
function ofPictures(layouts: KeptLayouts): KeptLayouts {
  return new Map([...layouts].filter(([name]) => existsSync(join(KEPT_PICTURES, `${name}.png`))));
}
