import process from 'node:process';
import { ensureSystemPackages } from './checks/system-packages.mjs';
import { runCommand } from './commands/refusal.mjs';
import { prepareProduct } from './preparation/prepare.mjs';
import { environmentOfTools, scriptOf } from './preparation/tools.mjs';
import { startChild, waitFor } from './processes/children.mjs';

// `npm run pictures`: takes pictures of every screen at four widths, in both languages and both colour
// schemes, with and without errors, into dist/pictures. Further arguments go to Playwright:
// `npm run pictures -- --project nl-360 -g light`.
await runCommand(async () => {
  const node = await prepareProduct();
  await ensureSystemPackages(['chromium']);
  const args = ['test', '--config', 'playwright.pictures.config.ts', ...process.argv.slice(2)];
  return waitFor(
    startChild(node, [scriptOf('@playwright/test', 'playwright'), ...args], {
      stdio: 'inherit',
      env: environmentOfTools(),
    }),
  );
});
