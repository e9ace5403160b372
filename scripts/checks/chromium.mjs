import { existsSync } from 'node:fs';
import process from 'node:process';
import { findProgram } from './programs.mjs';

/** Where a Chromium may be, by the names that systems give it: first the one that has no windows to draw. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Where macOS keeps it. */
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The browser for the tests: CHROMIUM_PATH, else the one that is installed; undefined where none is. */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  return findProgram(NAMES) ?? (existsSync(MAC) ? MAC : undefined);
}
