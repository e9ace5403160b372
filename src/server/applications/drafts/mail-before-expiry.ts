import { daysAfter } from '../../stores/periods.ts';
import type { Storage } from '../../stores/storage.ts';

export interface MailBeforeExpiry {
  storage: Pick<Storage, 'drafts' | 'transact'>;
  now: () => Date;
}

const DAYS_BEFORE = 1;

/**
 * Queues the link that continues the draft for applicants whose sessions end within a day, each
 * once, however many servers run it. Returns how many.
 */
export async function mailBeforeExpiry({
  storage,
  now,
}: MailBeforeExpiry): Promise<{ mailed: number }> {
  const at = now();
  let mailed = 0;
  for (const { uniqid, sessionId } of await storage.drafts.listEnding(
    at,
    daysAfter(at, DAYS_BEFORE),
  )) {
    const isFirst = await storage.transact(async ({ drafts, enqueue }) => {
      if (!(await drafts.markExpiryMailed(uniqid, at))) return false;
      await enqueue('draft-letter', { uniqid, sessionId, because: 'sessionEnds' });
      return true;
    });
    if (isFirst) mailed += 1;
  }
  return { mailed };
}
