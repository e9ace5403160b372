import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { prepareProduct, Refusal, runCommand } from './project.ts';
import { findClamd, startClamd } from './rehearsal/clamd.ts';
import { choosePorts, NOTICED_WITHIN, startHaproxy } from './rehearsal/haproxy.ts';
import { INCIDENTS } from './rehearsal/incidents.ts';
import { startPostgresPair } from './rehearsal/postgres-pair.ts';
import { type Past, report } from './rehearsal/report.ts';
import { createServers } from './rehearsal/servers.ts';
import { startSignInProvider } from './rehearsal/sign-in-provider.ts';
import { startReceivers } from './surroundings/receivers.ts';
import { count } from './visitors/count.ts';
import { startJourneys, WITHOUT_SIGN_IN } from './visitors/journeys.ts';

// npm run rehearsal [-- --rate 2] [--only TEXT] [--patience SECONDS]: two servers behind HAProxy, PostgreSQL with a
// standby, a mail server, a webhook's receiver and clamd, with visitors, while one after another fails. Run by hand;
// about four minutes, and as long as mails and deliveries are outstanding. Needs Debian's postgresql and haproxy;
// clamav-daemon and libfaketime if they can be installed.

/** Where Debian puts the library that sets a program's clock. */
const CLOCKS = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/faketime`);

/** How long it is calm before each incident, and how long afterwards answers count as its own, in milliseconds. */
const CALM = 4_000;

/** What stops or removes what was set up, in the order of setting up. */
const endings: (() => Promise<unknown>)[] = [];

/** @param missing collects what cannot be rehearsed here */
async function setUp(folder: string, missing: string[]) {
  const pair = await startPostgresPair(folder);
  endings.push(() => pair.stop());
  const receivers = await startReceivers();
  endings.push(() => receivers.stop());
  const clamd = await setUpClamd(folder, missing);
  const clock = findClock(folder, missing);
  const signInProvider = await startSignInProvider();
  endings.push(signInProvider.leave);
  const ports = await choosePorts();
  const around = {
    databaseUrl: pair.addressBehind(ports.database),
    receivers,
    drainSeconds: NOTICED_WITHIN + 2,
  };
  const { one, two } = await createServers(folder, around, {
    ...signInProvider.settings,
    ...(clamd !== undefined && { CLAMD_URL: clamd.url }),
  });
  endings.push(() => Promise.all([one.end(), two.end()]));
  const { first, second } = pair;
  const haproxy = await startHaproxy(folder, [one.port, two.port], [first, second], ports);
  endings.push(haproxy.stop);
  await Promise.all([one.start(), two.start()]);
  while (!(await fetch(`${haproxy.address}/api/v1/ready`)).ok) await pause(100);
  const stage = { one, two, first, second, receivers, clamd, signInProvider, clock };
  return { stage, address: haproxy.address };
}

async function setUpClamd(folder: string, missing: string[]) {
  const program = findClamd();
  if (program === undefined) {
    missing.push('clamd, and files that it knows: apt-get install clamav-daemon');
    return undefined;
  }
  const own = join(folder, 'clamd');
  await mkdir(own);
  const clamd = await startClamd(own, program);
  endings.push(clamd.leave);
  return clamd;
}

function findClock(folder: string, missing: string[]) {
  const library = CLOCKS.map((place) => join(place, 'libfaketime.so.1')).find(existsSync);
  if (library !== undefined) return { library, file: join(folder, 'clock') };
  missing.push('a clock that jumps: apt-get install libfaketime');
  return undefined;
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      rate: { type: 'string', default: '2' },
      only: { type: 'string', default: '' },
      patience: { type: 'string', default: '900' },
    },
  });
  const patience = Number(values.patience) * 1_000;
  if (!(patience >= 0)) throw new Refusal('--patience takes seconds, for outstanding mails.');
  const rate = Number(values.rate);
  if (!(rate > 0 && rate <= 50)) throw new Refusal('--rate takes journeys a second, up to 50.');
  await prepareProduct('PostgreSQL', 'HAProxy');
  const folder = await mkdtemp(join(tmpdir(), 'loanfront-rehearsal-'));
  await chmod(folder, 0o755); // PostgreSQL runs as another user
  endings.push(() => rm(folder, { recursive: true, force: true }));
  try {
    const missing: string[] = [];
    const { stage, address } = await setUp(folder, missing);
    const journeys = startJourneys(
      address,
      rate,
      [...WITHOUT_SIGN_IN, 'sign-in'],
      stage.signInProvider.agree,
    );
    const past: Past[] = [];
    await pause(CALM);
    if (stage.clamd !== undefined && !(await journeys.refusesMarkedFile()))
      throw new Error('A file that clamd knows was not refused');
    for (const { name, happen, isPossible, ...allowed } of INCIDENTS) {
      if (!name.includes(values.only) || isPossible?.(stage) === false) continue;
      console.log(`… ${name}`);
      await pause(CALM);
      const from = Date.now();
      await happen(stage);
      await pause(CALM);
      past.push({ name, from, to: Date.now(), ...allowed });
    }
    await journeys.stop();
    console.log('… counting, once outstanding mails and deliveries have arrived');
    const counted = await count(stage.one, journeys.ledger, stage.receivers, patience);
    return report(past, missing, journeys, counted) ? 0 : 1;
  } finally {
    for (const end of endings.reverse()) await end().catch((error) => console.error(error));
  }
});
