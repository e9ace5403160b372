import type { StdioOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import process from 'node:process';
import { startChild, waitFor } from './bootstrap/children.mjs';
import { inProject, ROOT } from './bootstrap/places.mjs';

/**
 * The script of an installed tool, to be run by this process's Node.
 * @param command if the package has several
 */
export function scriptOf(name: string, command?: string): string {
  const { bin } = JSON.parse(readFileSync(inProject('node_modules', name, 'package.json'), 'utf8'));
  const path = typeof bin === 'string' ? bin : bin[command ?? Object.keys(bin)[0] ?? ''];
  return inProject('node_modules', name, path);
}

/**
 * The environment for a tool: the project's own programs first, and only the given NODE_ENV, so that the
 * shell's settings change neither the build nor the tests.
 */
export function environmentOfTools(changes: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...rest } = process.env;
  const PATH = `${inProject('node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`;
  const colours = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
  return { ...colours, ...rest, PATH, ASTRO_TELEMETRY_DISABLED: '1', ...changes };
}

/** Runs a Node program whose output goes to this process's. Returns its exit code. */
export function runTool(args: readonly string[], changes: NodeJS.ProcessEnv = {}): Promise<number> {
  const env = environmentOfTools(changes);
  return waitFor(startChild(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' }));
}

/** Runs a Node program and returns what it printed, for a caller that shows it only if it fails. */
export async function runQuietly(
  args: readonly string[],
  changes: NodeJS.ProcessEnv = {},
): Promise<{ code: number; output: string }> {
  const env = environmentOfTools(changes);
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe'];
  const child = startChild(process.execPath, args, { cwd: ROOT, env, stdio });
  const pieces: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece: Buffer) => pieces.push(piece));
  const code = await waitFor(child);
  return { code, output: Buffer.concat(pieces).toString('utf8') };
}
