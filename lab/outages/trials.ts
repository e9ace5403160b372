import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../../tests/postgres/start-postgres.ts';
import { startReceivers } from '../surroundings/receivers.ts';
import { createServerControl, type ServerControl } from '../surroundings/server.ts';
import { count } from '../visitors/count.ts';
import { startJourneys } from '../visitors/journeys.ts';
import type { Ledger } from '../visitors/ledger.ts';
import { empty, fill, mountDisk, unmountDisk } from './small-disk.ts';

/** Shared with the receiver, which does not check it. */
const WEBHOOK_SECRET = '5f0c1d9be27a4836a1c4f7e20b93d856';

type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/** A server with everything around it, for a trial. */
interface Bed {
  server: ServerControl;
  receivers: Awaited<ReturnType<typeof startReceivers>>;
  /** How long each start took, in milliseconds. */
  starts: number[];
}

async function withServer<T>(
  dataDir: string,
  databaseUrl: string | undefined,
  trial: (bed: Bed) => Promise<T>,
) {
  const receivers = await startReceivers();
  const { webhookUrl, smtpUrl } = receivers;
  const server = await createServerControl({
    ...{ DATA_DIR: dataDir, WEBHOOK_URL: webhookUrl, WEBHOOK_SECRET, SMTP_URL: smtpUrl },
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  });
  try {
    return await trial({ server, receivers, starts: [] });
  } finally {
    await server.kill();
    await receivers.stop();
  }
}

async function withFolder<T>(work: (folder: string) => Promise<T>) {
  const folder = await mkdtemp(join(tmpdir(), 'loanfront-outages-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param parent where the database lies */
export function onPostgres<T>(
  trial: (bed: Bed, postgres: Postgres) => Promise<T>,
  parent?: string,
) {
  return withFolder(async (folder) => {
    const postgres = await startPostgres(parent);
    try {
      const address = await postgres.createDatabase();
      return await withServer(folder, address, (bed) => trial(bed, postgres));
    } finally {
      postgres.thaw();
      await postgres.stop();
    }
  });
}

export function onPglite<T>(trial: (bed: Bed) => Promise<T>) {
  return withFolder((folder) => withServer(join(folder, 'data'), undefined, trial));
}

/** How long a server may take to write again before a trial is aborted, in milliseconds. */
const MAX_OUTAGE = 60_000;

/**
 * A database is frozen for so many milliseconds, and until a visitor was answered 503 instead of waiting for it.
 */
interface Frozen {
  held: number;
  countRefused: () => number;
}

/** What can happen to a server or its database, by name, while visitors go on. */
const EVENTS: Readonly<
  Record<string, (bed: Bed, postgres: Postgres | undefined, frozen: Frozen) => Promise<void>>
> = {
  'server killed': async ({ server, starts }) => {
    await server.kill();
    starts.push(await server.start());
  },
  'all connections ended': async (_, postgres) => {
    // The trial's own database is the first that was created.
    await postgres?.endConnections('postgresql://localhost/test_1');
  },
  'stopped and started': async (_, postgres) => postgres?.restart(),
  'killed and started': async (_, postgres) => postgres?.crash(),
  frozen: async (_, postgres, { held, countRefused }) => {
    postgres?.freeze();
    const [until, before] = [Date.now() + MAX_OUTAGE, countRefused()];
    await pause(held);
    while (countRefused() === before && Date.now() < until) await pause(5);
    postgres?.thaw();
    if (countRefused() === before)
      throw new Error('No answer was 503 while the database was frozen');
  },
};

/** The outages of the database only. */
export const OUTAGES = [
  'all connections ended',
  'stopped and started',
  'killed and started',
  'frozen',
];

/** How a trial is run; times in milliseconds. */
export interface Pace {
  /** Journeys begun a second. */
  rate: number;
  /** The longest time between two events. */
  between: number;
  /** How long the database is frozen. */
  held: number;
  /** How long to wait for outstanding mails and calls. */
  patience: number;
}

/** Subjects a server under load to one event after another. */
export async function endure(
  bed: Bed,
  postgres: Postgres | undefined,
  events: readonly string[],
  { rate, between, held, patience }: Pace,
) {
  const { server, receivers, starts } = bed;
  starts.push(await server.start());
  const journeys = startJourneys(server.address, rate);
  const { answers, ledger } = journeys;
  let recovered = 0;
  for (const [n, event] of events.entries()) {
    await untilEachKind(ledger);
    // Each time at a different moment of its work.
    await pause((between * ((n * 7) % events.length)) / events.length);
    await EVENTS[event]?.(bed, postgres, { held, countRefused: () => answers.count(503) });
    recovered = Math.max(recovered, await untilWritten(ledger, server));
  }
  await journeys.stop();
  const survived = server.isRunning();
  if (!survived) await server.start();
  const counted = await count(server, ledger, receivers, patience);
  const medianStart = starts.sort((a, b) => a - b)[Math.floor(starts.length / 2)] ?? 0;
  return { counted, answers, survived, recovered, medianStart, end: await server.end() };
}

/** Waits until something of every kind has been acknowledged from now on. */
async function untilEachKind(ledger: Ledger) {
  const kinds = [ledger.drafts, ledger.requests, ledger.messages, ledger.shares, ledger.prospects];
  const before = kinds.map(({ size }) => size);
  const until = Date.now() + MAX_OUTAGE;
  while (kinds.some(({ size }, n) => size === before[n]) && Date.now() < until) await pause(5);
}

async function untilWritten(ledger: Ledger, server: ServerControl) {
  const [began, before] = [Date.now(), ledger.saves];
  while (ledger.saves === before && server.isRunning() && Date.now() - began < MAX_OUTAGE)
    await pause(5);
  return Date.now() - began;
}

interface FullDisk {
  /** Journeys begun a second. */
  rate: number;
  /** How long the disk stays full, in milliseconds. */
  full: number;
  /** How long to wait for outstanding mails and calls, in milliseconds. */
  patience: number;
  megabytes: number;
}

/**
 * Fills the database's disk twice: once it is emptied while the server runs, once it is full when the
 * server is told to end. `undefined` if no disk may be mounted.
 */
export function fullDisk(
  engine: 'PostgreSQL' | 'PGlite',
  { rate, full, patience, megabytes }: FullDisk,
) {
  return withFolder(async (folder) => {
    const disk = await mountDisk(folder, megabytes);
    if (disk === undefined) return undefined;
    const trial = async ({ server, receivers }: Bed, postgres: Postgres | undefined) => {
      await server.start();
      const journeys = startJourneys(server.address, rate);
      const { answers, ledger } = journeys;
      await pause(full / 2);
      await fill(disk);
      await pause(full);
      const survived = server.isRunning();
      await empty(disk);
      await postgres?.restart();
      const recovered = await untilWritten(ledger, server);
      await fill(disk);
      await pause(full / 2);
      await journeys.leave();
      const end = await server.end();
      await empty(disk);
      await postgres?.restart();
      await server.start();
      const counted = await count(server, ledger, receivers, patience);
      return { counted, answers, survived, recovered, end };
    };
    try {
      return engine === 'PostgreSQL'
        ? await onPostgres(trial, disk)
        : await withServer(join(disk, 'data'), undefined, (bed) => trial(bed, undefined));
    } finally {
      await unmountDisk(disk);
    }
  });
}
