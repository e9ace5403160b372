import { expect } from '@playwright/test';
import { Noise } from './noise.ts';
import { test as withWindows } from './worker-windows.ts';

/**
 * Playwright's test with a check for noise: a test fails on any error that it did not announce with
 * `noise.announce(…)`.
 */
export const test = withWindows.extend<{ noise: Noise }>({
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
