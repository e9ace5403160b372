import { type Selectable, sql } from 'kysely';
import { type BoundColumns, openBound, sealBound } from '../security/encryption/bound-columns.ts';
import type { KeyRing } from '../security/encryption/key-ring.ts';
import type { Prospect, ProspectStore } from '../stores/prospect-store.ts';
import type { Executor } from './database.ts';
import { PURGED_AT_ONCE, purgeInBatches } from './purge-in-batches.ts';
import { openEach, PAGE, readPages } from './read-pages.ts';
import { isNotRestricted } from './sql-restrictions.ts';
import type { Tables } from './tables.ts';

export const placeOfProspect = (id: string) => `prospects/${id}`;

/** What a prospect's content is bound to: whose it is, and its times (R-6.11). */
export const boundColumnsOfProspect = (
  row: Pick<Tables['prospects'], 'sessionId' | 'uniqid' | 'savedAt' | 'expiresAt'>,
): BoundColumns => [
  row.sessionId,
  row.uniqid,
  row.savedAt.toISOString(),
  row.expiresAt.toISOString(),
];

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
      const columns = boundColumnsOfProspect(prospect);
      const sealed = sealBound(keyRing, content, placeOfProspect(id), columns);
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
      const row = await executor
        .selectFrom('prospects')
        .selectAll()
        .where('sessionId', '=', from)
        .where('uniqid', '=', uniqid)
        .forUpdate()
        .executeTakeFirst();
      if (row === undefined) return;
      const { id, content } = fromRow(row, keyRing);
      const columns = boundColumnsOfProspect({ ...row, sessionId: to });
      const sealed = sealBound(keyRing, content, placeOfProspect(id), columns);
      await executor
        .updateTable('prospects')
        .set({ sessionId: to, sealed })
        .where('id', '=', id)
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
              and ${isNotRestricted('application', sql`prospects.uniqid`)}
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
    content: openBound(keyRing, row.sealed, placeOfProspect(row.id), boundColumnsOfProspect(row)),
    savedAt: row.savedAt,
    expiresAt: row.expiresAt,
  };
}
