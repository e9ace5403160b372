import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { describeApplication } from './application.contract.ts';

describeApplication('PGlite', openDatabaseInMemory);
