import { type Selectable, sql } from 'kysely';
import type { Session, SessionStore, TokenTimes } from '../stores/session-store.ts';
import type { Executor } from './database.ts';
import { PURGED_AT_ONCE, purgeInBatches } from './purge-in-batches.ts';
import { isNotRestricted } from './sql-restrictions.ts';
import type { Tables } from './tables.ts';

type Row = Selectable<Tables['sessions']>;

export function createSqlSessions(executor: Executor): SessionStore {
  return {
    open: async ({ share, tokenTimes, ...session }) => {
      await executor
        .insertInto('sessions')
        .values({
          ...session,
          ...toColumns(tokenTimes),
          shareId: share?.id ?? null,
          shareGeneration: share?.generation ?? null,
        })
        .execute();
    },
    find: async (id, now) => {
      const row = await executor
        .selectFrom('sessions')
        .selectAll()
        .where('id', '=', id)
        .where('expiresAt', '>', now)
        .executeTakeFirst();
      return row && fromRow(row);
    },
    reopen: async ({ id, createdAt, expiresAt, tokenTimes }) => {
      const begun = { createdAt, expiresAt, ...toColumns(tokenTimes) };
      await executor
        .insertInto('sessions')
        .values({ id, ...begun, shareId: null, shareGeneration: null })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet(begun).where('sessions.shareId', 'is', null),
        )
        .execute();
    },
    renew: async (id, { since, times, expiresAt }) => {
      const renewed = await executor
        .updateTable('sessions')
        .set({ expiresAt, ...toColumns(times) })
        .where('id', '=', id)
        .where('tokensLastRenewed', 'is not distinct from', since ?? null)
        .executeTakeFirst();
      return Number(renewed.numUpdatedRows) === 1;
    },
    end: async (id) => {
      await executor.deleteFrom('sessions').where('id', '=', id).execute();
    },
    purge: async (now) => {
      return await purgeInBatches(async () => {
        const { rows } = await sql`
          with due as (
            select id from sessions where expires_at <= ${now}
            order by expires_at limit ${sql.lit(PURGED_AT_ONCE)} for update skip locked
          ),
          gone as (
            delete from sessions using due where sessions.id = due.id
            returning sessions.id, share_id
          ),
          undelivered_removed as (
            delete from sign_ins using gone
            where sign_ins.session_id = gone.id and gone.share_id is not null
              and ${isNotRestricted('sign-in', sql`gone.id::text`)}
          )
          select id from gone`.execute(executor);
        return rows.length;
      });
    },
  };
}

function toColumns(times: TokenTimes | undefined) {
  return {
    tokensRefusedBefore: times?.refusedBefore ?? null,
    tokensFirstRenewed: times?.firstRenewed ?? null,
    tokensLastRenewed: times?.lastRenewed ?? null,
  };
}

function fromRow(row: Row): Session {
  const { id, createdAt, expiresAt, shareId, shareGeneration } = row;
  const session: Session = { id, createdAt, expiresAt };
  if (shareId !== null && shareGeneration !== null)
    session.share = { id: shareId, generation: shareGeneration };
  const { tokensRefusedBefore, tokensFirstRenewed, tokensLastRenewed } = row;
  if (tokensRefusedBefore !== null && tokensFirstRenewed !== null && tokensLastRenewed !== null)
    session.tokenTimes = {
      refusedBefore: tokensRefusedBefore,
      firstRenewed: tokensFirstRenewed,
      lastRenewed: tokensLastRenewed,
    };
  return session;
}
