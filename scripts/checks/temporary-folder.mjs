import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';

/** What must be free, in bytes: there, four times the most that the tests' files take; in all, more for the tests. */
const NEEDED = { room: 2 * 1024 ** 3, memory: 6 * 1024 ** 3 };

/** Followed by the process that made it. */
const NAME = 'loanfront-tests-';

/**
 * A folder in memory for the files that tests make and delete; `undefined` where the system has none, or no room.
 * A database is a thousand files: to create them on a disk takes a sixth of the processor time of the integration tests.
 * It goes with this process; those left by processes that were killed go now.
 * @param {string} [parent]
 * @param {{ room: number, memory: number }} [needed] in bytes
 * @returns {string | undefined}
 */
export function makeTemporaryFolder(parent = IN_MEMORY, needed = NEEDED) {
  try {
    for (const left of leftIn(parent)) rmSync(left, { recursive: true, force: true });
    const { bavail, bsize } = statfsSync(parent);
    if (bavail * bsize < needed.room || freemem() < needed.memory) return undefined;
    const folder = mkdtempSync(join(parent, `${NAME}${process.pid}-`));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
    // PostgreSQL, which refuses to run as root, has to get to its own folder inside.
    chmodSync(folder, 0o711);
    expectExecution(join(folder, 'try'));
    return folder;
  } catch {
    return undefined;
  }
}

/** The folders of processes that have ended. @param {string} parent */
function leftIn(parent) {
  return readdirSync(parent)
    .filter(
      (name) => name.startsWith(NAME) && !isRunning(Number.parseInt(name.slice(NAME.length), 10)),
    )
    .map((name) => join(parent, name));
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** Tests run programs that they have written: throws where the system forbids that. @param {string} program */
function expectExecution(program) {
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  execFileSync(program);
  rmSync(program);
}
