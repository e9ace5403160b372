import { type Selectable, sql } from 'kysely';
import { isContractLocale } from '#domain/locale/locale.ts';
import { cents } from '#domain/money/money.ts';
import { WAITING_STATES } from '#journey/share-status.ts';
import { type BoundColumns, openBound, sealBound } from '../security/encryption/bound-columns.ts';
import { type KeyRing, openUnlessGone } from '../security/encryption/key-ring.ts';
import type { Draft, DraftFigures, DraftStore, SaveOutcome } from '../stores/draft-store.ts';
import { LATE_AT_MOST } from '../stores/overtaken.ts';
import type { Executor } from './database.ts';
import { purgeByTime } from './purge-in-batches.ts';
import { openEach, PAGE, readPages } from './read-pages.ts';
import { isNotRestricted } from './sql-restrictions.ts';
import type { Tables } from './tables.ts';

type DraftRow = Selectable<Tables['drafts']>;

export const placeOfDraft = (uniqid: string) => `drafts/${uniqid}`;

/** What a draft's content is bound to: whose it is, its figures, and its times. */
export const boundColumnsOfDraft = (row: Omit<DraftRow, 'sealed'>): BoundColumns => [
  row.sessionId,
  row.lang,
  row.product,
  row.amountCents,
  row.additionalCents,
  row.duration,
  row.taeg,
  row.monthlyCents,
  row.savedAt.toISOString(),
  row.expiresAt.toISOString(),
];

export function createSqlDrafts(executor: Executor, keyRing: KeyRing): DraftStore {
  /** A draft whose key is gone counts as no draft: the applicant begins a new application. */
  const open = (row: DraftRow | undefined) =>
    row && openUnlessGone(() => fromRow(row, keyRing), undefined);
  const ownerOf = (uniqid: string) =>
    executor
      .selectFrom('drafts')
      .select('sessionId')
      .where('uniqid', '=', uniqid)
      .executeTakeFirst();
  const save: DraftStore['save'] = async (draft, mayBeMailed = false) => {
    const row = toRow(draft, mayBeMailed, keyRing);
    const { createdAt: _, linkMailedAt: __, expiryMailedAt: ___, ...changed } = row;
    const saved = await executor
      .insertInto('drafts')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column('uniqid')
          .doUpdateSet(changed)
          .where('drafts.sessionId', '=', draft.sessionId)
          .where(isNotOvertaken),
      )
      .executeTakeFirst();
    if (Number(saved.numInsertedOrUpdatedRows) === 1) return 'saved';
    const { sessionId } = (await ownerOf(draft.uniqid)) ?? {};
    return sessionId === draft.sessionId ? 'overtaken' : 'foreign';
  };
  return {
    save,
    saveUnlessSent: async (draft, mayBeMailed) =>
      (await findObstacle(executor, draft)) ?? { kind: await save(draft, mayBeMailed) },
    latestOf: async (sessionId, now) => {
      const row = await executor
        .selectFrom('drafts')
        .selectAll()
        .where('sessionId', '=', sessionId)
        .where('expiresAt', '>', now)
        .orderBy('savedAt', 'desc')
        .limit(1)
        .executeTakeFirst();
      return open(row);
    },
    find: async (uniqid, now) => {
      const row = await executor
        .selectFrom('drafts')
        .selectAll()
        .where('uniqid', '=', uniqid)
        .where('expiresAt', '>', now)
        .executeTakeFirst();
      return open(row);
    },
    ownerOf: async (uniqid) => (await ownerOf(uniqid))?.sessionId,
    move: async (uniqid, from, to, now) => {
      const row = await executor
        .selectFrom('drafts')
        .selectAll()
        .where('uniqid', '=', uniqid)
        .where('sessionId', '=', from)
        .where('expiresAt', '>', now)
        .forUpdate()
        .executeTakeFirst();
      if (row === undefined) return false;
      const sealed = sealRow({ ...row, sessionId: to }, contentOf(row, keyRing), keyRing);
      const moved = await executor
        .updateTable('drafts')
        // Another browser has another clock.
        .set({ sessionId: to, sealed, madeAt: null })
        .where('uniqid', '=', uniqid)
        .where('sessionId', '=', from)
        .executeTakeFirst();
      return Number(moved.numUpdatedRows) === 1;
    },
    markLinkMailed: async (uniqid, at, unlessSince) => {
      const marked = await executor
        .updateTable('drafts')
        .set({ linkMailedAt: at })
        .where('uniqid', '=', uniqid)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('drafts as own')
                .select('own.uniqid')
                .whereRef('own.sessionId', '=', 'drafts.sessionId')
                .where('own.linkMailedAt', '>', unlessSince),
            ),
          ),
        )
        .executeTakeFirst();
      return Number(marked.numUpdatedRows) === 1;
    },
    listEnding: async (now, until) => {
      const { rows } = await sql<Pick<Draft, 'uniqid' | 'sessionId'>>`
        select uniqid, session_id from (
          select distinct on (drafts.session_id) drafts.*, sessions.expires_at as ends_at
          from drafts join sessions on sessions.id = drafts.session_id
          where sessions.expires_at > ${now} and sessions.expires_at <= ${until}
          order by drafts.session_id, drafts.saved_at desc
        ) latest
        where may_be_mailed and expiry_mailed_at is null and latest.expires_at > ends_at
          and ${isNotRestricted('application', sql`latest.uniqid`)}`.execute(executor);
      return rows;
    },
    markExpiryMailed: async (uniqid, at) => {
      const marked = await executor
        .updateTable('drafts')
        .set({ expiryMailedAt: at })
        .where('uniqid', '=', uniqid)
        .where('expiryMailedAt', 'is', null)
        .executeTakeFirst();
      return Number(marked.numUpdatedRows) === 1;
    },
    each: (unreadable) => {
      const pages = readPages<DraftRow, string>(
        (after) => {
          const query = executor.selectFrom('drafts').selectAll().orderBy('uniqid').limit(PAGE);
          return (after === undefined ? query : query.where('uniqid', '>', after)).execute();
        },
        (row) => row.uniqid,
      );
      return openEach(pages, (row) => fromRow(row, keyRing), unreadable);
    },
    remove: async (uniqid) => {
      await executor.deleteFrom('drafts').where('uniqid', '=', uniqid).execute();
    },
    removeOf: async (sessionId) => {
      const gone = await executor
        .deleteFrom('drafts')
        .where('sessionId', '=', sessionId)
        .executeTakeFirst();
      return Number(gone.numDeletedRows);
    },
    purge: (now) => purgeByTime(executor, 'drafts', now),
  };
}

