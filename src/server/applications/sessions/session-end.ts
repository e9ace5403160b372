import { daysAfter } from '../../stores/periods.ts';
import { SESSION_SECONDS } from './session-tokens.ts';

/** When a session that is opened now ends, unless it is renewed. */
export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + SESSION_SECONDS * 1000);
}

/**
 * When a session renewed now ends. However often it is renewed, it does not outlast its first end by more
 * than drafts are kept: no earlier than a draft that was saved before that. Later drafts are opened after
 * a fresh bot check.
 */
export function renewedEnd(createdAt: Date, now: Date, draftsDays: number): Date {
  const absolute = daysAfter(sessionEnd(createdAt), draftsDays);
  const renewed = sessionEnd(now);
  return renewed < absolute ? renewed : absolute;
}
