import process from 'node:process';
import { checkContent } from '#configuration/content-folder.ts';
import { loadConfiguration } from '#configuration/load-configuration.ts';
import { refuseFaults } from './boot/refusal.ts';
import { readSettings } from './settings/read-settings.ts';

// Run before the site is built, so that a wrong line is told as such, and not as a page that cannot
// be rendered: the lender's files, and with `--start` the settings, all faults together. The server
// checks settings and configuration again when it starts.
const settings = process.argv.includes('--start') ? readSettings(process.env) : undefined;
const loaded = loadConfiguration(process.env.CONFIG_DIR || 'config');
const { lines } = refuseFaults(settings === undefined || settings.ok ? [] : settings.faults, [
  ...(loaded.ok ? [] : loaded.faults),
  ...checkContent(process.env.CONTENT_DIR || 'content'),
]);
if (lines.length > 0) {
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = 1;
}
