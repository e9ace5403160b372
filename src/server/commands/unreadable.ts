import { UnreadableError } from '../encryption/key-ring.ts';
import { type CommandResult, refuseCommand } from './command.ts';

/** What an operator can do about what cannot be read. */
export const PUT_KEYS_BACK =
  'Put the keys that are missing back into ENCRYPTION_KEYS, behind the first, and ask again; what is damaged comes back from a backup of the database alone.';

/** Refuses what came upon something that cannot be read; any other error is thrown on. */
export function refuseUnreadable(error: unknown, json: boolean): CommandResult {
  if (!(error instanceof UnreadableError)) throw error;
  return refuseCommand(`What is kept at ${error.place} cannot be read. ${PUT_KEYS_BACK}`, json);
}
