import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import process from 'node:process';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * The running processes that this one has started. Signals to this process are forwarded to them, and
 * they do not outlive it.
 * @type {Set<ChildProcess>}
 */
const children = new Set();

/** How long a child may take to shut down, in milliseconds: a server first serves on for DRAIN_SECONDS. */
const SHUTDOWN_MS = 10_000 + 1_000 * (Number(process.env.DRAIN_SECONDS) || 0);

const GUARD = new URL('./end-with-parent.mjs', import.meta.url).href;

let isListening = false;

/**
 * Starts a process that ends when this one does.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function startChild(command, args, options = {}) {
  if (!isListening) forwardSignals();
  const child = spawn(command, args, options);
  children.add(child);
  child.once('close', () => children.delete(child));
  child.once('error', () => children.delete(child));
  return child;
}

/**
 * Starts a Node program that shares this process's input and output, and that shuts down even if this
 * process is killed (end-with-parent.mjs).
 * @param {string} node
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function startInForeground(node, args, env = process.env) {
  return startChild(node, ['--import', GUARD, ...args], {
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
}

/**
 * Waits for a process to end and returns its exit code: 128 + n after signal n, as in a shell.
 * @param {ChildProcess} child
 * @returns {Promise<number>}
 */
export function waitFor(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? codeOf(signal ?? 'SIGTERM')));
  });
}

/**
 * Shuts a process down, and kills it if it does not respond. Returns its exit code.
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} [signal]
 * @returns {Promise<number>}
 */
export async function endChild(child, signal = 'SIGTERM') {
  if (child.exitCode !== null) return child.exitCode;
  if (child.signalCode !== null) return codeOf(child.signalCode);
  const ended = waitFor(child);
  const force = setTimeout(() => child.kill('SIGKILL'), SHUTDOWN_MS);
  child.kill(signal);
  const code = await ended;
  clearTimeout(force);
  return code;
}

/** On a signal, shuts the children down and exits with the code of the only one. */
function forwardSignals() {
  isListening = true;
  let isLeaving = false;
  for (const signal of /** @type {const} */ (['SIGHUP', 'SIGINT', 'SIGTERM'])) {
    process.on(signal, async () => {
      if (isLeaving) return;
      isLeaving = true;
      const codes = await Promise.all([...children].map((child) => endChild(child, signal)));
      process.exit(codes.length === 1 ? codes[0] : codeOf(signal));
    });
  }
  process.on('exit', () => {
    for (const child of children) child.kill('SIGKILL');
  });
}

/** @param {NodeJS.Signals} signal */
function codeOf(signal) {
  return 128 + constants.signals[signal];
}
