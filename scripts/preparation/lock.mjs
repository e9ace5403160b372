import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { report } from '../commands/report-progress.mjs';
import { inProject } from './places.mjs';

/** Contains the process id of the command that is installing or building. */
const LOCK = inProject('dist', '.preparing');

/** How often a waiting command checks the lock, in milliseconds. */
const LOOK_AGAIN = 200;

/**
 * Runs a task while no other command installs or builds in this folder; waits for a running one.
 * @template T
 * @param {() => Promise<T>} task
 * @returns {Promise<T>}
 */
export async function withPreparationLock(task) {
  mkdirSync(dirname(LOCK), { recursive: true });
  for (let isReported = false; !takeLock(); isReported = true) {
    if (!isReported) report('Waiting for another command that is building here.');
    await wait(LOOK_AGAIN);
  }
  const release = () => rmSync(LOCK, { force: true });
  process.once('exit', release);
  try {
    return await task();
  } finally {
    process.off('exit', release);
    release();
  }
}

function takeLock() {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    if (!isHolderAlive()) rmSync(LOCK, { force: true });
    return false;
  }
}

function isHolderAlive() {
  try {
    const holder = Number(readFileSync(LOCK, 'utf8'));
    // The file was just created and does not contain its holder's id yet.
    if (holder === 0) return true;
    process.kill(holder, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
