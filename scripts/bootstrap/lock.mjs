import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { inProject } from './places.mjs';

/** Contains the process id of the command that is installing or building. */
const LOCK = inProject('dist', '.preparing');

const POLL_MS = 200;

/**
 * Runs a task while no other command installs or builds in this folder; waits for a running one.
 * @template T
 * @param {() => Promise<T>} task
 * @returns {Promise<T>}
 */
export async function withLock(task) {
  mkdirSync(inProject('dist'), { recursive: true });
  for (let isReported = false; !takeLock(); isReported = true) {
    if (!isReported) process.stderr.write('Waiting for another command that is building here.\n');
    await wait(POLL_MS);
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
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    if (!isHolderAlive()) rmSync(LOCK, { force: true });
    return false;
  }
}

function isHolderAlive() {
  try {
    const holder = Number(readFileSync(LOCK, 'utf8'));
    // 0: the file was just created and does not contain its holder's id yet.
    return holder === 0 || process.kill(holder, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
