import { afterAll } from 'vitest';
import { startPostgres } from '#tests/postgres/start-postgres.ts';
import { openServedDatabase } from '../../storage/served-database.ts';
import { describeApplication } from './application.contract.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

describeApplication('PostgreSQL', async () => openServedDatabase(await postgres.createDatabase()));
