import process from 'node:process';

/** A reason to stop that the user can act on: a sentence, shown without a stack. */
export class Refusal extends Error {}

/** The system's error codes in the user's words. */
const SYSTEM_REASONS = /** @type {Readonly<Record<string, string>>} */ ({
  EACCES: 'the folder or file cannot be written by this user',
  EPERM: 'the folder or file cannot be written by this user',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EMFILE: 'too many files are open',
});

/**
 * Runs a command to its end and exits with the code that it returns (0 by default). A refusal is
 * reported as its sentence, any other error as its message; both exit with 1.
 * @param {() => Promise<number | void>} command
 */
export async function runCommand(command) {
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${describe(error)}\n`);
    if (process.env.LOANFRONT_TRACE && error instanceof Error) {
      process.stderr.write(`${error.stack}\n`);
    }
  }
}

/** @param {unknown} error */
function describe(error) {
  if (error instanceof Refusal) return error.message;
  if (!(error instanceof Error)) return `Stopped: ${String(error)}`;
  const { code, path } = /** @type {NodeJS.ErrnoException} */ (error);
  const reason = code && SYSTEM_REASONS[code];
  return reason ? `Stopped: ${reason} (${path ?? code}).` : `Stopped: ${error.message}`;
}
