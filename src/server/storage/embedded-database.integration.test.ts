import { describeAuditStorage } from './audit.contract.ts';
import { describeDeliveryStorage } from './deliveries.contract.ts';
import { openDatabaseInMemory } from './embedded-database.ts';
import { describeStorage } from './storage.contract.ts';

describeStorage('PGlite', openDatabaseInMemory);
describeDeliveryStorage('PGlite', openDatabaseInMemory);
describeAuditStorage('PGlite', openDatabaseInMemory);
