import { openDatabaseInMemory } from './embedded-database.ts';
import { describeStorage } from './storage.contract.ts';

describeStorage('PGlite', openDatabaseInMemory);
