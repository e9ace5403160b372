import { userInfo } from 'node:os';
import type { Environment } from '../settings/read-settings.ts';

/** Who runs a command: the name of `--as`, else the system's user, and behind `sudo` the user who called it. */
export function findOperator(named: string | undefined, environment: Environment): string {
  return named ?? (environment.SUDO_USER || systemUser());
}

function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container a process may run under a number that has no name.
    return `uid-${process.getuid?.() ?? 'unknown'}`;
  }
}

/** A name is one line of printable characters. */
export function isOperatorName(name: string): boolean {
  return /^[^\p{C}\p{Z}](?:[^\p{C}]{0,62}[^\p{C}\p{Z}])?$/u.test(name);
}
