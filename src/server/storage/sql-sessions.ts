import { type Selectable, sql } from 'kysely';
import type { Session, SessionStore } from '../sessions/session-store.ts';
import type { Executor } from './database.ts';
import type { Tables } from './tables.ts';

export function createSqlSessions(executor: Executor): SessionStore {
  return {
    open: async ({ share, ...session }) => {
      await executor
        .insertInto('sessions')
        .values({
          ...session,
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
    reopen: async (session) => {
      const { expiresAt } = session;
      await executor
        .insertInto('sessions')
        .values({ ...session, shareId: null, shareGeneration: null })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet({ expiresAt }).where('sessions.shareId', 'is', null),
        )
        .execute();
    },
    prolong: async (id, expiresAt) => {
      await executor.updateTable('sessions').set({ expiresAt }).where('id', '=', id).execute();
    },
    purge: async (now) => {
      const { rows } = await sql`
        with gone as (delete from sessions where expires_at <= ${now} returning id, share_id),
          untold as (
            delete from sign_ins
            where session_id in (select id from gone where share_id is not null)
          )
        select id from gone`.execute(executor);
      return rows.length;
    },
  };
}

function fromRow(row: Selectable<Tables['sessions']>): Session {
  const { shareId, shareGeneration, ...session } = row;
  return shareId === null || shareGeneration === null
    ? session
    : { ...session, share: { id: shareId, generation: shareGeneration } };
}
