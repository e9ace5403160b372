import type { Page } from '@playwright/test';

/** A click or a key, from the press to the paint that answers it. */
export interface Interaction {
  /** The page or the step on which it was. */
  readonly where: string;
  /** In milliseconds, to eight; those below 16, which the browser does not report, are 8. */
  readonly duration: number;
}

declare global {
  interface Window {
    answered?: Map<number, number>;
  }
  interface Performance {
    readonly interactionCount: number;
  }
}

/** Slows the page's processor this many times, and takes down each interaction on its pages. */
export async function watchInteractions(page: Page, slower: number) {
  const devtools = await page.context().newCDPSession(page);
  await page.addInitScript(() => {
    const answered = new Map<number, number>();
    window.answered = answered;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { interactionId: id, duration } = entry;
        if (id > 0) answered.set(id, Math.max(duration, answered.get(id) ?? 0));
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  let before = 0;

  /** The interactions since the last call on this document. */
  return async (where: string): Promise<Interaction[]> => {
    const { all, reported } = await page.evaluate(async () => {
      // Reported once the frame after the next is painted.
      await new Promise((resolve) => setTimeout(resolve, 500));
      const reported = [...(window.answered?.values() ?? [])];
      window.answered?.clear();
      return { all: performance.interactionCount, reported };
    });
    const number = all < before ? all : all - before;
    before = all;
    const unreported = Math.max(0, number - reported.length);
    const durations = [...reported, ...Array.from({ length: unreported }, () => 8)];
    return durations.map((duration) => ({ where, duration }));
  };
}

/** The duration that this share of the interactions does not exceed. */
export function percentile(interactions: readonly Interaction[], share: number): number {
  const sorted = interactions.map(({ duration }) => duration).toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}
