import { type Selectable, sql } from 'kysely';
import { isContractLocale } from '#domain/locale/locale.ts';
import { cents } from '#domain/money/money.ts';
import { normaliseAnswers } from '#journey/sent-answers/sent-answers.ts';
import { type BoundColumns, openBound, sealBound } from '../security/encryption/bound-columns.ts';
import { type KeyRing, openUnlessGone } from '../security/encryption/key-ring.ts';
import type { Request, RequestStore, RequestSummary } from '../stores/request-store.ts';
import { createAddressMarks } from './address-marks.ts';
import type { Executor } from './database.ts';
import { deliveredBefore, PURGED_AT_ONCE } from './purge-in-batches.ts';
import { openEach, PAGE, readPages } from './read-pages.ts';
import { claimHolds, isNotHeld } from './sql-holds.ts';
import { isDeliveryFree } from './sql-restrictions.ts';
import type { Tables } from './tables.ts';

type Row = Selectable<Tables['requests']>;
type Sealed = Pick<Request, 'productName' | 'answers'> & {
  /** Absent in requests of versions that did not store it; their answers are text. */
  budget?: Request['budget'];
  /** Absent if what was asked for is what was sent, and in requests of versions that did not store it. */
  asked?: Request['asked'];
  /** Absent in requests of versions that did not store it. */
  decisions?: Request['decisions'];
  /** Absent in requests that were sent before sign-ins existed. */
  provenance?: Request['provenance'];
};

export const placeOfRequest = (id: string) => `requests/${id}`;

/** What a request's content is bound to: whose it is, the loan, and when it was sent. */
export const boundColumnsOfRequest = (row: Omit<Row, 'sealed'>): BoundColumns => [
  row.uniqid,
  row.sessionId,
  row.reference,
  row.lang,
  row.product,
  row.amountCents,
  row.additionalCents,
  row.duration,
  row.taeg,
  row.monthlyCents,
  row.sentAt.toISOString(),
];

const addresses = createAddressMarks('request address');

/** The mark of the address in a request's answers; `null` if there is none. */
export function markOfRequest(keyRing: KeyRing, { answers }: Pick<Sealed, 'answers'>) {
  return typeof answers.email === 'string' ? addresses.mark(keyRing, answers.email) : null;
}

const OPEN_COLUMNS = [
  'id',
  'uniqid',
  'sessionId',
  'reference',
  'lang',
  'product',
  'amountCents',
  'additionalCents',
  'duration',
  'taeg',
  'monthlyCents',
  'sentAt',
  'confirmedAt',
  'confirmationFailedAt',
  'confirmationWithheldAt',
] as const;

