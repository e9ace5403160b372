import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { MAX_SECRET_BYTES, type SecretText } from './secret-files.ts';

/** How long a command may take by default, in seconds. */
export const DEFAULT_COMMAND_SECONDS = 10;

/** What a command gets of the server's environment: none of the settings, and so no other secret. */
const PASSED_ON = ['PATH', 'HOME', 'LANG', 'CREDENTIALS_DIRECTORY'] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Runs a program that prints a secret as its one line. `command`: its whole path and its arguments, separated by
 * blanks; no shell reads them. Waits for it, up to `SECRET_COMMAND_SECONDS`. A reason never repeats what the program
 * printed, nor its arguments.
 */
export function runSecretCommand(command: string, environment: Environment): SecretText {
  const [program = '', ...parameters] = command.trim().split(/\s+/);
  if (/["'`\\$]/.test(command))
    return refuse('no shell reads it, so write it without quotes, backslashes, backticks and $');
  if (!program.startsWith('/')) return refuse('it begins with its whole path: /usr/bin/vault');
  const seconds = secondsIn(environment);
  const ended = spawnSync(program, parameters, {
    cwd: '/',
    env: Object.fromEntries(PASSED_ON.map((name) => [name, environment[name]])),
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: MAX_SECRET_BYTES,
    timeout: seconds * 1_000,
    // A program may ignore any other signal.
    killSignal: 'SIGKILL',
  });
  const failure = describeFailure(ended, seconds);
  if (failure !== undefined) return refuse(failure);
  const printed = decode(ended.stdout);
  if (printed === undefined) return refuse('it printed no text in UTF-8');
  const value = printed.replace(/\r?\n$/, '');
  if (value.trim() === '') return refuse('it printed nothing');
  if (/[\r\n]/.test(value)) return refuse('it printed more than one line');
  if (/[^\P{Cc}\t]/u.test(value)) return refuse('it printed control characters');
  return { ok: true, value, ...(ended.stderr.length > 0 && { printedErrors: true }) };
}

function refuse(why: string): SecretText {
  return { ok: false, reason: `must be a program that prints the value: ${why}` };
}

/** A number that is out of range is reported with the other settings. */
function secondsIn({ SECRET_COMMAND_SECONDS: written = '' }: Environment): number {
  const seconds = Number(written);
  return Number.isInteger(seconds) && seconds >= 1 && seconds <= 60
    ? seconds
    : DEFAULT_COMMAND_SECONDS;
}

function describeFailure(
  { error, status, signal }: SpawnSyncReturns<Buffer>,
  seconds: number,
): string | undefined {
  switch (error !== undefined && 'code' in error ? error.code : undefined) {
    case 'ENOENT':
      return 'it does not exist';
    case 'EACCES':
      return 'it is not executable';
    case 'ETIMEDOUT':
      return `it took longer than ${seconds} s (SECRET_COMMAND_SECONDS)`;
    case 'ENOBUFS':
      return `it printed more than ${MAX_SECRET_BYTES} bytes`;
    case undefined:
      break;
    default:
      return 'it cannot be run';
  }
  if (signal !== null) return `it was ended by ${signal}`;
  return status === 0 ? undefined : `it ended with exit code ${status}`;
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
