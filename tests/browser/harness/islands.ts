import { expect, type Locator, type Page } from '@playwright/test';

/** The islands that have not hydrated yet, as CSS selects them. */
const WAITING = 'astro-island[ssr]';

/**
 * Waits until the islands of a page have hydrated: all of them, all but those hydrated on scroll, or the one around
 * a part. Names those that have not, with what was fetched for them.
 */
export async function expectHydrated(
  page: Page,
  which: { readonly around?: Locator; readonly without?: string } = {},
): Promise<void> {
  const waiting = page.locator(which.without ? `${WAITING}:not(${which.without})` : WAITING);
  const islands = which.around ? waiting.filter({ has: which.around }) : waiting;
  await expect.poll(() => islands.evaluateAll(describeWaiting)).toEqual([]);
}

/** Run in the page. */
function describeWaiting(islands: readonly Element[]): string[] {
  const fetched = new Map(
    performance.getEntriesByType('resource').map(({ name, duration }) => [name, duration]),
  );
  return islands.map((island) => {
    const part = island.getAttribute('component-url') ?? '';
    const took = fetched.get(new URL(part, location.href).href);
    const isFetched = took === undefined ? 'not fetched' : `fetched in ${Math.round(took)} ms`;
    return `${part} ${island.getAttribute('client')}: ${isFetched}, page ${document.readyState} and ${document.visibilityState}`;
  });
}
