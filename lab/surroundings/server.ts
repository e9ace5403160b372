import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import process from 'node:process';
import { promisify } from 'node:util';
import { namedFolders } from '../../tests/examples/lender-folders.ts';
import { inProject, SERVER_PROGRAM, startChild } from '../project.ts';

/** How long starting or shutting down may take before it counts as failed, in milliseconds. */
const PATIENCE = 120_000;

/** The largest output of an operator's export, in bytes. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** The built server on a port that stays the same however often the server is killed. */
export async function createServerControl(settings: Record<string, string>) {
  const port = await findFreePort();
  const env = {
    ...{ PATH: process.env.PATH ?? '', ...namedFolders(), HOST: '127.0.0.1', PORT: String(port) },
    ...{ RATE_LIMIT: '0', BOT_CHECK_TRIES: '1', LOG_LEVEL: 'fatal' },
    ...settings,
  };
  let child: ChildProcess | undefined;
  const isRunning = () => child?.exitCode === null && child.signalCode === null;
  return {
    port,
    address: `http://127.0.0.1:${port}`,
    isRunning,
    /** Its process, once it was started. */
    pid: () => child?.pid,
    /** Starts it, with more settings for this time; returns the milliseconds until it is ready. */
    start: async (more: Record<string, string> = {}) => {
      const began = Date.now();
      const started = startChild(process.execPath, SERVER_PROGRAM, {
        env: { ...env, ...more },
        cwd: inProject('.'),
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child = started;
      await new Promise((settle, reject) => {
        const timer = setTimeout(() => reject(new Error('The server is not ready')), PATIENCE);
        started.stdout?.on('data', (piece: Buffer) => {
          if (!piece.includes('ready')) return;
          clearTimeout(timer);
          settle(undefined);
        });
        started.once('exit', (code) => reject(new Error(`The server did not start (${code})`)));
      });
      return Date.now() - began;
    },
    kill: async () => {
      if (child === undefined || !isRunning()) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    /** Shuts it down; returns its exit code (−1: it had to be killed) and the time taken. */
    end: async () => {
      if (child === undefined || !isRunning()) return { code: child?.exitCode ?? -1, ms: 0 };
      const began = Date.now();
      const ended = once(child, 'exit');
      const force = setTimeout(() => child?.kill('SIGKILL'), PATIENCE);
      child.kill('SIGTERM');
      const [code] = await ended;
      clearTimeout(force);
      return { code: Number(code ?? -1), ms: Date.now() - began };
    },
    /** The output of an operator's command. */
    ask: async (...words: string[]) => {
      const command = [inProject('dist/server/cli.mjs'), ...words, '--json'];
      const options = { env, cwd: inProject('.'), maxBuffer: MAX_OUTPUT_BYTES };
      const { stdout } = await promisify(execFile)(process.execPath, command, options);
      return JSON.parse(stdout);
    },
  };
}

export type ServerControl = Awaited<ReturnType<typeof createServerControl>>;

/** A port of this machine that nobody listens on. */
export async function findFreePort() {
  const server = createServer();
  await new Promise((settle) => server.listen(0, '127.0.0.1', () => settle(undefined)));
  const address = server.address();
  await new Promise((settle) => server.close(settle));
  if (typeof address !== 'object' || address === null) throw new Error('No free port');
  return address.port;
}
