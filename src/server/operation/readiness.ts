import type { Checks } from '#calls/operation/read-readiness.ts';
import { within } from '../http/within.ts';

/** What a server needs to take requests: each resolves if it works, and rejects if it does not. */
export interface Needs {
  database(): Promise<unknown>;
  queue(): Promise<unknown>;
  keys(): Promise<unknown>;
  /** Rejects if the server's clock is not the database's. */
  clock(): Promise<unknown>;
}

export interface Readiness {
  /** Tries everything that is needed. Several callers at once share one try. */
  check(): Promise<Checks>;
  /** From now on the server is stopping. */
  stop(): void;
  isStopping(): boolean;
}

export function createReadiness(needs: Needs): Readiness {
  let stopping = false;
  let trying: Promise<Omit<Checks, 'stopping'>> | undefined;
  const tryAll = async () => {
    const [database, queue, keys, clock] = await Promise.all([
      isUp(needs.database),
      isUp(needs.queue),
      isUp(needs.keys),
      isUp(needs.clock),
    ]);
    return { database, queue, keys, clock };
  };
  return {
    check: async () => {
      trying ??= tryAll().finally(() => {
        trying = undefined;
      });
      const works = await trying;
      return { ...works, stopping };
    },
    stop: () => {
      stopping = true;
    },
    isStopping: () => stopping,
  };
}

/** Whether a server with these checks takes requests. */
export function isReady({ database, queue, keys, clock, stopping }: Checks): boolean {
  return !stopping && [database, queue, keys, clock].every((state) => state === 'up');
}

/** How long a need may take to show that it works, in milliseconds: a load balancer asks again soon. */
const MAX_TRY_MS = 3_000;

async function isUp(need: () => Promise<unknown>): Promise<'up' | 'down'> {
  try {
    return await within(
      MAX_TRY_MS,
      need().then(() => 'up' as const),
      'down',
    );
  } catch {
    return 'down';
  }
}
