import { openDatabaseInMemory } from './embedded-database.ts';
import { describeShares } from './shares.contract.ts';
import { describeSignIns } from './sign-ins.contract.ts';
import { describeStorage } from './storage.contract.ts';

describeStorage('PGlite', openDatabaseInMemory);
describeShares('PGlite', openDatabaseInMemory);
describeSignIns('PGlite', openDatabaseInMemory);
