import { type RawBuilder, type Selectable, sql } from 'kysely';
import { type BoundColumns, openBound, sealBound } from '../security/encryption/bound-columns.ts';
import type { KeyRing } from '../security/encryption/key-ring.ts';
import type { Hold, HoldStore } from '../stores/hold-store.ts';
import type { Executor } from './database.ts';
import type { Tables } from './tables.ts';

type Row = Selectable<Tables['holds']>;

/** Who set and lifted it, and why. */
type Sealed = Pick<Hold, 'by' | 'why'> & {
  lifted?: Omit<NonNullable<Hold['lifted']>, 'at'> | undefined;
};

export const placeOfHold = (id: string) => `holds/${id}`;

/** What a hold's content is bound to: its request and its times. */
export const boundColumnsOfHold = (row: Omit<Row, 'sealed'>): BoundColumns => [
  row.requestId,
  row.setAt.toISOString(),
  row.liftedAt?.toISOString() ?? null,
];

/** Whether a row of `deliveries`, `requests` or `holds` is of a request that is not held. */
export const isNotHeld = (requestId: RawBuilder<unknown>) =>
  sql`not exists (
    select from holds as hold where hold.request_id = ${requestId} and hold.lifted_at is null
  )`;

/** A statement of its own, so that those after it see what was held in the meantime. */
export async function claimHolds(executor: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('holds', 0))`.execute(executor);
}

export function createSqlHolds(executor: Executor, keyRing: KeyRing): HoldStore {
  return {
    claim: () => claimHolds(executor),
    add: async (hold) => {
      await executor.insertInto('holds').values(toRow(hold, keyRing)).execute();
    },
    lift: async (hold, lifted) => {
      await executor
        .updateTable('holds')
        .set(toRow({ ...hold, lifted }, keyRing))
        .where('id', '=', hold.id)
        .execute();
    },
    listOf: async (requestId) => {
      const rows = await executor
        .selectFrom('holds')
        .selectAll()
        .where('requestId', '=', requestId)
        .orderBy('setAt', 'desc')
        .execute();
      return rows.map((row) => fromRow(row, keyRing));
    },
    heldAmong: async (requestIds) => {
      if (requestIds.length === 0) return new Set();
      const rows = await executor
        .selectFrom('holds')
        .select('requestId')
        .where('requestId', 'in', [...requestIds])
        .where('liftedAt', 'is', null)
        .execute();
      return new Set(rows.map((row) => row.requestId));
    },
    list: () =>
      executor
        .selectFrom('holds')
        .innerJoin('requests', 'requests.id', 'holds.requestId')
        .select(['requests.reference', 'holds.setAt'])
        .where('liftedAt', 'is', null)
        .orderBy('setAt')
        .orderBy('requests.reference')
        .execute(),
  };
}

function toRow({ by, why, lifted, ...open }: Hold, keyRing: KeyRing): Row {
  const row = { ...open, liftedAt: lifted?.at ?? null };
  const content: Sealed = { by, why, lifted: lifted && { by: lifted.by, why: lifted.why } };
  return {
    ...row,
    sealed: sealBound(keyRing, content, placeOfHold(row.id), boundColumnsOfHold(row)),
  };
}

function fromRow({ sealed, liftedAt, ...row }: Row, keyRing: KeyRing): Hold {
  const columns = boundColumnsOfHold({ ...row, liftedAt });
  const { lifted, ...content }: Sealed = openBound(keyRing, sealed, placeOfHold(row.id), columns);
  return {
    ...row,
    ...content,
    lifted: lifted && liftedAt !== null ? { ...lifted, at: liftedAt } : undefined,
  };
}
