import { defineConfig } from '@playwright/test';
import { browserTests } from './tests/browser/harness/playwright-config.ts';
import { namedFolders } from './tests/examples/lender-folders.ts';

/** `npm run test:lender`: the pages and journeys of the lender in CONFIG_DIR and CONTENT_DIR. */
export default defineConfig({
  ...browserTests(namedFolders()),
  testDir: './tests/lender',
  outputDir: './test-results/lender',
  timeout: 120_000,
  projects: [{ name: 'lender', use: { viewport: { width: 1280, height: 900 } } }],
});
