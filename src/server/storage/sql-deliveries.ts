import { type Selectable, sql } from 'kysely';
import { type BoundColumns, openBound, sealBound } from '../security/encryption/bound-columns.ts';
import { type KeyRing, UnreadableError } from '../security/encryption/key-ring.ts';
import {
  type ChannelName,
  DELAYED_KINDS,
  type Delivery,
  type DeliveryCount,
  type DeliveryKind,
  type DeliveryStore,
} from '../stores/delivery-store.ts';
import { INQUIRY_FORMS } from '../stores/inquiry.ts';
import type { Executor } from './database.ts';
import { isDeliveryFree } from './sql-restrictions.ts';
import type { Tables } from './tables.ts';

type Row = Selectable<Tables['deliveries']>;

const DONE_COLUMNS = { webhook: 'webhookAt', mail: 'mailAt' } as const satisfies Record<
  ChannelName,
  string
>;

export const placeOfDelivery = (messageId: string) => `deliveries/${messageId}`;

/** Whether and when a delivery was made, and which channel took it when. */
type Progress = Pick<Row, 'deliveredAt' | 'webhookAt' | 'mailAt'>;

const NO_PROGRESS: Progress = { deliveredAt: null, webhookAt: null, mailAt: null };

/** What a delivery's seal is bound to: its progress. */
export const boundColumnsOfDelivery = ({
  deliveredAt,
  webhookAt,
  mailAt,
}: Progress): BoundColumns =>
  [deliveredAt, webhookAt, mailAt].map((at) => at?.toISOString() ?? null);

export function createSqlDeliveries(executor: Executor, keyRing: KeyRing): DeliveryStore {
  const change = (messageId: string) =>
    executor.updateTable('deliveries').where('messageId', '=', messageId);
  const sealProgress = (messageId: string, progress: Progress) =>
    sealBound(keyRing, {}, placeOfDelivery(messageId), boundColumnsOfDelivery(progress));
  /** Changes the progress together with its seal; again if another channel changed it in the meantime. */
  const advance = async (
    messageId: string,
    more: Partial<Progress & Pick<Row, 'lastFailure' | 'leasedUntil'>>,
  ): Promise<void> => {
    for (;;) {
      const row = await executor
        .selectFrom('deliveries')
        .select(['messageId', 'deliveredAt', 'webhookAt', 'mailAt', 'sealed'])
        .where('messageId', '=', messageId)
        .executeTakeFirst();
      if (row === undefined) return;
      const progress = { ...sealedProgress(row, keyRing), ...more };
      const { numUpdatedRows } = await change(messageId)
        .set({ ...progress, sealed: sealProgress(messageId, progress) })
        .where('sealed', 'is not distinct from', row.sealed)
        .executeTakeFirst();
      if (Number(numUpdatedRows) === 1) return;
    }
  };
  return {
    put: async ({ dueAt, ...subject }) => {
      const fresh = {
        messageId: subject.messageId,
        nextAttemptAt: dueAt,
        leasedUntil: null,
        attempts: 0,
        firstAttemptAt: null,
        lastFailure: null,
        ...NO_PROGRESS,
        failedAt: null,
        sealed: sealProgress(subject.messageId, NO_PROGRESS),
      };
      await executor
        .insertInto('deliveries')
        .values({ ...subject, putAt: dueAt, ...fresh })
        .onConflict((conflict) => conflict.columns(['kind', 'subjectId']).doUpdateSet(fresh))
        .execute();
    },
    claim: async (now, until, limit) => {
      const free = executor
        .selectFrom('deliveries')
        .select('messageId')
        .where('deliveredAt', 'is', null)
        .where('failedAt', 'is', null)
        .where(isDeliveryFree)
        .where((row) => row.or([row('leasedUntil', 'is', null), row('leasedUntil', '<=', now)]))
        .orderBy('nextAttemptAt')
        .forUpdate()
        .skipLocked();
      const rows = await executor
        // Subqueries instead could be run, and lock rows, more than once. Each has an index of its own, so that
        // those which wait for their next attempt are not read each time.
        .with('timely', () => free.where('nextAttemptAt', '<=', now).limit(limit))
        .with('untried', (from) =>
          free
            .where('attempts', '=', sql.lit(0))
            .where('kind', 'not in', DELAYED_KINDS)
            .where('nextAttemptAt', '>', now)
            .limit(
              sql<number>`${limit} - ${from.selectFrom('timely').select(({ fn }) => fn.countAll().as('count'))}`,
            ),
        )
        .with('due', (from) =>
          from
            .selectFrom('timely')
            .select('messageId')
            .unionAll(from.selectFrom('untried').select('messageId')),
        )
        .updateTable('deliveries')
        .set((row) => ({
          leasedUntil: until,
          attempts: sql`attempts + 1`,
          firstAttemptAt: row.fn.coalesce('firstAttemptAt', sql<Date>`${now}`),
        }))
        .where('messageId', 'in', (from) => from.selectFrom('due').select('due.messageId'))
        .returningAll()
        .execute();
      return rows.map((row) => fromRow({ ...row, ...sealedProgress(row, keyRing) }));
    },
    markTaken: (messageId, channel, at) => advance(messageId, { [DONE_COLUMNS[channel]]: at }),
    markDelivered: (messageId, at) =>
      advance(messageId, { deliveredAt: at, lastFailure: null, leasedUntil: null }),
    postpone: async (messageId, until, why) => {
      await change(messageId)
        .set({ nextAttemptAt: until, lastFailure: why, leasedUntil: null })
        .execute();
    },
    giveUp: async (messageId, at, why) => {
      await change(messageId).set({ failedAt: at, lastFailure: why, leasedUntil: null }).execute();
    },
    retry: async (messageId, dueAt) => {
      await change(messageId)
        .where('deliveredAt', 'is', null)
        .set({ nextAttemptAt: dueAt, attempts: 0, firstAttemptAt: null, failedAt: null })
        .execute();
    },
    retryWaiting: async (dueAt) => {
      const rows = await executor
        .updateTable('deliveries')
        .where('deliveredAt', 'is', null)
        .where('failedAt', 'is', null)
        .where('attempts', '>', 0)
        .where('nextAttemptAt', '>', dueAt)
        .set({ nextAttemptAt: dueAt })
        .returning(['kind', 'subjectId', 'messageId'])
        .execute();
      return rows.map((row) => ({ ...row, kind: readKind(row.kind) }));
    },
    find: async ({ kind, subjectId }) => {
      const row = await executor
        .selectFrom('deliveries')
        .selectAll()
        .where('kind', '=', kind)
        .where('subjectId', '=', subjectId)
        .executeTakeFirst();
      return row && fromRow(row);
    },
    listOf: async (kind, subjectIds) => {
      if (subjectIds.length === 0) return new Map();
      const rows = await executor
        .selectFrom('deliveries')
        .selectAll()
        .where('kind', '=', kind)
        .where('subjectId', 'in', [...subjectIds])
        .execute();
      return new Map(rows.map((row) => [row.subjectId, fromRow(row)]));
    },
    listFailed: async () => {
      const rows = await executor
        .selectFrom('deliveries')
        .selectAll()
        .where('failedAt', 'is not', null)
        .orderBy('failedAt')
        .execute();
      return rows.map(fromRow);
    },
    list: async ({ newest, failed = false } = {}) => {
      const rows = await executor
        .selectFrom('deliveries')
        .leftJoin('requests', (join) =>
          join.onRef('requests.id', '=', 'subjectId').on('deliveries.kind', '=', 'request'),
        )
        .selectAll('deliveries')
        .select('requests.reference')
        .orderBy('putAt', 'desc')
        .orderBy('messageId')
        .$if(failed, (all) => all.where('failedAt', 'is not', null))
        .$if(newest !== undefined, (all) => all.limit(newest ?? 0))
        .execute();
      return rows.map((row) => ({ ...fromRow(row), reference: row.reference ?? undefined }));
    },
    count: () => countDeliveries(executor),
    remove: async ({ kind, subjectId }) => {
      await executor
        .deleteFrom('deliveries')
        .where('kind', '=', kind)
        .where('subjectId', '=', subjectId)
        .execute();
    },
  };
}

