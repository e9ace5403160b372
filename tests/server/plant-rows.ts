import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '#server/storage/database.ts';

/** Rows of every table that a purge deletes from, with times in days before `now`; negative: in the future. */
export interface PlantedRows {
  /** How long ago what holds the row ended, was delivered, or is to end. */
  daysAgo: number;
  /** Another time, of what else decides about the row. */
  otherDaysAgo: number;
  /** What else there may be about the row: a draft, a hold, a delivery. */
  has: { draft: boolean; share: boolean; request: boolean; hold: boolean; delivery: boolean };
}

const DAY = 24 * 3_600_000;

/** One row of each table, which belong together: of an application, of a message, of a subscription. */
export async function plantRows(
  executor: Executor,
  now: Date,
  { daysAgo, otherDaysAgo, has }: PlantedRows,
): Promise<void> {
  const run = (statement: RawBuilder<unknown>) => statement.execute(executor);
  const at = new Date(now.getTime() - daysAgo * DAY);
  const other = new Date(now.getTime() - otherDaysAgo * DAY);
  const [id, uniqid] = [crypto.randomUUID(), crypto.randomUUID()];
  const made = has.delivery ? at : null;
  const deliver = (kind: string) =>
    run(sql`
    insert into deliveries (kind, subject_id, message_id, next_attempt_at, attempts, delivered_at)
    values (${kind}, ${id}, ${crypto.randomUUID()}, ${at}, 0, ${made})`);
  const plain = sql`''::bytea`;
  if (has.draft)
    await run(sql`
      insert into drafts (uniqid, session_id, lang, sealed, created_at, saved_at, expires_at)
      values (${uniqid}, ${id}, 'fr', ${plain}, ${at}, ${at}, ${other})`);
  await run(sql`
    insert into sessions (id, created_at, expires_at, share_id)
    values (${id}, ${at}, ${at}, ${has.share ? id : null})`);
  await run(sql`
    insert into sign_ins (session_id, provider, sealed, at, expires_at)
    values (${id}, 'itsme', ${plain}, ${at}, ${other})`);
  await run(sql`
    insert into sign_in_attempts
      (state_hash, browser_hash, provider, session_id, lang, sealed, expires_at)
    values (${uniqid}, '', 'itsme', ${id}, 'fr', ${plain}, ${at})`);
  if (has.share) {
    await run(sql`
      insert into shares (id, uniqid, session_id, lang, state, generation, trusted_from, sealed,
        reminders, created_at, invited_at, expires_at, ended_at)
      values (${id}, ${uniqid}, ${id}, 'fr', 'lapsed', 1, 1, ${plain}, 0, ${at}, ${at}, ${at},
        ${has.hold ? other : null})`);
    await deliver('share');
  }
  if (has.request) {
    await run(sql`
      insert into requests (id, uniqid, session_id, reference, lang, product, amount_cents,
        additional_cents, duration, taeg, monthly_cents, sealed, sent_at)
      values (${id}, ${uniqid}, ${id}, ${uniqid}, 'fr', '', 0, 0, 0, 0, 0, ${plain}, ${at})`);
    await run(sql`
      insert into holds (id, request_id, set_at, lifted_at, sealed)
      values (${id}, ${id}, ${at}, ${has.hold ? null : at}, ${plain})`);
    await deliver('request');
  }
  await run(sql`
    insert into given_documents (uniqid, kind, borrower, lang, version, sha256, at)
    values (${uniqid}, 'secci', 'applicant', 'fr', '1', 'a hash', ${at})`);
  await run(sql`
    insert into prospects (id, session_id, uniqid, sealed, created_at, saved_at, expires_at)
    values (${id}, ${id}, ${uniqid}, ${plain}, ${at}, ${at}, ${other})`);
  await deliver('prospect');
  await run(sql`
    insert into inquiries (id, form, lang, sealed, sent_at)
    values (${id}, 'contact', 'fr', ${plain}, ${at})`);
  await deliver('contact');
  await run(sql`
    insert into uploads (id, subject_id, begun_at)
    values (${id}, ${has.draft ? null : id}, ${other})`);
  await run(sql`
    insert into upload_pieces (upload_id, position, sealed) values (${id}, 0, ${plain})`);
  await run(sql`
    insert into newsletter_subscriptions
      (id, address_mark, lang, sealed, asked_at, expires_at, confirmed_at, ended_at)
    values (${id}, ${uniqid}, 'fr', ${plain}, ${at}, ${other}, ${has.draft ? at : null},
      ${has.hold ? other : null})`);
  if (has.draft) await deliver('newsletter');
  await run(sql`insert into spent_proofs (fingerprint, expires_at) values (${uniqid}, ${at})`);
  await run(sql`insert into rate_counts (key, count, ends_at) values (${uniqid}, 1, ${at})`);
  await run(sql`insert into backups (at) values (${at}) on conflict do nothing`);
}
