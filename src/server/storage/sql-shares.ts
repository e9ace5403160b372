import { type Selectable, sql } from 'kysely';
import { isContractLocale } from '#domain/locale/locale.ts';
import {
  requireStateAfter,
  SHARE_STATES,
  type ShareState,
  WAITING_STATES,
} from '#journey/share-status.ts';
import { type BoundColumns, openBound, sealBound } from '../security/encryption/bound-columns.ts';
import { type KeyRing, openUnlessGone } from '../security/encryption/key-ring.ts';
import type { Share, ShareStore } from '../stores/share-store.ts';
import type { Executor } from './database.ts';
import { PURGED_AT_ONCE } from './purge-in-batches.ts';
import { openEach, PAGE, readPages } from './read-pages.ts';
import { isNotRestricted } from './sql-restrictions.ts';
import type { Tables } from './tables.ts';

type Row = Selectable<Tables['shares']>;

const LISTED_COLUMNS = [
  'id',
  'uniqid',
  'lang',
  'state',
  'reminders',
  'createdAt',
  'expiresAt',
  'endedAt',
] as const;

export const placeOfApplicant = (id: string) => `shares/${id}/applicant`;
export const placeOfCoborrower = (id: string) => `shares/${id}/coborrower`;

/** What both parts of a share are bound to: whose it is, how it stands, and its times (R-6.11). */
export const boundColumnsOfShare = (row: Omit<Row, 'sealed' | 'sealedPart'>): BoundColumns => [
  row.uniqid,
  row.sessionId,
  row.lang,
  row.state,
  row.generation,
  row.trustedFrom,
  row.reminders,
  row.createdAt.toISOString(),
  row.invitedAt.toISOString(),
  row.expiresAt.toISOString(),
  row.endedAt?.toISOString() ?? null,
];

