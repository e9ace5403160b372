import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createServerControl } from '../outages/server.mjs';

/**
 * Two servers of one site, not yet started: on the same database, with the same secrets, behind a load balancer.
 * @param {string} folder where each has one of its own
 * @param {object} around what they use
 * @param {string} around.databaseUrl
 * @param {Awaited<ReturnType<typeof import('../outages/receivers.mjs').startReceivers>>} around.receivers
 * @param {number} around.drainSeconds how long they serve on once told to stop
 * @param {Record<string, string>} [more] settings
 */
export async function createServers(folder, { databaseUrl, receivers, drainSeconds }, more = {}) {
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
  const create = (/** @type {string} */ name) =>
    createServerControl({ ...settings, DATA_DIR: join(folder, name) });
  return { one: await create('one'), two: await create('two') };
}