/** In an upsert of a draft, `isOvertaken` of the row that is there. */
const isNotOvertaken = sql<boolean>`(
  drafts.made_at is null or excluded.made_at is null or excluded.made_at >= drafts.made_at
  or excluded.made_at < drafts.made_at - ${`${LATE_AT_MOST} milliseconds`}::interval
)`;

/** What keeps a session from saving its draft; `undefined` if nothing does. */
async function findObstacle(
  executor: Executor,
  { uniqid, sessionId }: Draft,
): Promise<SaveOutcome | undefined> {
  // The applicant may have left the computer since the call was accepted.
  const session = await executor
    .selectFrom('sessions')
    .leftJoin('shares', (join) =>
      join.on('shares.uniqid', '=', uniqid).on('shares.state', 'in', [...WAITING_STATES]),
    )
    .leftJoin('requests', (join) => join.on('requests.uniqid', '=', uniqid))
    .select([
      'shares.id as shareId',
      'shares.sessionId as sharedBy',
      'requests.sessionId as sentBy',
    ])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();
  if (session === undefined) return { kind: 'foreign' };
  const { shareId, sharedBy, sentBy } = session;
  if ((sharedBy ?? sentBy ?? sessionId) !== sessionId) return { kind: 'foreign' };
  if (shareId !== null) return { kind: 'shared', shareId };
  return sentBy === null ? undefined : { kind: 'alreadySent' };
}

function toRow(draft: Draft, mayBeMailed: boolean, keyRing: KeyRing): DraftRow {
  const { figures } = draft;
  const row = {
    uniqid: draft.uniqid,
    sessionId: draft.sessionId,
    lang: draft.lang,
    step: draft.step ?? null,
    product: figures.product ?? null,
    amountCents: figures.amount ?? null,
    additionalCents: figures.additionalAmount ?? null,
    duration: figures.duration ?? null,
    taeg: figures.taeg ?? null,
    monthlyCents: figures.monthlyAmount ?? null,
    createdAt: draft.savedAt,
    savedAt: draft.savedAt,
    madeAt: draft.madeAt ?? null,
    expiresAt: draft.expiresAt,
    linkMailedAt: null,
    mayBeMailed,
    expiryMailedAt: null,
  };
  return { ...row, sealed: sealRow(row, JSON.parse(draft.content), keyRing) };
}

function sealRow(row: Omit<DraftRow, 'sealed'>, content: object, keyRing: KeyRing): Buffer {
  return sealBound(keyRing, content, placeOfDraft(row.uniqid), boundColumnsOfDraft(row));
}

function contentOf(row: DraftRow, keyRing: KeyRing): object {
  return openBound(keyRing, row.sealed, placeOfDraft(row.uniqid), boundColumnsOfDraft(row));
}

function fromRow(row: Selectable<Tables['drafts']>, keyRing: KeyRing): Draft {
  if (!isContractLocale(row.lang)) throw new Error(`A draft in an unknown language: ${row.lang}`);
  const figures: DraftFigures = {
    ...(row.product !== null && { product: row.product }),
    ...(row.amountCents !== null && { amount: cents(row.amountCents) }),
    ...(row.additionalCents !== null && { additionalAmount: cents(row.additionalCents) }),
    ...(row.duration !== null && { duration: row.duration }),
    ...(row.taeg !== null && { taeg: row.taeg }),
    ...(row.monthlyCents !== null && { monthlyAmount: cents(row.monthlyCents) }),
  };
  return {
    uniqid: row.uniqid,
    sessionId: row.sessionId,
    lang: row.lang,
    step: row.step ?? undefined,
    figures,
    content: JSON.stringify(contentOf(row, keyRing)),
    savedAt: row.savedAt,
    ...(row.madeAt !== null && { madeAt: row.madeAt }),
    expiresAt: row.expiresAt,
  };
}
