import process from 'node:process';
import { checkLender } from '#configuration/check-lender.ts';
import { readRetention } from '#configuration/read-retention.ts';
import { refuseFaults } from './program/boot/refusal.ts';
import { findMapFileFaults } from './program/settings/find-map-file-faults.ts';
import { lenderFolders } from './program/settings/lender-folders.ts';
import { readSettings } from './program/settings/read-settings.ts';
import { readSignInSecrets } from './program/settings/read-sign-in-secrets.ts';

// Runs before the site is built, so that a wrong line is reported as such instead of as a page that
// cannot be rendered. Checks the lender's files and the settings that pages state, with `--start` all
// settings, and reports all faults together. The server checks settings and configuration again when it
// starts.
const isStart = process.argv.includes('--start');
const { loaded, faults, marks } = checkLender(lenderFolders(process.env));
const isProduction = process.env.NODE_ENV === 'production';
const { lines } = refuseFaults(isStart ? settingFaults() : readRetention(process.env).faults, [
  ...faults,
  ...(isStart && isProduction ? marks : []),
]);

function settingFaults() {
  const settings = readSettings(process.env);
  const { faults } = readSignInSecrets(process.env, loaded);
  return [...(settings.ok ? [] : settings.faults), ...faults, ...findMapFileFaults(process.env)];
}

if (lines.length > 0) {
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = 1;
}
