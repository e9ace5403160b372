import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../../tests/postgres/start-postgres.ts';
import { count } from './count.mjs';
import { startReceivers } from './receivers.mjs';
import { createServerControl } from './server.mjs';
import { empty, fill, mountDisk, unmountDisk } from './small-disk.mjs';
import { Ledger, startWriters } from './writers.mjs';

/** Shared with the receiver, which does not check it. */
const WEBHOOK_SECRET = '5f0c1d9be27a4836a1c4f7e20b93d856';

/** @typedef {Awaited<ReturnType<typeof startPostgres>>} Postgres */

/**
 * A server with everything around it, for a trial.
 * @typedef {object} Bed
 * @property {import('./server.mjs').ServerControl} server
 * @property {Ledger} ledger
 * @property {Awaited<ReturnType<typeof startReceivers>>} receivers
 * @property {number[]} starts how long each took, in milliseconds
 */

/**
 * @template T
 * @param {string} dataDir
 * @param {string | undefined} databaseUrl
 * @param {(bed: Bed) => Promise<T>} trial
 */
async function withServer(dataDir, databaseUrl, trial) {
  const receivers = await startReceivers();
  const { webhookUrl, smtpUrl } = receivers;
  const server = await createServerControl({
    ...{ DATA_DIR: dataDir, WEBHOOK_URL: webhookUrl, WEBHOOK_SECRET, SMTP_URL: smtpUrl },
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  });
  try {
    return await trial({ server, ledger: new Ledger(), receivers, starts: [] });
  } finally {
    await server.kill();
    await receivers.stop();
  }
}

/**
 * @template T
 * @param {(folder: string) => Promise<T>} work
 */
async function withFolder(work) {
  const folder = await mkdtemp(join(tmpdir(), 'loanfront-outages-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @template T
 * @param {(bed: Bed, postgres: Postgres) => Promise<T>} trial
 * @param {string} [parent] where the database lies
 */
export function onPostgres(trial, parent) {
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

/**
 * @template T
 * @param {(bed: Bed) => Promise<T>} trial
 */
export function onPglite(trial) {
  return withFolder((folder) => withServer(join(folder, 'data'), undefined, trial));
}

/**
 * What can happen to a server or its database, by name: the writers continue meanwhile.
 * @type {Readonly<Record<string, (bed: Bed, postgres: Postgres | undefined, frozen: Frozen) => Promise<void>>>}
 */
const EVENTS = {
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
  frozen: async (_, postgres, { held, refused }) => {
    postgres?.freeze();
    const [until, before] = [Date.now() + LONGEST_OUTAGE, refused()];
    await pause(held);
    while (refused() === before && Date.now() < until) await pause(5);
    postgres?.thaw();
    if (refused() === before) throw new Error('Nobody heard 503 while the database was frozen');
  },
};

/**
 * How a database is frozen: for this long in milliseconds, and until visitors heard meanwhile that it does not
 * work now, which is an answer with 503.
 * @typedef {{ held: number, refused: () => number }} Frozen
 */

/** The outages of the database only. */
export const OUTAGES = [
  'all connections ended',
  'stopped and started',
  'killed and started',
  'frozen',
];

/**
 * Subjects a server under load to one event after another. `recovered`: the longest time in milliseconds
 * until it wrote again after an event.
 * @param {Bed} bed
 * @param {Postgres | undefined} postgres
 * @param {readonly string[]} events
 * @param {How} how
 */
export async function endure(bed, postgres, events, { writers, between, held, patience }) {
  const { server, ledger, receivers, starts } = bed;
  starts.push(await server.start());
  const writing = startWriters(server.address, ledger, writers);
  let recovered = 0;
  for (const [n, event] of events.entries()) {
    await untilEachKind(ledger);
    // Each time at a different moment of its work.
    await pause((between * ((n * 7) % events.length)) / events.length);
    await EVENTS[event]?.(bed, postgres, { held, refused: () => writing.answers.count(503) });
    recovered = Math.max(recovered, await untilWritten(ledger, server));
  }
  const answers = await writing.stop();
  const survived = server.isRunning();
  if (!survived) await server.start();
  const counted = await count(server, ledger, receivers, patience);
  const medianStart = starts.sort((a, b) => a - b)[Math.floor(starts.length / 2)] ?? 0;
  const { saves } = ledger;
  return { ...counted, saves, answers, survived, recovered, medianStart, end: await server.end() };
}

/**
 * How a trial is run, in milliseconds: the longest time between two events, how long it is frozen, and how
 * long to wait for outstanding mails and calls.
 * @typedef {{ writers: number, between: number, held: number, patience: number }} How
 */

/** How long a server may take to write again before a trial is aborted, in milliseconds. */
const LONGEST_OUTAGE = 60_000;

/** Waits until something of every kind has been acknowledged from now on. @param {Ledger} ledger */
async function untilEachKind(ledger) {
  const kinds = [ledger.drafts, ledger.requests, ledger.messages, ledger.shares, ledger.prospects];
  const before = kinds.map(({ size }) => size);
  const until = Date.now() + LONGEST_OUTAGE;
  while (kinds.some(({ size }, n) => size === before[n]) && Date.now() < until) await pause(5);
}

/** @param {Ledger} ledger @param {import('./server.mjs').ServerControl} server */
async function untilWritten(ledger, server) {
  const [began, before] = [Date.now(), ledger.saves];
  while (ledger.saves === before && server.isRunning() && Date.now() - began < LONGEST_OUTAGE)
    await pause(5);
  return Date.now() - began;
}

/**
 * Fills the database's disk twice: once it is emptied while the server runs, once it is full when the
 * server is told to end. `undefined` if no disk may be mounted.
 * @param {'PostgreSQL' | 'PGlite'} engine
 * @param {{ writers: number, full: number, patience: number, megabytes: number }} how
 */
export function fullDisk(engine, { writers, full, patience, megabytes }) {
  return withFolder(async (folder) => {
    const disk = await mountDisk(folder, megabytes);
    if (disk === undefined) return undefined;
    const trial = async (
      /** @type {Bed} */ { server, ledger, receivers },
      /** @type {Postgres | undefined} */ postgres,
    ) => {
      await server.start();
      const writing = startWriters(server.address, ledger, writers);
      await pause(full / 2);
      await fill(disk);
      await pause(full);
      const survived = server.isRunning();
      await empty(disk);
      await postgres?.restart();
      const recovered = await untilWritten(ledger, server);
      await fill(disk);
      await pause(full / 2);
      const answers = await writing.stop();
      const end = await server.end();
      await empty(disk);
      await postgres?.restart();
      await server.start();
      const counted = await count(server, ledger, receivers, patience);
      return { ...counted, answers, survived, recovered, end };
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
