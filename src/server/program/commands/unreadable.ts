import { UnreadableError } from '../../security/encryption/key-ring.ts';
import { type CommandResult, refuseCommand } from './command.ts';

/** What an operator can do about data that cannot be read. */
export const PUT_KEYS_BACK =
  'Put the missing keys back into ENCRYPTION_KEYS, after the first, and run the command again; damaged data can only be restored from a backup of the database.';

/** Refuses an export with gaps, because it would be mistaken for complete. `advice`: what is possible in the meantime. */
export function refuseWithGaps(
  names: readonly string[],
  json: boolean,
  advice = '',
): CommandResult {
  const reason = `Nothing was exported, because the following cannot be read: ${names.join(', ')}. ${PUT_KEYS_BACK}`;
  return refuseCommand(`${reason} ${advice}`.trimEnd(), json);
}

/** Refuses a command that met unreadable data; any other error is rethrown. */
export function refuseUnreadable(error: unknown, json: boolean): CommandResult {
  if (!(error instanceof UnreadableError)) throw error;
  return refuseCommand(`The data at ${error.place} cannot be read. ${PUT_KEYS_BACK}`, json);
}
