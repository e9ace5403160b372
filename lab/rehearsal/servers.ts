import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { startReceivers } from '../surroundings/receivers.ts';
import { createServerControl } from '../surroundings/server.ts';

/**
 * Two servers of one site, not yet started: on the same database, with the same secrets, behind a load balancer.
 * @param folder where each has one of its own
 * @param around what they use
 * @param around.drainSeconds how long they serve on once told to stop
 * @param more settings
 */
export async function createServers(
  folder: string,
  {
    databaseUrl,
    receivers,
    drainSeconds,
  }: {
    databaseUrl: string;
    receivers: Awaited<ReturnType<typeof startReceivers>>;
    drainSeconds: number;
  },
  more: Record<string, string> = {},
) {
  const settings = {
    DATABASE_URL: databaseUrl,
    ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    WEBHOOK_URL: receivers.webhookUrl,
    WEBHOOK_SECRET: randomBytes(32).toString('hex'),
    SMTP_URL: receivers.smtpUrl,
    TRUST_PROXY: '1',
    DRAIN_SECONDS: String(drainSeconds),
    ...more,
  };
  const create = (name: string) =>
    createServerControl({ ...settings, DATA_DIR: join(folder, name) });
  return { one: await create('one'), two: await create('two') };
}
