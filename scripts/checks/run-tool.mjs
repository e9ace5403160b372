import { join } from 'node:path';
import process from 'node:process';
import { LOGS, ROOT } from '../preparation/places.mjs';
import { environmentOfTools } from '../preparation/tools.mjs';
import { runQuietly } from '../processes/quietly.mjs';
import { findChromium } from './chromium.mjs';
import { findPostgresql } from './postgresql.mjs';

/**
 * What came of a stage. `notes` are sentences to be read even where all is well.
 * @typedef {object} Outcome
 * @property {boolean} ok
 * @property {string} output
 * @property {string} [log]
 * @property {import('./counts.mjs').Counts | undefined} [counts]
 * @property {readonly string[]} [notes]
 */

/**
 * Runs an installed tool, whose output is kept under `name`.
 * @param {string} node
 * @param {string} name
 * @param {readonly string[]} args
 * @param {{ environment?: NodeJS.ProcessEnv, niceness?: number | undefined }} [options]
 * @returns {Promise<Outcome>}
 */
export async function runTool(node, name, args, { environment = {}, niceness } = {}) {
  const log = join(LOGS, `${name}.log`);
  const { code, output } = await runQuietly(node, args, {
    log,
    cwd: ROOT,
    niceness,
    env: environmentOfTools({
      CHROMIUM_PATH: findChromium(),
      POSTGRESQL_BIN: findPostgresql(),
      FORCE_COLOR: process.env.FORCE_COLOR ?? '0',
      ...environment,
    }),
  });
  return { ok: code === 0, output, log };
}
