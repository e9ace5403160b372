import { chromium, type FullConfig } from '@playwright/test';
import { OF_EVERY_KIND } from '../../built-site/page-kinds.ts';
import { describeComparison } from '../../layout/describe-comparison.ts';
import { type KeptLayouts, readLayouts, writeLayouts } from '../../layout/layout-files.ts';
import { isUpdating, KEPT_LAYOUTS, nameTestedBrowser, takeLeftToKeep } from './kept-layouts.ts';

/**
 * Runs once before the browser tests: finds out which browser they use, and prints how pictures are
 * compared with it. Returns the teardown, which writes the layouts that they left.
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
    if (left.size > 0) writeLayouts(KEPT_LAYOUTS, ofKinds(new Map([...kept, ...left])));
  };
}

/** Without the layouts of pages that no longer stand for a kind of page. */
function ofKinds(layouts: KeptLayouts): KeptLayouts {
  const pages = new Set(OF_EVERY_KIND.map(pageName));
  return new Map([...layouts].filter(([name]) => pages.has(name.replace(/-\d+$/, ''))));
}

const pageName = (path: string) => path.split('/').filter(Boolean).join('-');
