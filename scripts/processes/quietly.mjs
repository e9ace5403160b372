import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { startChild, waitFor } from './children.mjs';

/**
 * Runs a process whose output goes to a log file instead of the terminal.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ log: string, env?: NodeJS.ProcessEnv, cwd?: string, niceness?: number | undefined }} options
 * `niceness` is from 0 (as others) to 19 (after all others), for the process and those that it starts
 * @returns {Promise<{ code: number, output: string }>} `output` is everything that it wrote.
 */
export async function runQuietly(
  command,
  args,
  { log, env = process.env, cwd = process.cwd(), niceness },
) {
  mkdirSync(dirname(log), { recursive: true });
  const file = createWriteStream(log);
  const child = startChild(command, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  if (niceness !== undefined && child.pid !== undefined) setPriority(child.pid, niceness);
  child.stdout?.pipe(file, { end: false });
  child.stderr?.pipe(file, { end: false });
  try {
    const code = await waitFor(child);
    return { code, output: await endOf(file, log) };
  } catch (error) {
    await endOf(file, log);
    throw error;
  }
}

/**
 * @param {import('node:fs').WriteStream} file
 * @param {string} path
 */
async function endOf(file, path) {
  file.end();
  await finished(file);
  return readFileSync(path, 'utf8');
}

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*[A-Za-z]`, 'g');

/** @param {string} text that a tool wrote */
export function withoutColours(text) {
  return text.replace(COLOURS, '');
}

/**
 * The last lines of a text, without colours: the part of a failure's output that matters.
 * @param {string} text
 * @param {number} lines
 */
export function tailOf(text, lines) {
  return withoutColours(text).trimEnd().split('\n').slice(-lines).join('\n');
}
