import process from 'node:process';
import { startChild, startInForeground, waitFor } from '../scripts/bootstrap/children.mjs';
import { withLock } from '../scripts/bootstrap/lock.mjs';
import { SERVER_PROGRAM } from '../scripts/bootstrap/places.mjs';
import { ensureBuild } from '../scripts/build/ensure-build.ts';
import { Refusal } from '../scripts/command.ts';
import { ensureInstalled } from '../scripts/system/ensure-installed.ts';
import { environmentOfTools } from '../scripts/tools.ts';

// Everything that the lab uses of scripts/, in one place: nothing else in the lab imports from there.
export { endChild, startChild, waitFor } from '../scripts/bootstrap/children.mjs';
export { inProject, SERVER_PROGRAM } from '../scripts/bootstrap/places.mjs';
export { Refusal, runCommand } from '../scripts/command.ts';
export { findChromium, findPostgresql, findProgram } from '../scripts/system/programs.ts';
export { environmentOfTools, scriptOf } from '../scripts/tools.ts';

/** Builds what is out of date; returns the Node that runs the product. */
export async function prepareProduct() {
  await withLock(ensureBuild);
  return process.execPath;
}

/** @type {Readonly<Record<string, import('../scripts/system/ensure-installed.ts').NeedName>>} */
const NAMES = { chromium: 'Chromium', postgresql: 'PostgreSQL', haproxy: 'HAProxy' };

/** @param {readonly string[]} needs */
export async function ensureSystemPackages(needs) {
  ensureInstalled(needs.flatMap((need) => NAMES[need] ?? []));
}

/** @param {string} node @param {readonly string[]} args */
export function runInForeground(node, args) {
  return waitFor(startInForeground(node, args));
}

/**
 * The built product on a free port and an empty data folder.
 * @param {string} node
 * @param {string} data
 * @returns {Promise<{ server: import('node:child_process').ChildProcess, address: string }>}
 */
export async function serveProduct(node, data) {
  const server = startChild(node, SERVER_PROGRAM, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: environmentOfTools({ PORT: '0', DATA_DIR: data, RATE_LIMIT: '0', LOG_LEVEL: 'error' }),
  });
  const address = await new Promise((resolve, reject) => {
    let output = '';
    server.stdout?.on('data', (piece) => {
      output += piece;
      const [url] = output.match(/http:\/\/[^\s/]+/) ?? [];
      if (url) resolve(url);
    });
    server.once('close', () => reject(new Refusal('The server did not start.')));
  });
  return { server, address };
}
