import { expect, it } from 'vitest';
import { NO_RECORDER } from '../../operation/observability/recorder.ts';
import type { GivenUpJob } from '../../stores/job.ts';
import { giveUpJob } from './job-handlers.ts';

const NOW = new Date('2026-11-23T16:00:00Z');
const CONFIRMATION: GivenUpJob = { name: 'confirm-request', data: { requestId: 'r1' } };
const LETTER: GivenUpJob = {
  name: 'share-letter',
  data: { shareId: 's1', letter: 'reminder', generation: 2 },
};

it.each([
  [CONFIRMATION, { job: 'confirm-request', requestId: 'r1' }, [['r1', NOW]]],
  [LETTER, { job: 'share-letter', shareId: 's1', letter: 'reminder', generation: 2 }, []],
])('a job that is given up is logged with its ids: %o', async (job, named, unconfirmed) => {
  const logged: unknown[] = [];
  const marked: unknown[] = [];
  const giveUp = giveUpJob({
    storage: {
      requests: { markUnconfirmed: async (id, at) => void marked.push([id, at]) },
    },
    now: () => NOW,
    recorder: NO_RECORDER,
    log: { error: (line: object) => void logged.push(line) },
  });
  await giveUp(job);
  expect(logged).toEqual([named]);
  expect(marked).toEqual(unconfirmed);
});
