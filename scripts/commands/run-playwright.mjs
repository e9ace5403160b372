import process from 'node:process';
import { ensureSystemPackages } from '../checks/system-packages.mjs';
import { prepareProduct } from '../preparation/prepare.mjs';
import { environmentOfTools, scriptOf } from '../preparation/tools.mjs';
import { startChild, waitFor } from '../processes/children.mjs';
import { runCommand } from './refusal.mjs';

/**
 * Builds the product, and runs Playwright on it by this configuration; the command's arguments go to Playwright.
 * @param {string} config
 */
export function runPlaywright(config) {
  return runCommand(async () => {
    const node = await prepareProduct();
    await ensureSystemPackages(['chromium']);
    const args = ['test', '--config', config, ...process.argv.slice(2)];
    return waitFor(
      startChild(node, [scriptOf('@playwright/test', 'playwright'), ...args], {
        stdio: 'inherit',
        env: environmentOfTools(),
      }),
    );
  });
}
