import { type Selectable, sql } from 'kysely';
import type { KeyRing } from '../security/encryption/key-ring.ts';
import type { Prospect, ProspectStore } from '../stores/prospect-store.ts';
import type { Executor } from './database.ts';
import { PURGED_AT_ONCE, purgeInBatches } from './purge-in-batches.ts';
import { openEach, PAGE, readPages } from './read-pages.ts';
import type { Tables } from './tables.ts';

export const placeOfProspect = (id: string) => `prospects/${id}`;

export function createSqlProspects(executor: Executor, keyRing: KeyRing): ProspectStore {
  const open = (row: Selectable<Tables['prospects']> | undefined) => row && fromRow(row, keyRing);
  return {
    save: async ({ content, ...prospect }) => {
      // The encrypted data are bound to the row's id, so an earlier row is looked for first.
      const known = await executor
        .selectFrom('prospects')
        .select('id')
        .where('sessionId', '=', prospect.sessionId)
        .where('uniqid', '=', prospect.uniqid)
        .forUpdate()
        .executeTakeFirst();
      const id = known?.id ?? prospect.id;
      const sealed = keyRing.seal(JSON.stringify(content), placeOfProspect(id));
      const changed = { sealed, savedAt: prospect.savedAt, expiresAt: prospect.expiresAt };
      if (known)
        await executor.updateTable('prospects').set(changed).where('id', '=', id).execute();
      else
        await executor
          .insertInto('prospects')
          .values({ ...prospect, ...changed, createdAt: prospect.savedAt })
          .execute();
      return id;
    },
    findOf: async (sessionId, uniqid) =>
      open(
        await executor
          .selectFrom('prospects')
          .selectAll()
          .where('sessionId', '=', sessionId)
          .where('uniqid', '=', uniqid)
          .executeTakeFirst(),
      ),
    move: async (uniqid, from, to) => {
      await executor
        .updateTable('prospects')
        .set({ sessionId: to })
        .where('sessionId', '=', from)
        .where('uniqid', '=', uniqid)
        .execute();
    },
    find: async (id) =>
      open(
        await executor.selectFrom('prospects').selectAll().where('id', '=', id).executeTakeFirst(),
      ),
    each: (unreadable) => {
      const pages = readPages<Selectable<Tables['prospects']>, string>(
        (after) => {
          const query = executor.selectFrom('prospects').selectAll().orderBy('id').limit(PAGE);
          return (after === undefined ? query : query.where('id', '>', after)).execute();
        },
        (row) => row.id,
      );
      return openEach(pages, (row) => fromRow(row, keyRing), unreadable);
    },
    remove: async (id) => {
      await executor.deleteFrom('prospects').where('id', '=', id).execute();
    },
    purge: async (now) => {
      return await purgeInBatches(async () => {
        const { rows } = await sql`
          with due as (
            select id from prospects where expires_at <= ${now}
            order by expires_at limit ${sql.lit(PURGED_AT_ONCE)} for update skip locked
          ),
          gone as (
            delete from prospects using due where prospects.id = due.id returning prospects.id
          ),
          undelivered_removed as (
            delete from deliveries using gone
            where deliveries.kind = 'prospect' and deliveries.subject_id = gone.id
          )
          select id from gone`.execute(executor);
        return rows.length;
      });
    },
  };
}

function fromRow(row: Selectable<Tables['prospects']>, keyRing: KeyRing): Prospect {
  return {
    id: row.id,
    sessionId: row.sessionId,
    uniqid: row.uniqid,
    content: JSON.parse(keyRing.open(row.sealed, placeOfProspect(row.id))),
    savedAt: row.savedAt,
    expiresAt: row.expiresAt,
  };
}
