import process from 'node:process';

/** A reason to stop that the user can act on: a sentence, shown without a stack. */
export class Refusal extends Error {}

/**
 * Runs a command to its end and exits with the code that it returns, 0 if it returns none. A refusal and a fault of the
 * system (no room, no permission) are reported as a sentence; both exit with 1.
 */
export async function runCommand(command: () => Promise<unknown>): Promise<void> {
  try {
    const code = await command();
    process.exitCode = typeof code === 'number' ? code : 0;
  } catch (error) {
    if (!isExpected(error)) throw error;
    process.exitCode = 1;
    report(error.message);
  }
}

function isExpected(error: unknown): error is Error {
  return error instanceof Refusal || (error instanceof Error && 'syscall' in error);
}

/** Prints a line about progress, to stderr: stdout contains only a command's own output. */
export function report(line: string): void {
  process.stderr.write(`${line}\n`);
}
