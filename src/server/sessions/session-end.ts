import { SESSION_SECONDS } from './session-tokens.ts';

/** When a session that is opened or extended now ends. */
export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + SESSION_SECONDS * 1000);
}
