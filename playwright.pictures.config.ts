import { defineConfig } from '@playwright/test';
import { browserTests } from './tests/browser/harness/playwright-config.ts';
import { namedFolders } from './tests/examples/lender-folders.ts';

/** The widths that screens are looked at, in CSS pixels: a phone, a tablet, a desk, a wide screen. */
const WIDTHS = [360, 768, 1280, 1920];

/** `npm run pictures`: every screen as a picture, to look at. By hand; no part of the tests. */
export default defineConfig({
  ...browserTests(namedFolders()),
  testDir: './tests/pictures',
  timeout: 300_000,
  projects: WIDTHS.flatMap((width) =>
    (['fr', 'nl'] as const).map((locale) => ({
      name: `${locale}-${width}`,
      use: { locale: `${locale}-BE`, viewport: { width, height: 900 } },
    })),
  ),
});
