import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { runCommand } from '../../../scripts/commands/refusal.mjs';
import { runInForeground } from '../../../scripts/processes/children.mjs';
import { SERVER_PROGRAM } from '../../../scripts/processes/server-program.mjs';

// The built product for the tests: on an empty data folder, which is deleted when the tests end, and
// never longer than the test runner, however that one ends.

/** How often to check whether the runner is still running, in milliseconds. */
const LOOK_AGAIN = 500;

const data = mkdtempSync(join(tmpdir(), 'loanfront-browser-'));
process.on('exit', () => rmSync(data, { recursive: true, force: true }));

const runner = process.ppid;
setInterval(() => {
  if (process.ppid !== runner) process.kill(process.pid, 'SIGTERM');
}, LOOK_AGAIN).unref();

await runCommand(() => {
  process.env.DATA_DIR = data;
  return runInForeground(process.execPath, SERVER_PROGRAM);
});
