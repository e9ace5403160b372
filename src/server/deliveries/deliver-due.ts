import type { Storage } from '../storage/storage.ts';
import { nextAttempt } from './back-off.ts';
import type { Channel, Subject } from './channel.ts';
import type { Delivery } from './delivery-store.ts';
import { findSubject } from './find-subject.ts';

export interface DeliverDue {
  storage: Pick<
    Storage,
    'deliveries' | 'requests' | 'shares' | 'prospects' | 'inquiries' | 'newsletter'
  >;
  channels: readonly Channel[];
  now: () => Date;
  /** Told of every attempt that failed: what is wrong is then in the log, whom it is about never. */
  report(failure: { delivery: Delivery; why: string; error?: unknown }): void;
}

/** Deliveries that are under way at once, in one server. */
const AT_ONCE = 5;

/**
 * How long a delivery is one server's own, in milliseconds: longer than an attempt can last. After
 * a crash the others wait as long before they try.
 */
export const LEASE = 5 * 60_000;

/**
 * Delivers all that is due, a few at a time. Where none of them was taken the receiver is gone: the
 * rest waits for the next run instead of being thrown at it. With no channel nothing is touched.
 */
export async function deliverDue(services: DeliverDue): Promise<void> {
  if (services.channels.length === 0) return;
  for (;;) {
    const now = services.now();
    const until = new Date(now.getTime() + LEASE);
    const claimed = await services.storage.deliveries.claim(now, until, AT_ONCE);
    const ends = await Promise.allSettled(claimed.map((delivery) => deliver(services, delivery)));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    if (!ends.some((end) => end.status === 'fulfilled' && end.value)) return;
  }
}

/** One attempt, by every channel that has not taken it yet. True where it is done. */
async function deliver(services: DeliverDue, delivery: Delivery): Promise<boolean> {
  const { deliveries } = services.storage;
  const found = await readSubject(services, delivery);
  if (found.why === undefined && found.subject === undefined) {
    await deliveries.remove(delivery);
    return true;
  }
  const { subject } = found;
  const failures = subject === undefined ? [found.why] : await tellAll(services, delivery, subject);
  const now = services.now();
  if (failures.length === 0) {
    await deliveries.markDelivered(delivery.messageId, now);
    return true;
  }
  const why = failures.join(', ');
  const next = nextAttempt(delivery.attempts, delivery.firstAttemptAt ?? now, now);
  if (next === undefined) await deliveries.giveUp(delivery.messageId, now, why);
  else await deliveries.postpone(delivery.messageId, next, why);
  return false;
}

/** What cannot be opened, for want of its key, waits like what cannot be told. */
async function readSubject(
  services: DeliverDue,
  delivery: Delivery,
): Promise<{ subject?: Subject | undefined; why?: string }> {
  try {
    return { subject: await findSubject(services.storage, delivery) };
  } catch (error) {
    services.report({ delivery, why: 'unreadable', error });
    return { why: 'unreadable' };
  }
}

/** By each channel that is left, side by side; why those failed that did. */
async function tellAll(
  services: DeliverDue,
  delivery: Delivery,
  subject: Subject,
): Promise<string[]> {
  const left = services.channels.filter(({ name }) => delivery.done[name] === undefined);
  const ends = await Promise.allSettled(
    left.map(async (channel) => {
      const why = await tell(services, channel, delivery, subject);
      if (why !== undefined) return why;
      await services.storage.deliveries.markTaken(delivery.messageId, channel.name, services.now());
      return undefined;
    }),
  );
  return ends.flatMap((end) => {
    if (end.status === 'rejected') throw end.reason;
    return end.value ?? [];
  });
}

async function tell(
  services: DeliverDue,
  channel: Channel,
  delivery: Delivery,
  subject: Subject,
): Promise<string | undefined> {
  try {
    const taken = await channel.tell(subject, delivery.messageId);
    if (taken.ok) return undefined;
    const why = `${channel.name}: ${taken.why}`;
    services.report({ delivery, why });
    return why;
  } catch (error) {
    const why = `${channel.name}: fault`;
    services.report({ delivery, why, error });
    return why;
  }
}
