import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import type { TestProject } from 'vitest/node';
import { findFreePort } from '../../browser/harness/free-port.ts';
import { SETTINGS } from '../../browser/harness/settings.ts';
import { FLUVIA } from '../../examples/lender-folders.ts';
import { until } from './until.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the product is served. */
    origin: string;
  }
}

/** Starts the built product for all tests, as for those in Chromium. */
export default async function startProduct(project: TestProject) {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !SETTINGS.some((setting) => setting === name)),
  );
  const server = spawn(process.execPath, ['tests/browser/harness/serve.ts'], {
    env: {
      ...env,
      ...FLUVIA,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: origin,
      RATE_LIMIT: '0',
      BOT_CHECK_TRIES: '50',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await until(
    () =>
      fetch(`${origin}/fr/`).then(
        ({ ok }) => ok || undefined,
        () => undefined,
      ),
    () => 'the product',
  );
  project.provide('origin', origin);
  return () => end(server);
}

function end(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
}
