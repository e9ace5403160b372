import { afterAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../../tests/postgres/start-postgres.ts';
import { migrate } from './migrate.ts';
import { openServedDatabase } from './served-database.ts';
import { describeShares } from './shares.contract.ts';
import { describeSignIns } from './sign-ins.contract.ts';
import { describeStorage } from './storage.contract.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

const openServed = async () => openServedDatabase(await postgres.createDatabase());
describeStorage('PostgreSQL', openServed);
describeShares('PostgreSQL', openServed);
describeSignIns('PostgreSQL', openServed);

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
