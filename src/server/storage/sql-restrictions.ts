import { type RawBuilder, type Selectable, sql } from 'kysely';
import { type BoundColumns, openBound, sealBound } from '../security/encryption/bound-columns.ts';
import type { KeyRing } from '../security/encryption/key-ring.ts';
import type {
  RestrictedSubject,
  Restriction,
  RestrictionStore,
} from '../stores/restriction-store.ts';
import type { Executor } from './database.ts';
import { openEach } from './read-pages.ts';
import type { Tables } from './tables.ts';

type Row = Selectable<Tables['restrictions']>;

/** Whose it is, who set and lifted it, and why. */
type Sealed = Pick<Restriction, 'email' | 'by' | 'why'> & {
  lifted?: Omit<NonNullable<Restriction['lifted']>, 'at'> | undefined;
};

export const placeOfRestriction = (id: string) => `restrictions/${id}`;

/** What a restriction's content is bound to: its times. */
export const boundColumnsOfRestriction = (row: Omit<Row, 'sealed'>): BoundColumns => [
  row.setAt.toISOString(),
  row.liftedAt?.toISOString() ?? null,
];

/** Whether no restriction in force covers it. `name`: of type text. */
export const isNotRestricted = (what: RestrictedSubject['what'], name: RawBuilder<unknown>) =>
  sql<boolean>`not exists (
    select from restricted join restrictions on restrictions.id = restriction_id
    where lifted_at is null and what = ${sql.lit(what)} and name = ${name}
  )`;

/** The same of a row of `deliveries`. */
export const isDeliveryFree = sql<boolean>`not exists (
  select from restricted join restrictions on restrictions.id = restriction_id
  where lifted_at is null and (
    what = 'application' and name in (
      select uniqid from requests where deliveries.kind = 'request' and id = deliveries.subject_id
      union all
      select uniqid from shares where deliveries.kind = 'share' and id = deliveries.subject_id
      union all
      select uniqid from prospects where deliveries.kind = 'prospect' and id = deliveries.subject_id
    ) or what in ('inquiry', 'newsletter') and name = deliveries.subject_id::text
  )
)`;

export function createSqlRestrictions(executor: Executor, keyRing: KeyRing): RestrictionStore {
  return {
    add: async (restriction, subjects) => {
      await executor.insertInto('restrictions').values(toRow(restriction, keyRing)).execute();
      const rows = subjects.map((subject) => ({ ...subject, restrictionId: restriction.id }));
      await executor
        .insertInto('restricted')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    lift: async (restriction, lifted) => {
      await executor
        .updateTable('restrictions')
        .set(toRow({ ...restriction, lifted }, keyRing))
        .where('id', '=', restriction.id)
        .execute();
    },
    covers: async ({ what, name }) => {
      const { rows } = await sql<{ free: boolean }>`
        select ${isNotRestricted(what, sql`${name}::text`)} as free`.execute(executor);
      return rows[0]?.free === false;
    },
    list: async () => {
      const rows = await executor
        .selectFrom('restrictions')
        .innerJoin('restricted', 'restricted.restrictionId', 'restrictions.id')
        .select(['restrictions.id', 'setAt', 'what', 'name'])
        .where('liftedAt', 'is', null)
        .orderBy('setAt')
        .orderBy('restrictions.id')
        .orderBy('what')
        .orderBy('name')
        .execute();
      return [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, [first, ...others]]) => {
        if (first === undefined) return [];
        const subjects = [first, ...others].map(({ what, name }) => ({
          what: readWhat(what),
          name,
        }));
        return { id, setAt: first.setAt, subjects };
      });
    },
    each: async function* (unreadable) {
      const rows = await executor
        .selectFrom('restrictions')
        .selectAll()
        .orderBy('setAt')
        .orderBy('id')
        .execute();
      yield* openEach(rows, (row) => fromRow(row, keyRing), unreadable);
    },
    remove: async (id) => {
      await executor.deleteFrom('restrictions').where('id', '=', id).execute();
    },
    purge: async (then) => {
      const gone = await executor
        .deleteFrom('restrictions')
        .where('liftedAt', '<=', then)
        .executeTakeFirst();
      return Number(gone.numDeletedRows);
    },
  };
}

const KINDS = ['application', 'inquiry', 'newsletter', 'sign-in'] as const;

function readWhat(what: string): RestrictedSubject['what'] {
  const known = KINDS.find((kind) => kind === what);
  if (known !== undefined) return known;
  throw new Error(`A restriction of something unknown: ${what}`);
}

function toRow({ email, by, why, lifted, ...open }: Restriction, keyRing: KeyRing): Row {
  const row = { ...open, liftedAt: lifted?.at ?? null };
  const content: Sealed = { email, by, why, lifted: lifted && { by: lifted.by, why: lifted.why } };
  const columns = boundColumnsOfRestriction(row);
  return { ...row, sealed: sealBound(keyRing, content, placeOfRestriction(row.id), columns) };
}

function fromRow({ sealed, liftedAt, ...row }: Row, keyRing: KeyRing): Restriction {
  const columns = boundColumnsOfRestriction({ ...row, liftedAt });
  const content: Sealed = openBound(keyRing, sealed, placeOfRestriction(row.id), columns);
  const { lifted, ...own } = content;
  return {
    ...row,
    ...own,
    lifted: lifted && liftedAt !== null ? { ...lifted, at: liftedAt } : undefined,
  };
}
