import { setTimeout as pause } from 'node:timers/promises';
import type { startReceivers } from '../surroundings/receivers.ts';
import type { ServerControl } from '../surroundings/server.ts';
import type { PostgresNode } from './postgres-pair.ts';

/** How long something stays away, in milliseconds. */
const AWAY = 10_000;

/** Everything that an incident may touch. `undefined`: not to be had here. */
export interface Stage {
  one: ServerControl;
  two: ServerControl;
  first: PostgresNode;
  second: PostgresNode;
  receivers: Awaited<ReturnType<typeof startReceivers>>;
}

/** What happens, one after another, while visitors go on. */
export interface Incident {
  name: string;
  happen: (stage: Stage) => Promise<void>;
  /** Whether no request may fail in the meantime. */
  failsNothing?: boolean;
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
      await pause(AWAY / 2); // until the watcher of both is sure
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
];

async function leaveAndComeBack(receiver: { leave(): Promise<void>; comeBack(): Promise<void> }) {
  await receiver.leave();
  await pause(AWAY);
  await receiver.comeBack();
}