/** The store's `count`, for callers that have no keys. */
export async function countDeliveries(executor: Executor): Promise<DeliveryCount[]> {
  const { rows } = await sql<DeliveryCount>`
    select kind, count(*) filter (where delivered_at is null and failed_at is null) as waiting,
      count(delivered_at) as delivered, count(failed_at) as failed
    from deliveries group by kind order by kind`.execute(executor);
  return rows;
}

/** The progress that the seal states: a channel that somebody else marked is attempted. */
function sealedProgress(
  { messageId, sealed, ...progress }: Progress & Pick<Row, 'messageId' | 'sealed'>,
  keyRing: KeyRing,
): Progress {
  const { deliveredAt, webhookAt, mailAt } = progress;
  if (sealed === null) return NO_PROGRESS;
  try {
    openBound(keyRing, sealed, placeOfDelivery(messageId), boundColumnsOfDelivery(progress));
    return { deliveredAt, webhookAt, mailAt };
  } catch (error) {
    if (error instanceof UnreadableError) return NO_PROGRESS;
    throw error;
  }
}

function fromRow(row: Row): Delivery {
  return {
    kind: readKind(row.kind),
    subjectId: row.subjectId,
    messageId: row.messageId,
    nextAttemptAt: row.nextAttemptAt,
    attempts: row.attempts,
    firstAttemptAt: row.firstAttemptAt ?? undefined,
    lastFailure: row.lastFailure ?? undefined,
    done: { webhook: row.webhookAt ?? undefined, mail: row.mailAt ?? undefined },
    deliveredAt: row.deliveredAt ?? undefined,
    failedAt: row.failedAt ?? undefined,
  };
}

const KINDS: readonly DeliveryKind[] = [
  'request',
  'share',
  'prospect',
  'newsletter',
  ...INQUIRY_FORMS,
];

function readKind(kind: string): DeliveryKind {
  const known = KINDS.find((candidate) => candidate === kind);
  if (known !== undefined) return known;
  throw new Error(`A delivery of an unknown kind: ${kind}`);
}