export function createSqlShares(executor: Executor, keyRing: KeyRing): ShareStore {
  const open = (row: Row | undefined) => row && fromRow(row, keyRing);
  const findLatest = async (column: 'sessionId' | 'uniqid', value: string) =>
    open(
      await executor
        .selectFrom('shares')
        .selectAll()
        .where(column, '=', value)
        .orderBy('createdAt', 'desc')
        .limit(1)
        .executeTakeFirst(),
    );
  return {
    add: async (share) => {
      await executor.insertInto('shares').values(toRow(share, keyRing)).execute();
    },
    find: async (id) =>
      open(await executor.selectFrom('shares').selectAll().where('id', '=', id).executeTakeFirst()),
    countOf: async (sessionId, since) => {
      const { count } = await executor
        .selectFrom('shares')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('sessionId', '=', sessionId)
        .where('createdAt', '>', since)
        .executeTakeFirstOrThrow();
      return count;
    },
    findLatestOf: (sessionId) => findLatest('sessionId', sessionId),
    findByUniqid: (uniqid) => findLatest('uniqid', uniqid),
    move: async (from, to) => {
      const rows = await executor
        .selectFrom('shares')
        .selectAll()
        .where('sessionId', '=', from)
        .forUpdate()
        .execute();
      for (const row of rows) {
        const share = openUnlessGone(() => fromRow(row, keyRing), undefined);
        if (share === undefined) continue;
        await executor
          .updateTable('shares')
          .set(toRow({ ...share, sessionId: to }, keyRing))
          .where('id', '=', row.id)
          .execute();
      }
    },
    update: async (share) => {
      const stored = await executor
        .selectFrom('shares')
        .select(['uniqid', 'sessionId', 'lang', 'state', 'createdAt'])
        .where('id', '=', share.id)
        .forUpdate()
        .executeTakeFirst();
      if (stored === undefined) return;
      await executor
        .updateTable('shares')
        .set(toRow({ ...share, ...stored, ...readWords(stored) }, keyRing))
        .where('id', '=', share.id)
        .execute();
    },
    transition: async (share, event) => {
      const state = requireStateAfter(share.state, event);
      const changed = await executor
        .updateTable('shares')
        .set(toRow({ ...share, state }, keyRing))
        .where('id', '=', share.id)
        .where('state', '=', share.state)
        .executeTakeFirst();
      if (Number(changed.numUpdatedRows) !== 1)
        throw new Error(`Share ${share.id} is no longer ${share.state}`);
      return { ...share, state };
    },
    waitingSince: async (latest) => {
      const rows = await executor
        .selectFrom('shares')
        .select(['id', 'uniqid', 'state', 'reminders', 'createdAt', 'invitedAt', 'expiresAt'])
        .where('state', 'in', [...WAITING_STATES])
        .where('createdAt', '<=', latest)
        .where(isNotRestricted('application', sql`shares.uniqid`))
        .orderBy('createdAt')
        .execute();
      return rows.map((row) => ({ ...row, state: readState(row.state) }));
    },
    list: async (newest) => {
      const rows = await executor
        .selectFrom('shares')
        .select(LISTED_COLUMNS)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .$if(newest !== undefined, (all) => all.limit(newest ?? 0))
        .execute();
      return rows.map(({ endedAt, ...row }) => ({
        ...row,
        ...readWords(row),
        endedAt: endedAt ?? undefined,
      }));
    },
    each: (unreadable) => {
      const pages = readPages<Row, string>(
        (after) => {
          const query = executor.selectFrom('shares').selectAll().orderBy('id').limit(PAGE);
          return (after === undefined ? query : query.where('id', '>', after)).execute();
        },
        (row) => row.id,
      );
      return openEach(pages, (row) => fromRow(row, keyRing), unreadable);
    },
    remove: async (id) => {
      await executor.deleteFrom('shares').where('id', '=', id).execute();
    },
    purge: async (latest) => {
      const { rows } = await sql<{ id: string }>`
        with due as (
          select id from shares where coalesce(ended_at, expires_at) <= ${latest}
            and ${isNotRestricted('application', sql`shares.uniqid`)}
          order by coalesce(ended_at, expires_at) limit ${sql.lit(PURGED_AT_ONCE)}
          for update skip locked
        ),
        their_deliveries as (
          delete from deliveries using due where kind = 'share' and subject_id = due.id
        )
        delete from shares as gone using due where gone.id = due.id returning gone.id`.execute(
        executor,
      );
      return { ids: rows.map(({ id }) => id), isEnd: rows.length < PURGED_AT_ONCE };
    },
  };
}

function toRow({ applicant, part, endedAt, ...open }: Share, keyRing: KeyRing): Row {
  const row = { ...open, endedAt: endedAt ?? null };
  const columns = boundColumnsOfShare(row);
  return {
    ...row,
    sealed: sealBound(keyRing, applicant, placeOfApplicant(row.id), columns),
    sealedPart:
      part === undefined ? null : sealBound(keyRing, part, placeOfCoborrower(row.id), columns),
  };
}

function fromRow({ sealed, sealedPart, ...row }: Row, keyRing: KeyRing): Share {
  const { id } = row;
  const columns = boundColumnsOfShare(row);
  return {
    ...row,
    ...readWords(row),
    applicant: openBound(keyRing, sealed, placeOfApplicant(id), columns),
    part:
      sealedPart === null
        ? undefined
        : openBound(keyRing, sealedPart, placeOfCoborrower(id), columns),
    endedAt: row.endedAt ?? undefined,
  };
}

function readWords({ lang, state }: Pick<Row, 'lang' | 'state'>): Pick<Share, 'lang' | 'state'> {
  if (!isContractLocale(lang)) throw new Error(`A share in an unknown language: ${lang}`);
  return { lang, state: readState(state) };
}

function readState(text: string): ShareState {
  const state = SHARE_STATES.find((known) => known === text);
  if (state === undefined) throw new Error(`A share in an unknown state: ${text}`);
  return state;
}
