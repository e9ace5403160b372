import { defineConfig } from '@playwright/test';
import { browserTests } from './tests/browser/harness/playwright-config.ts';
import { namedFolders } from './tests/examples/lender-folders.ts';

/** `npm run interactions`: how soon clicks and keys are answered on a slow phone. By hand; no part of the tests. */
export default defineConfig({
  ...browserTests(namedFolders()),
  testDir: './tests/interactions',
  timeout: 600_000,
  workers: 1,
  projects: (['fr', 'nl'] as const).map((locale) => ({
    name: locale,
    use: { locale: `${locale}-BE`, viewport: { width: 412, height: 823 }, hasTouch: false },
  })),
});
