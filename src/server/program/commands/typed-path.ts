import { resolve } from 'node:path';
import type { Environment } from '../settings/read-settings.ts';

/**
 * The path of a file or folder as typed, relative to the operator's folder. npm and the installed command change the
 * folder before the program starts, and pass the operator's in INIT_CWD.
 */
export function resolveTyped(typed: string, { INIT_CWD }: Environment): string {
  const path = resolve(INIT_CWD || '.', typed);
  return path === resolve(typed) ? typed : path;
}
