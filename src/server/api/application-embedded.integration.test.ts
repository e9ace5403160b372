import { openDatabaseInMemory } from '../storage/embedded-database.ts';
import { describeApplication } from './application.contract.ts';

describeApplication('PGlite', openDatabaseInMemory);
