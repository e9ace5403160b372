import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startPostgres } from '../tests/postgres/start-postgres.ts';
import { createServers } from './rehearsal/servers.ts';
import { startReceivers } from './surroundings/receivers.ts';
import { count } from './visitors/count.ts';
import { startJourneys } from './visitors/journeys.ts';
import { isFailed } from './visitors/report.ts';

// The short form of lab/rehearsal.ts: two servers on one PostgreSQL. Each call goes to a
// server that said it is ready, as a load balancer would send it.

/** The longest that it may take on a busy machine, in milliseconds. */
const PATIENCE = 360_000;

/** How long a server serves on, in seconds: many times as long as until its visitors go to the other. */
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
    const ready = new Set<string>();
    const checks = setInterval(async () => {
      for (const { address } of [one, two]) {
        const signal = AbortSignal.timeout(5_000);
        const answer = await fetch(`${address}/api/v1/ready`, { signal }).catch(() => undefined);
        if (answer?.ok) ready.add(address);
        else ready.delete(address);
      }
    }, 100);
    let turn = 0;
    /** One of the servers in turn; on a busy machine all may look unready. */
    const pickServer = () => {
      const among = ready.size > 0 ? [...ready] : [one.address, two.address];
      turn += 1;
      return among[turn % among.length] ?? one.address;
    };
    const poll = { timeout: PATIENCE };
    try {
      await Promise.all([one.start(), two.start()]);
      await expect.poll(() => ready.size, poll).toBe(2);
      const journeys = startJourneys(pickServer, 2, ['application', 'message', 'draft']);
      const ended = () => journeys.count.ended;
      await expect.poll(ended, poll).toBeGreaterThan(2);

      expect((await two.end()).code).toBe(0);
      await two.start();
      await expect.poll(() => ready.size, poll).toBe(2);
      expect(journeys.answers.all.filter(isLost)).toEqual([]);

      const before = ended();
      await one.kill();
      await expect.poll(ended, poll).toBeGreaterThan(before + 2);
      await journeys.stop();
      expect(ended()).toBe(journeys.count.begun);
      const { stored, calls, auditIsWhole } = await count(two, journeys.ledger, receivers, 0);
      const { shares: _none, ...kept } = stored;
      for (const [kind, { acknowledged, lost, doubled }] of Object.entries(kept)) {
        expect([lost, doubled], kind).toEqual([0, 0]);
        expect(acknowledged, kind).toBeGreaterThan(0);
      }
      expect(calls.withTwoIds).toBe(0);
      expect(auditIsWhole).toBe(true);
    } finally {
      await Promise.all([one.kill(), two.kill()]);
      clearInterval(checks);
      await receivers.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
  PATIENCE,
);
