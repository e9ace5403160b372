import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { exampleDraft } from '#tests/examples/example-draft.ts';
import { startPostgres } from '#tests/postgres/start-postgres.ts';
import { NOW } from '#tests/server/test-app.ts';
import { exampleKeys } from '#tests/upgrades/expect-all-read.ts';
import type { Draft } from '../stores/draft-store.ts';
import { describeAuditStorage } from './audit.contract.ts';
import { storesOn } from './create-storage.ts';
import { describeDeliveryStorage } from './deliveries.contract.ts';
import { describeKeys } from './keys.contract.ts';
import { migrate } from './migrate.ts';
import { describeNewsletter } from './newsletter.contract.ts';
import { openServedDatabase } from './served-database.ts';
import { describeShares } from './shares.contract.ts';
import { describeSignIns } from './sign-ins.contract.ts';
import { describeStorage } from './storage.contract.ts';
import {
  describeReplacedKey,
  describeSharedSchema,
  describeUpgrades,
} from './upgrades.contract.ts';
import { describeUploads } from './uploads.contract.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

const open = async () => openServedDatabase(await postgres.createDatabase());
const openWith = async (statements: string) => {
  const connectionString = await postgres.createDatabase();
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(statements).finally(() => client.end());
  return openServedDatabase(connectionString);
};

describeStorage('PostgreSQL', open);
describeShares('PostgreSQL', open);
describeSignIns('PostgreSQL', open);
describeDeliveryStorage('PostgreSQL', open);
describeAuditStorage('PostgreSQL', open);
describeUploads('PostgreSQL', open);
describeNewsletter('PostgreSQL', open);
describeUpgrades('PostgreSQL', openWith);
describeSharedSchema('PostgreSQL', openWith);
describeReplacedKey('PostgreSQL', openWith);
describeKeys('PostgreSQL', open);

describe('migrations', () => {
  it('are applied whichever number comes first', async () => {
    const database = await open();
    await migrate(database);
    // As on a developer's machine, where another branch's higher number was applied first.
    await sql`drop table sessions, drafts, requests, spent_proofs, development_mail cascade`.execute(
      database.executor,
    );
    await sql`delete from kysely_migration where name like '0001%'`.execute(database.executor);
    await migrate(database);
    const rows = await database.executor.selectFrom('requests').selectAll().execute();
    expect(rows).toEqual([]);
    await database.close();
  });
});

describe('servers that start together', () => {
  it('migrate an empty database once', async () => {
    const address = await postgres.createDatabase();
    const databases = [1, 2, 3].map(() => openServedDatabase(address));
    await Promise.all(databases.map(migrate));
    for (const database of databases) {
      const rows = await database.executor.selectFrom('drafts').selectAll().execute();
      expect(rows).toEqual([]);
      await database.close();
    }
  });
});

describe('a draft that is being sent', () => {
  it('is saved once that has ended, while the others do not wait', async () => {
    const address = await postgres.createDatabase();
    const database = openServedDatabase(address);
    await migrate(database);
    const { sessions } = storesOn(database.executor, exampleKeys());
    const save = (draft: Draft) =>
      database.transact(async ({ executor }) => {
        const { requests, drafts } = storesOn(executor, exampleKeys());
        await requests.claim(draft.uniqid);
        return await drafts.saveUnlessSent(draft, false);
      });
    const [sending, other] = [exampleDraft(NOW), exampleDraft(NOW, { uniqid: 'other' })];
    await sessions.open({ id: sending.sessionId, createdAt: NOW, expiresAt: sending.expiresAt });
    const client = new Client({ connectionString: address });
    await client.connect();
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [sending.uniqid]);
    let isSaved = false;
    const saved = save(sending).finally(() => {
      isSaved = true;
    });
    expect(await save(other)).toEqual({ kind: 'saved' });
    expect(await save(other)).toEqual({ kind: 'saved' });
    expect(isSaved).toBe(false);
    await client.query('commit');
    expect(await saved).toEqual({ kind: 'saved' });
    await client.end();
    await database.close();
  });
});
