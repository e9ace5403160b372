import { type Selectable, sql } from 'kysely';
import { isContractLocale } from '#domain/locale/locale.ts';
import { cents } from '#domain/money/money.ts';
import { WAITING_STATES } from '#journey/share-status.ts';
import { type KeyRing, openUnlessGone } from '../security/encryption/key-ring.ts';
import type { Draft, DraftFigures, DraftStore, SaveOutcome } from '../stores/draft-store.ts';
import type { Executor } from './database.ts';
import { purgeByTime } from './purge-in-batches.ts';
import { openEach, PAGE, readPages } from './read-pages.ts';
import type { Tables } from './tables.ts';

type DraftRow = Selectable<Tables['drafts']>;

export const placeOfDraft = (uniqid: string) => `drafts/${uniqid}`;

export function createSqlDrafts(executor: Executor, keyRing: KeyRing): DraftStore {
  /** A draft whose key is gone counts as no draft: the applicant begins a new application. */
  const open = (row: DraftRow | undefined) =>
    row && openUnlessGone(() => fromRow(row, keyRing), undefined);
  const save: DraftStore['save'] = async (draft, mayBeMailed = false) => {
    const row = { ...toRow(draft, keyRing), mayBeMailed };
    const { createdAt: _, linkMailedAt: __, expiryMailedAt: ___, ...changed } = row;
    const saved = await executor
      .insertInto('drafts')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column('uniqid')
          .doUpdateSet(changed)
          .where('drafts.sessionId', '=', draft.sessionId),
      )
      .executeTakeFirst();
    return Number(saved.numInsertedOrUpdatedRows) === 1 ? 'saved' : 'foreign';
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
    ownerOf: async (uniqid) => {
      const row = await executor
        .selectFrom('drafts')
        .select('sessionId')
        .where('uniqid', '=', uniqid)
        .executeTakeFirst();
      return row?.sessionId;
    },
    move: async (uniqid, from, to, now) => {
      const moved = await executor
        .updateTable('drafts')
        .set({ sessionId: to })
        .where('uniqid', '=', uniqid)
        .where('sessionId', '=', from)
        .where('expiresAt', '>', now)
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
        where may_be_mailed and expiry_mailed_at is null and latest.expires_at > ends_at`.execute(
        executor,
      );
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

function toRow(draft: Draft, keyRing: KeyRing) {
  const { figures } = draft;
  return {
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
    sealed: keyRing.seal(draft.content, placeOfDraft(draft.uniqid)),
    createdAt: draft.savedAt,
    savedAt: draft.savedAt,
    expiresAt: draft.expiresAt,
    linkMailedAt: null,
    expiryMailedAt: null,
  };
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
    content: keyRing.open(row.sealed, placeOfDraft(row.uniqid)),
    savedAt: row.savedAt,
    expiresAt: row.expiresAt,
  };
}
