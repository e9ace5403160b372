import { describe } from 'vitest';
import { findWebKit } from '../../scripts/system/programs.ts';
import { startWebKit } from './harness/webkit.ts';
import { testJourneys } from './journeys.ts';

const programs = findWebKit();
describe.runIf(programs !== undefined)('WebKit', () => {
  if (programs !== undefined) testJourneys(() => startWebKit(programs));
});
