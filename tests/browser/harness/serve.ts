import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { startInForeground, waitFor } from '../../../scripts/bootstrap/children.mjs';
import { SERVER_PROGRAM } from '../../../scripts/bootstrap/places.mjs';

// The built product for the tests: on an empty data folder, which is deleted when the tests end, and
// never longer than the test runner, however that one ends.

/** How often to check whether the runner is still running, in milliseconds. */
const POLL_MS = 500;

const data = mkdtempSync(join(tmpdir(), 'loanfront-browser-'));
process.on('exit', () => rmSync(data, { recursive: true, force: true }));

const runner = process.ppid;
setInterval(() => {
  if (process.ppid !== runner) process.kill(process.pid, 'SIGTERM');
}, POLL_MS).unref();

process.exitCode = await waitFor(
  startInForeground(process.execPath, SERVER_PROGRAM, { ...process.env, DATA_DIR: data }),
);
