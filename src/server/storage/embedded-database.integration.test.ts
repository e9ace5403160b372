import {
  openBareDatabaseInMemory,
  openDatabaseInMemory,
} from '#tests/server/database-in-memory.ts';
import { describeAuditStorage } from './audit.contract.ts';
import { describeDeliveryStorage } from './deliveries.contract.ts';
import { describeKeys } from './keys.contract.ts';
import { describeNewsletter } from './newsletter.contract.ts';
import { describeShares } from './shares.contract.ts';
import { describeSignIns } from './sign-ins.contract.ts';
import { describeStorage } from './storage.contract.ts';
import { describeReplacedKey, describeUpgrades } from './upgrades.contract.ts';
import { describeUploads } from './uploads.contract.ts';

describeStorage('PGlite', openDatabaseInMemory);
describeShares('PGlite', openDatabaseInMemory);
describeSignIns('PGlite', openDatabaseInMemory);
describeDeliveryStorage('PGlite', openDatabaseInMemory);
describeAuditStorage('PGlite', openDatabaseInMemory);
describeUploads('PGlite', openDatabaseInMemory);
describeNewsletter('PGlite', openDatabaseInMemory);
describeUpgrades('PGlite', openBareDatabaseInMemory);
describeReplacedKey('PGlite', openBareDatabaseInMemory);
describeKeys('PGlite', openDatabaseInMemory);
