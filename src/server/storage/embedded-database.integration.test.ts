import { openDatabaseInMemory } from './embedded-database.ts';
import { describeSignIns } from './sign-ins.contract.ts';
import { describeStorage } from './storage.contract.ts';

describeStorage('PGlite', openDatabaseInMemory);
describeSignIns('PGlite', openDatabaseInMemory);
