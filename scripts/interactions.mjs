import { runPlaywright } from './commands/run-playwright.mjs';

// `npm run interactions`: goes from the home page to the end of an application with the processor slowed six times,
// and prints how soon each click and key was answered. Further arguments go to Playwright.
await runPlaywright('playwright.interactions.config.ts');
