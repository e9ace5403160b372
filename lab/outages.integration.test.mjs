import { expect, it } from 'vitest';
import { endure, onPglite, onPostgres } from './outages/trials.mjs';

// The short form of lab/outages.mjs: each outage once, few writers, and no waiting for deliveries that
// take minutes. A frozen database stays so until somebody heard 503 instead of waiting for it. docs/reliability.md has the figures of the long form.

/** The longest that a trial may take on a busy machine, in milliseconds. */
const PATIENCE = 360_000;

const how = { writers: 4, between: 100, held: 2_000, patience: 0 };

/** @param {Awaited<ReturnType<typeof endure>>} trial */
function expectNothingLost({ stored, calls, auditIsWhole, answers, end }) {
  for (const [kind, { acknowledged, lost, doubled }] of Object.entries(stored)) {
    // These writers fill in forms; the rehearsal's visitors sign in.
    if (kind !== 'sign-ins') expect(acknowledged, kind).toBeGreaterThan(0);
    expect([lost, doubled], kind).toEqual([0, 0]);
  }
  expect(calls.withTwoIds).toBe(0);
  expect(auditIsWhole).toBe(true);
  // No answer at all, because the server was killed.
  expect([...answers.byStatus.keys()].filter((status) => ![0, 200, 503].includes(status))).toEqual(
    [],
  );
  expect(answers.withoutRetryAfter).toBe(0);
  expect(end.code).toBe(0);
}

it.concurrent(
  'keeps all that it acknowledged through kills and outages on PostgreSQL',
  async () => {
    const events = ['all connections ended', 'frozen', 'killed and started', 'server killed'];
    const trial = await onPostgres((bed, postgres) => endure(bed, postgres, events, how));
    expectNothingLost(trial);
    expect(trial.survived).toBe(true);
  },
  PATIENCE,
);

it.concurrent(
  'keeps all that it acknowledged through a kill on PGlite',
  async () => {
    const trial = await onPglite((bed) => endure(bed, undefined, ['server killed'], how));
    expectNothingLost(trial);
  },
  PATIENCE,
);
