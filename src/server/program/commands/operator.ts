import { userInfo } from 'node:os';
import type { Environment } from '../settings/read-settings.ts';

/** An account of the system, as far as it tells who uses it. */
export interface Account {
  name: string;
  uid: number;
  shell: string | null;
}

/**
 * Who runs a command: the name of `--as`, else the system's user, and behind `sudo` the user who called it.
 * `undefined`: in production nobody is known by an account that is no person's, and `--as` is required.
 */
export function findOperator(
  named: string | undefined,
  environment: Environment,
  account: Account | undefined = readAccount(),
): string | undefined {
  if (named !== undefined) return named;
  const { SUDO_USER: caller } = environment;
  const isPerson = caller ? caller !== 'root' : account !== undefined && isPersonal(account);
  if (environment.NODE_ENV === 'production' && !isPerson) return undefined;
  return caller || (account?.name ?? `uid-${process.getuid?.() ?? 'unknown'}`);
}

/** What recorded commands print without an operator. */
export const NAME_YOURSELF =
  'This account is shared, so the audit log cannot record who you are: add --as and your name.';

/** Below it are root and the accounts of services. */
const FIRST_PERSONAL_UID = 1000;

/** Nobody works under root or under an account that cannot log in. */
function isPersonal({ uid, shell }: Account): boolean {
  return uid >= FIRST_PERSONAL_UID && !/\/(?:nologin|false)$/.test(shell ?? '');
}

function readAccount(): Account | undefined {
  try {
    const { username: name, uid, shell } = userInfo();
    return { name, uid, shell };
  } catch {
    // In a container a process may run under a number that has no name.
    return undefined;
  }
}

/** A name is one line of printable characters. */
export function isOperatorName(name: string): boolean {
  return /^[^\p{C}\p{Z}](?:[^\p{C}]{0,62}[^\p{C}\p{Z}])?$/u.test(name);
}
