import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** `npm run interactions`: how soon clicks and keys are answered on a slow phone. By hand; no part of the tests. */
export default defineConfig({
  ...tests,
  testDir: './tests/interactions',
  timeout: 600_000,
  workers: 1,
  projects: (['fr', 'nl'] as const).map((locale) => ({
    name: locale,
    use: { locale: `${locale}-BE`, viewport: { width: 412, height: 823 }, hasTouch: false },
  })),
});
