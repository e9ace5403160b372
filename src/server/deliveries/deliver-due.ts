import { nextAttempt } from '../operation/back-off.ts';
import type { Delivery } from '../stores/delivery-store.ts';
import type { Storage } from '../stores/storage.ts';
import type { Channel, NotTaken, Subject } from './channel.ts';
import { findSubject } from './find-subject.ts';

export interface DeliverDue {
  storage: Pick<
    Storage,
    'deliveries' | 'requests' | 'given' | 'shares' | 'prospects' | 'inquiries' | 'newsletter'
  >;
  channels: readonly Channel[];
  now: () => Date;
  /** Called for every failed attempt: the log names the cause, never the person. */
  report(failure: { delivery: Delivery; why: string; error?: unknown }): void;
}

/** The number of deliveries at the same time, in a server. */
const AT_ONCE = 5;

/**
 * How long a server holds a delivery, in milliseconds: longer than an attempt can last. After a
 * crash the other servers wait as long before they try.
 */
export const LEASE = 5 * 60_000;

/**
 * Delivers all that is due, a few at a time. If a batch fails entirely the receiver is down, and the
 * rest waits for the next run. Without a channel nothing is changed.
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

/** Attempts every channel that has not taken it yet. True if it is done. */
async function deliver(services: DeliverDue, delivery: Delivery): Promise<boolean> {
  const { deliveries } = services.storage;
  const result = await readSubject(services, delivery);
  if (result.why === undefined && result.subject === undefined) {
    await deliveries.remove(delivery);
    return true;
  }
  const { subject } = result;
  const failures =
    subject === undefined
      ? [{ why: result.why ?? '' }]
      : await deliverByChannels(services, delivery, subject);
  const now = services.now();
  if (failures.length === 0) {
    await deliveries.markDelivered(delivery.messageId, now);
    return true;
  }
  const why = failures.map((failure) => failure.why).join(', ');
  const wait = Math.max(0, ...failures.map((failure) => failure.wait ?? 0));
  const next = failures.every(({ isFinal }) => isFinal)
    ? undefined
    : nextAttempt(delivery.attempts, delivery.firstAttemptAt ?? now, now, wait);
  if (next === undefined) await deliveries.giveUp(delivery.messageId, now, why);
  else await deliveries.postpone(delivery.messageId, next, why);
  return false;
}

/** What cannot be decrypted, because its key is missing, waits like what cannot be delivered. */
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

/** Why a channel failed, with its name. */
type Failure = Omit<NotTaken, 'ok'>;

/** Delivers by all remaining channels in parallel; returns why channels failed. */
async function deliverByChannels(
  services: DeliverDue,
  delivery: Delivery,
  subject: Subject,
): Promise<Failure[]> {
  const left = services.channels.filter(({ name }) => delivery.done[name] === undefined);
  const ends = await Promise.allSettled(
    left.map(async (channel) => {
      const failure = await deliverBy(services, channel, delivery, subject);
      if (failure !== undefined) return failure;
      await services.storage.deliveries.markTaken(delivery.messageId, channel.name, services.now());
      return undefined;
    }),
  );
  return ends.flatMap((end) => {
    if (end.status === 'rejected') throw end.reason;
    return end.value ?? [];
  });
}

async function deliverBy(
  services: DeliverDue,
  channel: Channel,
  delivery: Delivery,
  subject: Subject,
): Promise<Failure | undefined> {
  try {
    const outcome = await channel.deliver(subject, delivery.messageId);
    if (outcome.ok) return undefined;
    const why = `${channel.name}: ${outcome.why}`;
    services.report({ delivery, why });
    return { ...outcome, why };
  } catch (error) {
    const why = `${channel.name}: fault`;
    services.report({ delivery, why, error });
    return { why };
  }
}
