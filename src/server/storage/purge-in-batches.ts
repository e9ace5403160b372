import { setTimeout as pause } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from './database.ts';
import { isNotRestricted } from './sql-restrictions.ts';

/** How many rows are deleted in a statement: few enough that nobody waits for its locks. */
export const PURGED_AT_ONCE = 500;

/**
 * Calls `purge` until it deletes fewer rows than a batch; returns how many rows it deleted in all. Between batches it
 * rests for as long as the last one took, so that visitors have half of the database at least.
 */
export async function purgeInBatches(purge: () => Promise<number>): Promise<number> {
  for (let gone = 0; ; ) {
    const began = performance.now();
    const deleted = await purge();
    gone += deleted;
    if (deleted < PURGED_AT_ONCE) return gone;
    await pause(performance.now() - began);
  }
}

/** What is deleted by its time alone, and the columns of each row's key. */
const KEYS = {
  drafts: ['uniqid'],
  spent_proofs: ['fingerprint'],
  sign_in_attempts: ['state_hash'],
  sign_ins: ['session_id', 'provider'],
  rate_counts: ['key'],
} as const;

/** Which of the rows may be deleted. */
const FREE: Partial<Record<keyof typeof KEYS, RawBuilder<boolean>>> = {
  drafts: isNotRestricted('application', sql`drafts.uniqid`),
  sign_ins: isNotRestricted('sign-in', sql`sign_ins.session_id::text`),
};

/** Deletes the rows whose time, in the column `until`, is `now` or earlier, unless they are restricted; returns how many. */
export async function purgeByTime(
  executor: Executor,
  table: keyof typeof KEYS,
  now: Date,
  until: 'expires_at' | 'ends_at' = 'expires_at',
): Promise<number> {
  const [from, time] = [sql.raw(table), sql.raw(until)];
  const key = sql.raw(KEYS[table].join(', '));
  const sameKey = sql.raw(KEYS[table].map((name) => `gone.${name} = due.${name}`).join(' and '));
  return await purgeInBatches(async () => {
    // A row that somebody is changing is left for the next run.
    const { numAffectedRows } = await sql`
      with due as (
        select ${key} from ${from} where ${time} <= ${now} and ${FREE[table] ?? sql`true`}
        order by ${time} limit ${sql.lit(PURGED_AT_ONCE)} for update skip locked
      )
      delete from ${from} as gone using due where ${sameKey}`.execute(executor);
    return Number(numAffectedRows);
  });
}

/**
 * The common table expressions `due` and `delivered`: of these kinds the next deliveries that were made at `then` or
 * earlier, deleted. `delivered.subject_id` is what they delivered. `isFree`: which of them may be deleted.
 */
export function deliveredBefore(
  kinds: RawBuilder<unknown>,
  then: Date,
  isFree: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  return sql`
    due as (
      select kind, subject_id from deliveries where kind in (${kinds}) and delivered_at <= ${then}
        and ${isFree}
      order by delivered_at limit ${sql.lit(PURGED_AT_ONCE)} for update skip locked
    ),
    delivered as (
      delete from deliveries using due
      where deliveries.kind = due.kind and deliveries.subject_id = due.subject_id
      returning deliveries.subject_id
    )`;
}
