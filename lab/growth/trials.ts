import { setTimeout as pause } from 'node:timers/promises';
import type { Bed } from './bed.ts';
import { runMeasured, timeDuring, timeOf } from './measure.ts';

/** How often each call of a visitor is timed. */
const TIMES = 60;
/** How many are shown by a list. */
const NEWEST = 20;
const DAY = 24 * 3_600_000;

/** What a visitor waits for, and the newest of every list, in milliseconds. */
export async function timeCalls({ caller, stores }: Bed, size: number) {
  const token = await caller.openSession();
  const save = (n: number) => caller.saveDraft(token, `own-${size}`, String(n));
  const tokens: string[] = [];
  for (let n = 0; n < TIMES / 2; n += 1) tokens.push(await caller.openSession());
  await timeOf(TIMES, save);
  await caller.sendRequest(await caller.openSession(), `warm-${size}`);
  return {
    'save a draft': await timeOf(TIMES, save),
    'send a request': await timeOf(tokens.length, (n) =>
      caller.sendRequest(tokens[n] ?? '', `own-${size}-${n}`),
    ),
    'find a draft': await timeOf(TIMES, (n) => stores.drafts.find(`grown-${n}`, new Date())),
    'find a request': await timeOf(TIMES, (n) => stores.requests.findByReference(`FLV-GROWN-${n}`)),
    'newest requests': await timeOf(TIMES, () => stores.requests.list(NEWEST)),
    'newest deliveries': await timeOf(TIMES, () => stores.deliveries.list({ newest: NEWEST })),
    'newest forms': await timeOf(TIMES, () => stores.inquiries.list(NEWEST)),
    'newest of the newsletter': await timeOf(TIMES, () => stores.newsletter.list(NEWEST)),
    'newest shares': await timeOf(TIMES, () => stores.shares.list(NEWEST)),
  };
}

/** The commands over whole tables, with a visitor who saves in the meantime. */
export async function timeCommands({ caller, environment }: Bed, size: number) {
  const token = await caller.openSession();
  const save = (n: number) => caller.saveDraft(token, `during-${size}`, String(n));
  const results = [];
  for (const words of [
    ['requests', 'export', '--json'],
    ['audit', 'verify'],
    ['integrity', 'check'],
  ]) {
    const alone = await timeOf(TIMES, save);
    const { during, result } = await timeDuring(save, () => runMeasured(environment, words));
    results.push({ ...result, alone, during });
  }
  return results;
}

/** The same with a process that serves and another that delivers. */
export async function timeApart(bed: Bed, count: number) {
  await bed.server.end();
  await bed.server.start({ ROLE: 'web' });
  await bed.worker.start();
  const measured = await timeOutbox(bed, count);
  await bed.worker.end();
  return measured;
}

/** Deletes a tenth of the drafts, which have expired. */
export async function timePurge({ caller, stores, query }: Bed, size: number) {
  const token = await caller.openSession();
  const save = (n: number) => caller.saveDraft(token, `purge-${size}`, String(n));
  await query(
    `update drafts set expires_at = now() - interval '1 hour' where uniqid like 'grown-%0'`,
  );
  const alone = await timeOf(TIMES, save);
  const began = performance.now();
  const { during, result } = await timeDuring(save, () => stores.drafts.purge(new Date()));
  return { gone: result, seconds: (performance.now() - began) / 1_000, alone, during };
}

/** Seals everything again under another key. */
export async function timeReseal(bed: Bed) {
  const keys = await bed.startWithNewKey();
  return await runMeasured({ ...bed.environment, ENCRYPTION_KEYS: keys }, ['keys', 'reseal']);
}

/** How fast deliveries leave, while visitors save. */
export async function timeOutbox({ caller, query, receiver }: Bed, count: number) {
  const token = await caller.openSession();
  // Measured twice for the same number, of which the second would have the first one's draft.
  const uniqid = `outbox-${count}-${Date.now()}`;
  const save = (n: number) => caller.saveDraft(token, uniqid, String(n));
  const alone = await timeOf(TIMES, save);
  await query(`update deliveries set delivered_at = null, webhook_at = null, first_attempt_at = null, attempts = 0,
    next_attempt_at = now() where message_id in (
      select message_id from deliveries where kind = 'request' and subject_id in (
        select id from requests where uniqid like 'sent-%' limit ${count}))`);
  const before = receiver.calls();
  await caller.sendRequest(await caller.openSession(), `starts-${count}-${Date.now()}`);
  const began = performance.now();
  const waits = () => receiver.calls() - before < count;
  const { during } = await timeDuring(save, async () => {
    const end = Date.now() + DAY / 24 / 6;
    while (waits() && Date.now() < end) await pause(20);
  });
  const delivered = receiver.calls() - before;
  return { delivered, perSecond: (delivered * 1_000) / (performance.now() - began), alone, during };
}
