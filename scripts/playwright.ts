import process from 'node:process';
import { withLock } from './bootstrap/lock.mjs';
import { ensureBuild } from './build/ensure-build.ts';
import { runCommand } from './command.ts';
import { ensureInstalled } from './system/ensure-installed.ts';
import { runTool, scriptOf } from './tools.ts';

// `npm run pictures`, `npm run interactions`: builds the product and runs Playwright on it. Arguments go to Playwright:
// `npm run pictures -- --project nl-360 -g light`.
await runCommand(async () => {
  await withLock(ensureBuild);
  ensureInstalled(['Chromium']);
  return runTool([scriptOf('@playwright/test', 'playwright'), 'test', ...process.argv.slice(2)]);
});
