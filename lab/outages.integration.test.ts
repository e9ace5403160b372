import { expect, it } from 'vitest';
import { endure, onPglite, onPostgres } from './outages/trials.ts';

// The short form of lab/outages.ts: each outage once, few visitors, and no waiting for deliveries that take minutes.
// docs/reliability.md has the figures of the long form.

/** The longest that a trial may take on a busy machine, in milliseconds. */
const PATIENCE = 360_000;

const pace = { rate: 3, between: 100, held: 2_000, patience: 0 };

function expectNothingLost({
  counted: { stored, calls, auditIsWhole },
  answers,
  end,
}: Awaited<ReturnType<typeof endure>>) {
  for (const [kind, { acknowledged, lost, doubled }] of Object.entries(stored)) {
    expect(acknowledged, kind).toBeGreaterThan(0);
    expect([lost, doubled], kind).toEqual([0, 0]);
  }
  expect(calls.withTwoIds).toBe(0);
  expect(auditIsWhole).toBe(true);
  // No answer at all, because the server was killed.
  const unexpected = answers.all.filter(({ status }) => ![0, 200, 503].includes(status));
  expect(unexpected).toEqual([]);
  expect(answers.withoutRetryAfter).toBe(0);
  expect(end.code).toBe(0);
}

it.concurrent(
  'keeps all that it acknowledged through kills and outages on PostgreSQL',
  async () => {
    const events = ['all connections ended', 'frozen', 'killed and started', 'server killed'];
    const trial = await onPostgres((bed, postgres) => endure(bed, postgres, events, pace));
    expectNothingLost(trial);
    expect(trial.survived).toBe(true);
  },
  PATIENCE,
);

it.concurrent(
  'keeps all that it acknowledged through a kill on PGlite',
  async () => {
    const trial = await onPglite((bed) => endure(bed, undefined, ['server killed'], pace));
    expectNothingLost(trial);
  },
  PATIENCE,
);
