import { spawn } from 'node:child_process';
import process from 'node:process';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * The running processes that this one has started. Signals to this process are forwarded to them, and
 * they do not outlive it.
 * @type {Set<ChildProcess>}
 */
const children = new Set();

/** How long a child may take to shut down, in milliseconds: a server serves on for DRAIN_SECONDS first. */
const PATIENCE = 10_000 + 1_000 * (Number(process.env.DRAIN_SECONDS) || 0);

/** How often to check whether npm is still running, in milliseconds. */
const LOOK_AGAIN = 500;

/** Signal numbers, for the exit code 128 + n that shells expect. */
const SIGNALS = /** @type {Readonly<Record<string, number>>} */ ({
  SIGHUP: 1,
  SIGINT: 2,
  SIGKILL: 9,
  SIGTERM: 15,
});

let listening = false;
let leaving = false;
/** @type {number | undefined} */
let codeOfForeground;

/**
 * Starts a process that ends when this one does.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function startChild(command, args, options = {}) {
  passSignalsOn();
  const child = spawn(command, args, options);
  children.add(child);
  child.once('close', () => children.delete(child));
  child.once('error', () => children.delete(child));
  return child;
}

/**
 * Waits for a process to end and returns its exit code, 128 + n after signal n.
 * @param {ChildProcess} child
 * @returns {Promise<number>}
 */
export function waitFor(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? 128 + (SIGNALS[signal ?? ''] ?? 0)));
  });
}

/**
 * Runs a process in place of this one: it shares input, output, signals and exit code.
 * If this process is killed, a Node child ends too (see end-with-parent.mjs).
 * @param {string} node
 * @param {readonly string[]} args
 */
export async function runInForeground(node, args) {
  const guard = new URL('./end-with-parent.mjs', import.meta.url).href;
  const child = startChild(node, ['--import', guard, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  codeOfForeground = await waitFor(child);
  return codeOfForeground;
}

/**
 * Shuts a process down, and kills it if it does not respond.
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} [signal]
 */
export async function endChild(child, signal = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = waitFor(child);
  const force = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  child.kill(signal);
  await ended;
  clearTimeout(force);
}

function passSignalsOn() {
  if (listening) return;
  listening = true;
  for (const signal of /** @type {const} */ (['SIGHUP', 'SIGINT', 'SIGTERM'])) {
    process.on(signal, () => {
      if (leaving) return;
      leaving = true;
      const ending = [...children].map((child) => endChild(child, signal));
      void Promise.allSettled(ending).then(() => {
        process.exit(codeOfForeground ?? 128 + (SIGNALS[signal] ?? 0));
      });
    });
  }
  process.on('exit', () => {
    for (const child of children) child.kill('SIGKILL');
  });
  if (process.env.npm_lifecycle_event) leaveWithNpm();
}

/**
 * Exits when npm, which started this, is killed. (npm forwards other signals, which needs the `exec`
 * in package.json: the shell in between would not forward them.)
 */
function leaveWithNpm() {
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) process.kill(process.pid, 'SIGTERM');
  }, LOOK_AGAIN).unref();
}
