import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startPostgres } from '../tests/postgres/start-postgres.ts';
import { startBalancer } from './rehearsal/balancer.ts';
import { createServers } from './rehearsal/servers.ts';
import { startReceivers } from './surroundings/receivers.ts';
import { count } from './visitors/count.ts';
import { startJourneys } from './visitors/journeys.ts';
import { isFailed } from './visitors/report.ts';

// The short form of lab/rehearsal.ts: two servers on one PostgreSQL behind a load balancer of the test.

/** The longest that it may take on a busy machine, in milliseconds. */
const PATIENCE = 360_000;

/** The balancer asks ten times a second: how long a server serves on, in seconds, is many times that. */
const DRAIN_SECONDS = 3;

/** Whether a request failed with its server: a server's own 503 says that a busy machine's database is late. */
const isLost = ({ status }: { status: number }) => isFailed(status) && status !== 503;

it(
  'fails no request while a server is replaced, and keeps all when the other is killed',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'loanfront-rehearsal-'));
    const postgres = await startPostgres();
    const receivers = await startReceivers();
    const { one, two } = await createServers(folder, {
      databaseUrl: await postgres.createDatabase(),
      receivers,
      drainSeconds: DRAIN_SECONDS,
    });
    const balancer = await startBalancer([one.port, two.port]);
    try {
      await Promise.all([one.start(), two.start()]);
      await Promise.all([balancer.untilKnown(one.port, true), balancer.untilKnown(two.port, true)]);
      const journeys = startJourneys(balancer.address, 2, ['application', 'message', 'draft']);
      const ended = () => journeys.count.ended;
      const poll = { timeout: PATIENCE };
      await expect.poll(ended, poll).toBeGreaterThan(2);

      expect((await two.end()).code).toBe(0);
      await two.start();
      await balancer.untilKnown(two.port, true);
      expect(journeys.answers.all.filter(isLost)).toEqual([]);

      const before = ended();
      await one.kill();
      await expect.poll(ended, poll).toBeGreaterThan(before + 2);
      await journeys.stop();
      expect(ended()).toBe(journeys.count.begun);
      const { stored, calls, auditIsWhole } = await count(two, journeys.ledger, receivers, 0);
      const { shares: _none, 'sign-ins': _neither, ...kept } = stored;
      for (const [kind, { acknowledged, lost, doubled }] of Object.entries(kept)) {
        expect([lost, doubled], kind).toEqual([0, 0]);
        expect(acknowledged, kind).toBeGreaterThan(0);
      }
      expect(calls.withTwoIds).toBe(0);
      expect(auditIsWhole).toBe(true);
    } finally {
      await Promise.all([one.kill(), two.kill()]);
      await balancer.stop();
      await receivers.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
  PATIENCE,
);
