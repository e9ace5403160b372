import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { RunOnly } from 'axe-core';

/** WCAG 2.2 AA, which the law requires, and axe's own best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The minified build, half as long: every page has to parse it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The frame of every page. It has the same state on all pages, and up to half of what axe would look at. */
const FRAME = ['.header', '.footer'];

/** What of a page is looked at: usually all but its frame, which `pages.spec.ts` looks at. */
interface Extent {
  readonly withFrame?: boolean;
}

/**
 * Expects no violation in the page's present state and colours. Scrolls to the top first: an element under
 * a sticky bar would count as too small.
 */
export async function expectAccessible(
  page: Page,
  what = page.url(),
  extent: Extent = {},
): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const found = await violations(page, { type: 'tag', values: TAGS }, extent);
  expect(found, `accessibility of ${what}`).toEqual([]);
}

/** Expects enough contrast in the present colours. */
export async function expectContrast(
  page: Page,
  what = page.url(),
  extent: Extent = {},
): Promise<void> {
  const found = await violations(page, { type: 'rule', values: ['color-contrast'] }, extent);
  expect(found, `contrast of ${what}`).toEqual([]);
}

/** axe's violations. Pages have no frames, so it needs no second window. */
async function violations(
  page: Page,
  runOnly: RunOnly,
  { withFrame = false }: Extent,
): Promise<readonly string[]> {
  const isThere = await settle(page);
  // Injected once for each document: a page is often checked again in another state or colour scheme.
  if (!isThere) await inject(page, AXE);
  return page.evaluate(
    async ([only, without]) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const results = await axe.run(
        { exclude: without.map((part) => [part]) },
        { runOnly: only, resultTypes: ['violations'] },
      );
      return results.violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          (node) => `${id} (${help}): ${node.target.join(' ')}\n${node.failureSummary ?? ''}`,
        ),
      );
    },
    [runOnly, withFrame ? [] : FRAME] as const,
  );
}

/** Runs a script in the page. `page.evaluate` packs and parses half a megabyte twice, and takes twice as long. */
async function inject(page: Page, script: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Runtime.evaluate', { expression: script });
  await browser.detach();
}

/**
 * Waits until colour transitions are over, because colours in between are not final. Returns whether axe
 * was injected already.
 */
function settle(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map((one) => one.finished));
    return 'axe' in globalThis;
  });
}

/** Expects no horizontal overflow. */
export async function expectNoSidewaysScroll(page: Page, what = page.url()): Promise<void> {
  const wide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((element) => `${element.tagName}.${element.className}`);
  });
  expect(wide, `wider than the window, on ${what}`).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sideways scroll of ${what}`).toBeLessThanOrEqual(0);
}
