import { runPlaywright } from './commands/run-playwright.mjs';

// `npm run pictures`: takes pictures of every screen at four widths, in both languages and both colour
// schemes, with and without errors, into dist/pictures. Further arguments go to Playwright:
// `npm run pictures -- --project nl-360 -g light`.
await runPlaywright('playwright.pictures.config.ts');
