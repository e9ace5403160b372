import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 AA, which the law asks for, and axe's own best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Colours on their way from one to another are neither: waits until they are there. */
async function transitionsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map((one) => one.finished));
  });
}

/** Pages have no frames, so that axe can do with one script and no second window. */
async function axeOn(page: Page): Promise<AxeBuilder> {
  await transitionsEnded(page);
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

/**
 * Expects the page as it stands, in its present state and colours, to have no violation. From its top:
 * what happens to lie under a bar that stays in view is not small, it is scrolled.
 */
export async function expectAccessible(page: Page, what = page.url()): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const { violations } = await (await axeOn(page)).withTags(TAGS).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(' ')}\n${node.failureSummary ?? ''}`),
  );
  expect(found, `accessibility of ${what}`).toEqual([]);
}

/** Expects the text's contrast to be enough in the present colours. */
export async function expectContrast(page: Page, what = page.url()): Promise<void> {
  const { violations } = await (await axeOn(page)).withRules(['color-contrast']).analyze();
  const found = violations.flatMap(({ nodes }) =>
    nodes.map((node) => `${node.target.join(' ')}\n${node.failureSummary ?? ''}`),
  );
  expect(found, `contrast of ${what}`).toEqual([]);
}

/** Expects nothing to stick out sideways. */
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
