import process from 'node:process';
import { withLock } from '../scripts/bootstrap/lock.mjs';
import { ensureBuild } from '../scripts/build/ensure-build.ts';
import { runCommand } from '../scripts/command.ts';
import { ensureInstalled } from '../scripts/system/ensure-installed.ts';
import { runTool, scriptOf } from '../scripts/tools.ts';

// `npm run pictures`, `npm run interactions`, `npm run test:lender`: builds the product of the lender in CONFIG_DIR and
// runs Playwright on it. Arguments go to Playwright: `npm run pictures -- --project nl-360 -g light`.
await runCommand(async () => {
  await withLock(ensureBuild);
  ensureInstalled(['Chromium']);
  const program = [scriptOf('@playwright/test', 'playwright'), 'test', ...process.argv.slice(2)];
  // Playwright decides about colours itself, and Node warns where the two differ.
  return runTool(program, { NO_COLOR: undefined });
});
