import type { SessionStore } from '../sessions/session-store.ts';
import type { Executor } from './database.ts';

export function keepSessions(executor: Executor): SessionStore {
  return {
    open: async (session) => {
      await executor.insertInto('sessions').values(session).execute();
    },
    find: (id, now) =>
      executor
        .selectFrom('sessions')
        .selectAll()
        .where('id', '=', id)
        .where('expiresAt', '>', now)
        .executeTakeFirst(),
    prolong: async (id, expiresAt) => {
      await executor.updateTable('sessions').set({ expiresAt }).where('id', '=', id).execute();
    },
    purge: async (now) => {
      const gone = await executor
        .deleteFrom('sessions')
        .where('expiresAt', '<=', now)
        .executeTakeFirst();
      return Number(gone.numDeletedRows);
    },
  };
}
