import { openDatabaseInMemory } from '../storage/embedded-database.ts';
import { describeSharedApplication } from './shared-application.contract.ts';

describeSharedApplication('PGlite', openDatabaseInMemory);
