import { describe } from 'vitest';
import { findFirefox } from '../../scripts/system/programs.ts';
import { startFirefox } from './harness/firefox.ts';
import { testJourneys } from './journeys.ts';

const path = findFirefox();
describe.runIf(path !== undefined)('Firefox', () => testJourneys(() => startFirefox(path ?? '')));