export function createSqlRequests(executor: Executor, keyRing: KeyRing): RequestStore {
  const open = (row: Row | undefined) => row && fromRow(row, keyRing);
  const findByUniqid = async (uniqid: string) => {
    const row = await executor
      .selectFrom('requests')
      .select(OPEN_COLUMNS)
      .where('uniqid', '=', uniqid)
      .executeTakeFirst();
    return row && summarise(row);
  };
  return {
    findByUniqid,
    claim: async (...names) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(name, 0))
        from unnest(${names}::text[]) with ordinality as claimed (name, n) order by n`.execute(
        executor,
      );
    },
    claimAddress: async (email) => {
      const mark = addresses.mark(keyRing, email);
      await sql`select pg_advisory_xact_lock(hashtextextended(${mark}, 0))`.execute(executor);
    },
    sentTimes: async (sessionId, since, most) => {
      const rows = await executor
        .selectFrom('requests')
        .select('sentAt')
        .where('sessionId', '=', sessionId)
        .where('sentAt', '>', since)
        .orderBy('sentAt', 'desc')
        .limit(most)
        .execute();
      return rows.map(({ sentAt }) => sentAt);
    },
    countConfirmations: async (email, since, most) => {
      const rows = await executor
        .selectFrom('requests')
        .select('id')
        .where('addressMark', 'in', [...addresses.marks(keyRing, email)])
        .where('sentAt', '>', since)
        .where('confirmationWithheldAt', 'is', null)
        .limit(most)
        .execute();
      return rows.length;
    },
    add: async (request) => {
      const added = await executor
        .insertInto('requests')
        .values(toRow(request, keyRing))
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (Number(added.numInsertedOrUpdatedRows) === 1) return 'added';
      return (await findByUniqid(request.uniqid)) === undefined ? 'referenceTaken' : 'alreadySent';
    },
    findLatestOf: async (sessionId) => {
      const row = await executor
        .selectFrom('requests')
        .select(OPEN_COLUMNS)
        .where('sessionId', '=', sessionId)
        .orderBy('sentAt', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && summarise(row);
    },
    findByReference: async (reference) =>
      open(
        await executor
          .selectFrom('requests')
          .selectAll()
          .where('reference', '=', reference)
          .executeTakeFirst(),
      ),
    find: async (id) =>
      open(
        await executor.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirst(),
      ),
    list: async (newest) => {
      const rows = await executor
        .selectFrom('requests')
        .select(OPEN_COLUMNS)
        .orderBy('sentAt', 'desc')
        .orderBy('reference')
        .$if(newest !== undefined, (all) => all.limit(newest ?? 0))
        .execute();
      return rows.map(summarise);
    },
    move: async (from, to) => {
      const rows = await executor
        .selectFrom('requests')
        .selectAll()
        .where('sessionId', '=', from)
        .forUpdate()
        .execute();
      for (const row of rows) {
        const request = openUnlessGone(() => fromRow(row, keyRing), undefined);
        if (request === undefined) continue;
        const { sessionId, sealed } = toRow({ ...request, sessionId: to }, keyRing);
        await executor
          .updateTable('requests')
          .set({ sessionId, sealed })
          .where('id', '=', row.id)
          .execute();
      }
    },
    purgeDelivered: async (then) => {
      await claimHolds(executor);
      const { rows } = await sql<{ delivered: number; references: string[] }>`
        with ${deliveredBefore(sql`'request'`, then, sql`${isNotHeld(sql`subject_id`)} and ${isDeliveryFree}`)},
        gone as (
          delete from requests using delivered where requests.id = delivered.subject_id
          returning requests.reference
        )
        select (select count(*) from delivered) as delivered,
          (select coalesce(array_agg(reference order by reference), '{}') from gone) as references`.execute(
        executor,
      );
      const { delivered = 0, references = [] } = rows[0] ?? {};
      return { references, isEnd: delivered < PURGED_AT_ONCE };
    },
    each: (unreadable) => {
      const pages = readPages<Row, Pick<Row, 'sentAt' | 'id'>>(
        (after) => {
          const query = executor
            .selectFrom('requests')
            .selectAll()
            .orderBy('sentAt')
            .orderBy('id')
            .limit(PAGE);
          if (after === undefined) return query.execute();
          const { sentAt, id } = after;
          return query
            .where(({ eb, refTuple, tuple }) =>
              eb(refTuple('sentAt', 'id'), '>', tuple(sentAt, id)),
            )
            .execute();
        },
        (row) => row,
      );
      const report = unreadable && ((row: Row) => unreadable(summarise(row)));
      return openEach(pages, (row) => fromRow(row, keyRing), report);
    },
    remove: async (id) => {
      await executor.deleteFrom('requests').where('id', '=', id).execute();
    },
    markConfirmed: async (id, at) => {
      await executor
        .updateTable('requests')
        .set({ confirmedAt: at })
        .where('id', '=', id)
        .execute();
    },
    markUnconfirmed: async (id, at) => {
      await executor
        .updateTable('requests')
        .set({ confirmationFailedAt: at })
        .where('id', '=', id)
        .execute();
    },
  };
}

function toRow(request: Request, keyRing: KeyRing): Row {
  const { productName, answers, budget, asked, decisions, provenance } = request;
  const content: Sealed = { productName, answers, budget, asked, decisions, provenance };
  const row = {
    id: request.id,
    uniqid: request.uniqid,
    sessionId: request.sessionId,
    reference: request.reference,
    lang: request.lang,
    product: request.product,
    amountCents: request.amount,
    additionalCents: request.additionalAmount,
    duration: request.duration,
    taeg: request.taeg,
    monthlyCents: request.monthlyAmount,
    sentAt: request.sentAt,
    confirmedAt: request.confirmedAt ?? null,
    confirmationFailedAt: request.confirmationFailedAt ?? null,
    addressMark: markOfRequest(keyRing, request),
    confirmationWithheldAt: request.confirmationWithheldAt ?? null,
  };
  const sealed = sealBound(keyRing, content, placeOfRequest(row.id), boundColumnsOfRequest(row));
  return { ...row, sealed };
}

function fromRow(row: Row, keyRing: KeyRing): Request {
  const { id } = row;
  const columns = boundColumnsOfRequest(row);
  const sealed: Sealed = openBound(keyRing, row.sealed, placeOfRequest(id), columns);
  const { productName, answers, budget, asked, decisions = [], provenance = [] } = sealed;
  return {
    ...summarise(row),
    productName,
    answers: normaliseAnswers(answers),
    budget,
    asked,
    decisions,
    provenance,
  };
}

function summarise(row: Omit<Row, 'sealed' | 'addressMark'>): RequestSummary {
  if (!isContractLocale(row.lang)) throw new Error(`A request in an unknown language: ${row.lang}`);
  return {
    id: row.id,
    uniqid: row.uniqid,
    sessionId: row.sessionId,
    reference: row.reference,
    lang: row.lang,
    product: row.product,
    amount: cents(row.amountCents),
    additionalAmount: cents(row.additionalCents),
    duration: row.duration,
    taeg: row.taeg,
    monthlyAmount: cents(row.monthlyCents),
    sentAt: row.sentAt,
    confirmedAt: row.confirmedAt ?? undefined,
    confirmationFailedAt: row.confirmationFailedAt ?? undefined,
    confirmationWithheldAt: row.confirmationWithheldAt ?? undefined,
  };
}
