import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Channel } from '#server/deliveries/channel.ts';
import { deliverDue } from '#server/deliveries/deliver-due.ts';
import { createWebhook } from '#server/deliveries/webhook.ts';
import {
  generateKeyRing,
  type KeyRing,
  parseKeyRing,
} from '#server/security/encryption/key-ring.ts';
import { createStorage } from '#server/storage/create-storage.ts';
import type { Database } from '#server/storage/database.ts';
import { migrate } from '#server/storage/migrate.ts';
import type { Delivery, DeliverySubject } from '#server/stores/delivery-store.ts';
import type { Storage } from '#server/stores/storage.ts';
import { exampleRequest } from '../examples/example-request.ts';
import { nameBroker } from '../examples/named-broker.ts';
import { NOW } from './test-app.ts';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

export const WEBHOOK_SECRET = 'a secret of the tests, shared with the receiver';

/**
 * The longest that a receiver may take in the tests, in milliseconds: long enough for an answer on a busy machine.
 * One test waits for its end.
 */
const PATIENCE = 8_000;

/** The tables that a test may have filled. */
const HELD = [
  'deliveries',
  'prospects',
  'holds',
  'restrictions',
  'requests',
  'drafts',
  'shares',
  'signIns',
  'developmentMail',
  'inquiries',
  'uploads',
  'newsletterSubscriptions',
  'auditEntries',
  'auditProofs',
  'givenDocuments',
];

/** Storage, a receiver and a clock under the test's control: deliveries without the server around them. */
export interface DeliveryFixture {
  storage: Storage;
  keyRing: KeyRing;
  receiver: WebhookReceiver;
  webhook: Channel;
  /** The reasons of failed attempts, in order. */
  failures: string[];
  now(): Date;
  /** Advances the clock, in milliseconds. */
  pass(milliseconds: number): void;
  /** Sets the clock to the next attempt of a delivery. */
  passTo(instant: Date): void;
  /** A run, as the job makes it. */
  run(channels?: readonly Channel[], storage?: Storage): Promise<void>;
  /** Stores a request to be delivered; returns the subject of its delivery. */
  addRequest(overrides?: Parameters<typeof exampleRequest>[1]): Promise<DeliverySubject>;
  find(subject: DeliverySubject): Promise<Delivery>;
  /** Runs a statement, as somebody with the database can. */
  execute(statement: string): Promise<unknown>;
  /** Restores the initial state: no rows, no messages, the clock at its start. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Storage with another key on the same database: the fixture cannot read what it stores. */
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
    addRequest: async (overrides) => {
      added += 1;
      const own = { id: randomUUID(), uniqid: `u${added}`, reference: `FLV-2026-${added}` };
      const request = exampleRequest(undefined, { ...own, sentAt: instant, ...overrides });
      await storage.requests.add(request);
      const subject = { kind: 'request' as const, subjectId: request.id };
      await storage.deliveries.put({ ...subject, messageId: randomUUID(), dueAt: instant });
      return subject;
    },
    find: async (subject) => {
      const delivery = await storage.deliveries.find(subject);
      if (delivery === undefined) throw new Error('No such delivery');
      return delivery;
    },
    execute: (statement) => sql.raw(statement).execute(database.executor),
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
