import { existsSync } from 'node:fs';
import process from 'node:process';
import { findProgram } from './programs.mjs';

/** The names of Chromium on different systems; the headless shell comes first. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Its path on macOS. */
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The browser for the tests: CHROMIUM_PATH, otherwise an installed one; undefined if there is none. */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  return findProgram(NAMES) ?? (existsSync(MAC) ? MAC : undefined);
}
