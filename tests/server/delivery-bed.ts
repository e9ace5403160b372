import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Channel } from '#server/deliveries/channel.ts';
import { deliverDue } from '#server/deliveries/deliver-due.ts';
import type { Delivery, DeliverySubject } from '#server/deliveries/delivery-store.ts';
import { createWebhook } from '#server/deliveries/webhook.ts';
import { generateKeyRing, type KeyRing, parseKeyRing } from '#server/encryption/key-ring.ts';
import type { Database } from '#server/storage/database.ts';
import { migrate } from '#server/storage/migrate.ts';
import { createStorage, type Storage } from '#server/storage/storage.ts';
import { exampleRequest } from '../examples/example-request.ts';
import { nameBroker } from '../examples/named-broker.ts';
import { NOW } from './test-app.ts';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

export const WEBHOOK_SECRET = 'a secret of the tests, shared with the receiver';

/** How long a receiver may take in the tests, in milliseconds. */
const PATIENCE = 1_500;

/** What a test may have put there. */
const HELD = [
  'deliveries',
  'prospects',
  'requests',
  'drafts',
  'shares',
  'signIns',
  'developmentMail',
  'inquiries',
  'uploads',
  'newsletterSubscriptions',
  'auditEntries',
];

/** Storage, a receiver and a clock in the test's hands: deliveries without the server around them. */
export interface DeliveryFixture {
  storage: Storage;
  keyRing: KeyRing;
  receiver: WebhookReceiver;
  webhook: Channel;
  /** Why attempts failed, in order. */
  failures: string[];
  now(): Date;
  /** Moves the clock on, in milliseconds. */
  pass(milliseconds: number): void;
  /** Moves it to where a delivery is due again. */
  passTo(instant: Date): void;
  /** One run, as the job makes it. */
  run(channels?: readonly Channel[], storage?: Storage): Promise<void>;
  /** A request that waits to be told; the subject of its delivery. */
  addRequest(over?: Parameters<typeof exampleRequest>[1]): Promise<DeliverySubject>;
  find(subject: DeliverySubject): Promise<Delivery>;
  /** As it was opened: no rows, no messages, the clock at its beginning. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** What this stores in a bed's database, the bed cannot read. */
export function withAnotherKey(database: Database): Storage {
  const keyRing = parseKeyRing(generateKeyRing().replace('k1:', 'another:'));
  if (keyRing === undefined) throw new Error('No keys');
  return createStorage(database, keyRing, { enqueueIn: async () => {} });
}

export async function openDeliveryFixture(
  database: Database,
  patience = PATIENCE,
): Promise<DeliveryFixture> {
  await migrate(database);
  const keyRing = parseKeyRing(generateKeyRing());
  if (keyRing === undefined) throw new Error('No keys');
  const storage = createStorage(database, keyRing, { enqueueIn: async () => {} });
  const receiver = await startWebhookReceiver();
  let instant = NOW;
  const now = () => instant;
  const webhook = createWebhook(
    { url: receiver.url, secrets: [WEBHOOK_SECRET] },
    { now, nameBroker },
    patience,
  );
  const failures: string[] = [];
  let added = 0;
  return {
    storage,
    keyRing,
    receiver,
    webhook,
    failures,
    now,
    pass: (milliseconds) => {
      instant = new Date(instant.getTime() + milliseconds);
    },
    passTo: (to) => {
      instant = to;
    },
    run: (channels = [webhook], on = storage) =>
      deliverDue({ storage: on, channels, now, report: ({ why }) => failures.push(why) }),
    addRequest: async (over) => {
      added += 1;
      const own = { id: randomUUID(), uniqid: `u${added}`, reference: `FLV-2026-${added}` };
      const request = exampleRequest(undefined, { ...own, sentAt: instant, ...over });
      await storage.requests.add(request);
      const subject = { kind: 'request' as const, subjectId: request.id };
      await storage.deliveries.put({ ...subject, messageId: randomUUID(), dueAt: instant });
      return subject;
    },
    find: async (subject) => {
      const found = await storage.deliveries.find(subject);
      if (found === undefined) throw new Error('No such delivery');
      return found;
    },
    reset: async () => {
      for (const table of HELD)
        await sql`delete from ${sql.table(table)}`.execute(database.executor);
      receiver.forget();
      failures.length = 0;
      instant = NOW;
    },
    close: async () => {
      await receiver.stop();
      await database.close();
    },
  };
}
