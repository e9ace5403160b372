import process from 'node:process';
import { ensureSystemPackages } from './checks/system-packages.mjs';
import { runCommand } from './commands/refusal.mjs';
import { prepareProduct } from './preparation/prepare.mjs';
import { environmentOfTools, scriptOf } from './preparation/tools.mjs';
import { startChild, waitFor } from './processes/children.mjs';

// `npm run interactions`: goes from the home page to the end of an application with the processor slowed six times,
// and prints how soon each click and key was answered. Further arguments go to Playwright.
await runCommand(async () => {
  const node = await prepareProduct();
  await ensureSystemPackages(['chromium']);
  const args = ['test', '--config', 'playwright.interactions.config.ts', ...process.argv.slice(2)];
  return waitFor(
    startChild(node, [scriptOf('@playwright/test', 'playwright'), ...args], {
      stdio: 'inherit',
      env: environmentOfTools(),
    }),
  );
});
