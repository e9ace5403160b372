import { test as base, expect } from '@playwright/test';
import { Noise } from './noise.ts';

/**
 * Playwright's test with a check for noise: a test fails on any error that it did not announce with
 * `noise.announce(…)`.
 */
export const test = base.extend<{ noise: Noise }>({
  noise: [
    async ({ context }, use) => {
      const noise = new Noise();
      await noise.listenTo(context);
      await use(noise);
      expect(noise.unannounced, 'the browser said').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
