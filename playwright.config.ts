import { defineConfig } from '@playwright/test';
import { browserTests } from './tests/browser/harness/playwright-config.ts';
import { FLUVIA } from './tests/examples/lender-folders.ts';

/** The browser tests, on the lender that they are written for. */
export default defineConfig(browserTests(FLUVIA));
