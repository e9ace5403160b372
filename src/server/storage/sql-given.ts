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
    purge: () =>
      purgeInBatches(async () => {
        // With `offset 0` each row looks its owners up by their indexes, however many there are.
        const { numAffectedRows } = await sql`
          delete from given_documents where ctid = any (array (
            select ctid from given_documents as given
            where not exists (select from drafts where drafts.uniqid = given.uniqid offset 0)
              and not exists (select from shares where shares.uniqid = given.uniqid offset 0)
              and not exists (select from requests where requests.uniqid = given.uniqid offset 0)
            limit ${sql.lit(PURGED_AT_ONCE)}
          ))`.execute(executor);
        return Number(numAffectedRows);
      }),
  };
}

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
