import { afterAll } from 'vitest';
import { startPostgres } from '#tests/postgres/start-postgres.ts';
import { openServedDatabase } from '../../storage/served-database.ts';
import { describeSharedApplication } from './shared-application.contract.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

describeSharedApplication('PostgreSQL', async () =>
  openServedDatabase(await postgres.createDatabase()),
);
