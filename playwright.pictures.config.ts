import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** The widths that screens are looked at, in CSS pixels: a phone, a tablet, a desk, a wide screen. */
const WIDTHS = [360, 768, 1280, 1920];

/** `npm run pictures`: every screen as a picture, to look at. By hand; no part of the tests. */
export default defineConfig({
  ...tests,
  testDir: './tests/pictures',
  timeout: 300_000,
  projects: WIDTHS.flatMap((width) =>
    (['fr', 'nl'] as const).map((locale) => ({
      name: `${locale}-${width}`,
      use: { locale: `${locale}-BE`, viewport: { width, height: 900 } },
    })),
  ),
});
