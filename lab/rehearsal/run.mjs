import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { count } from '../outages/count.mjs';
import { startReceivers } from '../outages/receivers.mjs';
import { mountDisk, unmountDisk } from '../outages/small-disk.mjs';
import { Refusal, runCommand } from '../project.mjs';
import { findClamd, startClamd } from './clamd.mjs';
import { choosePorts, NOTICED_WITHIN, startHaproxy } from './haproxy.mjs';
import { INCIDENTS } from './incidents.mjs';
import { startJourneys } from './journeys.mjs';
import { startPostgresPair } from './postgres-pair.mjs';
import { report } from './report.mjs';
import { createServers } from './servers.mjs';
import { startSignInProvider } from './sign-in-provider.mjs';

// Run by lab/rehearsal.mjs with the product's Node.

/** Where Debian puts the library that sets a program's clock. */
const CLOCKS = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/faketime`);

/** How long it is calm before each incident, and how long its traces are looked for, in milliseconds. */
const CALM = 4_000;

/** The size of the disk of the standby. */
const MEGABYTES = 300;

const say = (/** @type {string} */ text) => void process.stdout.write(`${text}\n`);

/** What stops or takes away what was set up, the latest first. @type {(() => Promise<unknown>)[]} */
const endings = [];

/** @param {string} folder @param {string[]} missing is told what cannot be rehearsed */
async function setUp(folder, missing) {
  const disk = await mountDisk(folder, MEGABYTES);
  if (disk === undefined) missing.push('a full disk: no tmpfs may be mounted by this user');
  else endings.push(() => unmountDisk(disk));
  const pair = await startPostgresPair(folder, disk ?? folder);
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
  const stage = { one, two, first, second, receivers, clamd, signInProvider, disk, clock };
  return { stage, address: haproxy.address };
}

/** @param {string} folder @param {string[]} missing */
async function setUpClamd(folder, missing) {
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

/** @param {string} folder @param {string[]} missing */
function findClock(folder, missing) {
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
  const folder = await mkdtemp(join(tmpdir(), 'loanfront-rehearsal-'));
  await chmod(folder, 0o755); // PostgreSQL runs as another user
  endings.push(() => rm(folder, { recursive: true, force: true }));
  try {
    /** @type {string[]} */
    const missing = [];
    const { stage, address } = await setUp(folder, missing);
    const journeys = startJourneys(address, rate, stage.signInProvider.agree);
    /** @type {import('./report.mjs').Past[]} */
    const past = [];
    await pause(CALM);
    if (stage.clamd !== undefined && !(await journeys.refusesMarkedFile()))
      throw new Error('A file that clamd knows was not refused');
    for (const { name, happen, isPossible, ...allowed } of INCIDENTS) {
      if (!name.includes(values.only) || isPossible?.(stage) === false) continue;
      say(`… ${name}`);
      await pause(CALM);
      const from = Date.now();
      await happen(stage);
      await pause(CALM);
      past.push({ name, from, to: Date.now(), ...allowed });
    }
    await journeys.stop();
    say('… counting, once what is outstanding has come');
    const [{ all }, { ledger }] = [journeys.answers, journeys];
    const counted = await count(stage.one, ledger, stage.receivers, patience);
    const { text, ok } = report({
      incidents: past,
      missing,
      all,
      journeys: journeys.count,
      signIns: journeys.signIns,
      counted,
    });
    say(text);
    return ok ? 0 : 1;
  } finally {
    for (const end of endings.reverse()) await end().catch((error) => say(String(error)));
  }
});
