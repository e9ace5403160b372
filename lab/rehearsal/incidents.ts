import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { startReceivers } from '../surroundings/receivers.ts';
import type { ServerControl } from '../surroundings/server.ts';
import type { startClamd } from './clamd.ts';
import type { PostgresNode } from './postgres-pair.ts';
import type { startSignInProvider } from './sign-in-provider.ts';

/** How long something stays away, in milliseconds. */
const AWAY = 10_000;

/** How far the clock of a server is set forward, in seconds. */
const SKEW = 600;

/** Everything that an incident may touch. `undefined`: not to be had here. */
export interface Stage {
  one: ServerControl;
  two: ServerControl;
  first: PostgresNode;
  second: PostgresNode;
  receivers: Awaited<ReturnType<typeof startReceivers>>;
  clamd: Awaited<ReturnType<typeof startClamd>> | undefined;
  signInProvider: Awaited<ReturnType<typeof startSignInProvider>>;
  clock: { library: string; file: string } | undefined;
}

/** What happens, one after another, while visitors go on. */
export interface Incident {
  name: string;
  happen: (stage: Stage) => Promise<void>;
  isPossible?: (stage: Stage) => boolean;
  /** Whether no request may fail in the meantime. */
  failsNothing?: boolean;
  /** The call that may fail nevertheless. */
  mayFail?: string;
}

export const INCIDENTS: readonly Incident[] = [
  {
    name: 'server one killed (kill -9), started again',
    happen: async ({ one }) => {
      await one.kill();
      await pause(AWAY / 2);
      await one.start();
    },
  },
  {
    name: 'both servers restarted in turn for a new version (SIGTERM)',
    failsNothing: true,
    happen: async ({ one, two }) => {
      for (const server of [two, one]) {
        const { code } = await server.end();
        if (code !== 0) throw new Error(`A server ended with ${code}`);
        await server.start();
        await pause(AWAY / 2); // until HAProxy knows that it is back
      }
    },
  },
  {
    name: 'primary of PostgreSQL killed (kill -9), standby promoted',
    happen: async ({ first, second }) => {
      await first.kill();
      await pause(AWAY / 2); // until whoever watches over both is sure
      await second.ask('select pg_promote()');
    },
  },
  {
    name: 'mail server away',
    happen: async ({ receivers }) => leaveAndComeBack(receivers.smtp),
  },
  {
    name: 'receiver of the webhook away',
    happen: async ({ receivers }) => leaveAndComeBack(receivers.webhook),
  },
  {
    name: 'clamd killed, started again',
    isPossible: ({ clamd }) => clamd !== undefined,
    happen: async ({ clamd }) => {
      if (clamd !== undefined) await leaveAndComeBack(clamd);
    },
  },
  {
    name: 'sign-in provider away, server two restarted meanwhile',
    failsNothing: true,
    mayFail: 'POST /api/v1/itsme-auth-url',
    happen: async ({ signInProvider, two }) => {
      await signInProvider.leave();
      // A server asks the provider once an hour how one signs in: a new one cannot begin, the other cannot end.
      await two.end();
      await two.start();
      await pause(AWAY);
      await signInProvider.comeBack();
    },
  },
  {
    name: 'clock of server two ten minutes ahead, then back',
    isPossible: ({ clock }) => clock !== undefined,
    happen: async ({ two, clock }) => {
      if (clock === undefined) return;
      await writeFile(clock.file, '+0s\n');
      await two.end();
      await two.start({
        LD_PRELOAD: clock.library,
        FAKETIME_TIMESTAMP_FILE: clock.file,
        FAKETIME_CACHE_DURATION: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      });
      await pause(AWAY / 2);
      await writeFile(clock.file, `+${SKEW}s\n`);
      await pause(2 * AWAY);
      const ahead = await secondsAhead(two.address);
      if (Math.abs(ahead - SKEW) > 60) throw new Error(`The clock is ${ahead} s ahead`);
      await writeFile(clock.file, '+0s\n');
      await pause(AWAY / 2);
    },
  },
];

async function leaveAndComeBack(receiver: { leave(): Promise<void>; comeBack(): Promise<void> }) {
  await receiver.leave();
  await pause(AWAY);
  await receiver.comeBack();
}

/** How far the clock of a server is ahead of this one's. */
async function secondsAhead(address: string) {
  const { headers } = await fetch(`${address}/api/v1/health`);
  return (Date.parse(headers.get('date') ?? '') - Date.now()) / 1_000;
}
