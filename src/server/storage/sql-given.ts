import { type Selectable, sql } from 'kysely';
import { isContractLocale } from '#domain/locale/locale.ts';
import { GIVEN_KINDS, type Given, type GivenStore } from '../stores/given-store.ts';
import type { Executor } from './database.ts';
import { PURGED_AT_ONCE, purgeInBatches } from './purge-in-batches.ts';
import type { Tables } from './tables.ts';

export function createSqlGiven(executor: Executor): GivenStore {
  return {
    add: async (uniqid, given) => {
      const added = await executor
        .insertInto('givenDocuments')
        .values({ uniqid, ...given })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return Number(added.numInsertedOrUpdatedRows) === 1;
    },
    listOf: async (uniqids) => {
      if (uniqids.length === 0) return new Map();
      const rows = await executor
        .selectFrom('givenDocuments')
        .selectAll()
        .where('uniqid', 'in', [...uniqids])
        .orderBy('at')
        .orderBy('kind')
        .orderBy('sha256')
        .execute();
      const groups = Map.groupBy(rows, ({ uniqid }) => uniqid);
      return new Map([...groups].map(([uniqid, own]) => [uniqid, own.map(fromRow)]));
    },
    findByHash: async (sha256) => {
      const rows = await executor
        .selectFrom('givenDocuments')
        .selectAll()
        .where('sha256', '=', sha256)
        .orderBy('at')
        .execute();
      return rows.map((row) => ({ uniqid: row.uniqid, ...fromRow(row) }));
    },
    purge: async () => {
      let gone = 0;
      let after: Key | undefined;
      // Nothing says when an application ends: every row is looked at, a few at a time by the table's key.
      await purgeInBatches(async () => {
        const { rows } = await sql<Key & { gone: number; read: number }>`
          with page as (
            select ctid as place, uniqid, kind, borrower, sha256 from given_documents
            where ${after === undefined ? sql`true` : isAfter(after)}
            order by uniqid, kind, borrower, sha256 limit ${sql.lit(PURGED_AT_ONCE)}
          ),
          gone as (
            delete from given_documents where ctid = any (array (
              -- With "offset 0" each row looks its owners up by their indexes, however many there are.
              select place from page where ${hasNoOwner('page')}
            ))
            returning 1
          )
          select uniqid, kind, borrower, sha256, (select count(*) from gone) as gone, (select count(*) from page) as read
          from page order by uniqid desc, kind desc, borrower desc, sha256 desc limit 1`.execute(
          executor,
        );
        after = rows[0];
        gone += rows[0]?.gone ?? 0;
        return rows[0]?.read ?? 0;
      });
      return gone;
    },
    purgeOf: async (uniqids) => {
      if (uniqids.length === 0) return;
      await executor
        .deleteFrom('givenDocuments')
        .where('uniqid', 'in', [...uniqids])
        .where(hasNoOwner('given_documents'))
        .execute();
    },
  };
}

/** Whether the application of a row of `table` is stored no more. */
const hasNoOwner = (table: string) => {
  const uniqid = sql.ref(`${table}.uniqid`);
  return sql<boolean>`
    not exists (select from drafts where drafts.uniqid = ${uniqid} offset 0)
    and not exists (select from shares where shares.uniqid = ${uniqid} offset 0)
    and not exists (select from requests where requests.uniqid = ${uniqid} offset 0)`;
};

type Key = Pick<Selectable<Tables['givenDocuments']>, 'uniqid' | 'kind' | 'borrower' | 'sha256'>;

const isAfter = ({ uniqid, kind, borrower, sha256 }: Key) => sql`
  (uniqid, kind, borrower, sha256) > (${uniqid}, ${kind}, ${borrower}, ${sha256})`;

function fromRow(row: Selectable<Tables['givenDocuments']>): Given {
  const { borrower, lang, version, sha256, at } = row;
  const kind = GIVEN_KINDS.find((known) => known === row.kind);
  if (kind === undefined || !isContractLocale(lang))
    throw new Error(`An unknown document was given: ${row.kind} in ${lang}`);
  return {
    kind,
    borrower: borrower === 'coborrower' ? borrower : 'applicant',
    lang,
    version,
    sha256,
    at,
  };
}
