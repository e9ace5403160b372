import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { until } from './until.ts';

/** A running program, in a home folder of its own. */
export interface Program<T> {
  /** What it is reached by. */
  readonly ready: T;
  end(): Promise<void>;
}

interface Start<T> {
  /** What it is reached by, once it is ready; `lines` is what it has written so far, also on descriptor 3. */
  readonly isReady: (lines: readonly string[]) => T | undefined | Promise<T | undefined>;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Starts a program and waits until it is ready. `end` ends it with all that it started, and deletes its folder. Throws
 * with its output if it is not ready in time.
 */
export async function startProgram<T>(
  path: string,
  args: (home: string) => readonly string[],
  { isReady, env = {} }: Start<T>,
): Promise<Program<T>> {
  const home = mkdtempSync(join(tmpdir(), 'loanfront-engine-'));
  const child = spawn(path, args(home), {
    // A group of its own, so that its children can be ended with it.
    detached: true,
    env: { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const stream of child.stdio.slice(1))
    createInterface(stream as Readable).on('line', (line) => lines.push(line));
  const kill = () => killGroup(child);
  process.on('exit', kill);
  const end = async () => {
    await endGroup(child);
    process.off('exit', kill);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return {
      ready: await until(
        () => isReady(lines),
        () => `${path}: ${lines.join('\n')}`,
      ),
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}

function endGroup(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    killGroup(child);
  });
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
