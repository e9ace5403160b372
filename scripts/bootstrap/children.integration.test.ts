import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const children = fileURLToPath(new URL('./children.mjs', import.meta.url));

/** A server that prints a line once it runs, and another when it is asked to end. */
const SERVER = `
  process.on('SIGTERM', () => process.exit(7));
  process.on('SIGINT', () => process.exit(8));
  setInterval(() => {}, 1000);
  console.log('up');
`;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'children-'));
  writeFileSync(join(folder, 'server.mjs'), SERVER);
  writeFileSync(
    join(folder, 'starter.mjs'),
    `import { startInForeground, waitFor } from ${JSON.stringify(children)};
     process.exitCode = await waitFor(startInForeground(process.execPath, process.argv.slice(2)));`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The starter with its running server; `gone` resolves once neither holds its output open. */
async function startServer() {
  const starter = spawn(
    process.execPath,
    [join(folder, 'starter.mjs'), join(folder, 'server.mjs')],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(starter.stdout, 'data');
  return { starter, gone: once(starter.stdout, 'end') };
}

it.each([
  ['SIGTERM', 7],
  ['SIGINT', 8],
] as const)('forwards %s and exits with the same code', async (signal, expected) => {
  const { starter, gone } = await startServer();
  starter.kill(signal);
  const [code] = await once(starter, 'exit');
  expect(code).toBe(expected);
  await gone;
});

it('leaves no process behind when it is killed', async () => {
  const { starter, gone } = await startServer();
  starter.kill('SIGKILL');
  await gone;
});

it('exits with the code of a program that ends by itself', async () => {
  const program = join(folder, 'program.mjs');
  writeFileSync(program, 'process.exit(3)');
  const starter = spawn(process.execPath, [join(folder, 'starter.mjs'), program]);
  const [code] = await once(starter, 'exit');
  expect(code).toBe(3);
});
