import { sql } from 'kysely';
import { createWebhook } from '#server/deliveries/webhook.ts';
import type { Database } from '#server/storage/database.ts';
import { nameBroker } from '../examples/named-broker.ts';
import { openDatabaseInMemory } from './database-in-memory.ts';
import { WEBHOOK_SECRET } from './delivery-fixture.ts';
import { NOW, openTestApp, type TestApp } from './test-app.ts';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

/** The server on its own database, and the receiver of its webhook. */
export interface AppWithReceiver {
  readonly database: Database;
  readonly receiver: WebhookReceiver;
  readonly test: TestApp;
  /** Forgets the forms that were sent, their files and their deliveries, and sets the clock to its start. */
  forgetForms(): Promise<void>;
  close(): Promise<void>;
}

export async function openAppWithReceiver(): Promise<AppWithReceiver> {
  const receiver = await startWebhookReceiver();
  const database = await openDatabaseInMemory();
  const webhook = createWebhook(
    { url: receiver.url, secrets: [WEBHOOK_SECRET] },
    { now: () => NOW, nameBroker },
  );
  const test = await openTestApp(database, { channels: [webhook] });
  const forgetForms = async () => {
    for (const table of ['inquiries', 'uploads', 'deliveries'])
      await sql`delete from ${sql.table(table)}`.execute(database.executor);
    receiver.forget();
    test.setNow(NOW);
  };
  const close = async () => {
    await test.close();
    await receiver.stop();
  };
  return { database, receiver, test, forgetForms, close };
}
