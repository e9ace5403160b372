import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { prepareProduct, Refusal, runCommand } from './project.ts';
import { choosePorts, NOTICED_WITHIN, startHaproxy } from './rehearsal/haproxy.ts';
import { INCIDENTS } from './rehearsal/incidents.ts';
import { startPostgresPair } from './rehearsal/postgres-pair.ts';
import { type Past, report } from './rehearsal/report.ts';
import { createServers } from './rehearsal/servers.ts';
import { startReceivers } from './surroundings/receivers.ts';
import { count } from './visitors/count.ts';
import { startJourneys } from './visitors/journeys.ts';

// npm run rehearsal [-- --rate 2] [--only TEXT] [--patience SECONDS]: two servers behind HAProxy, PostgreSQL with a
// standby, a mail server and a webhook's receiver, with visitors, while one after another fails. Run by hand; about two
// minutes, and as long as mails and deliveries are outstanding. Needs Debian's postgresql and haproxy.

/** How long it is calm before each incident, and how long afterwards answers count as its own, in milliseconds. */
const CALM = 4_000;

/** What stops or removes what was set up, in the order of setting up. */
const endings: (() => Promise<unknown>)[] = [];

async function setUp(folder: string) {
  const pair = await startPostgresPair(folder);
  endings.push(() => pair.stop());
  const receivers = await startReceivers();
  endings.push(() => receivers.stop());
  const ports = await choosePorts();
  const around = {
    databaseUrl: pair.addressBehind(ports.database),
    receivers,
    drainSeconds: NOTICED_WITHIN + 2,
  };
  const { one, two } = await createServers(folder, around);
  endings.push(() => Promise.all([one.end(), two.end()]));
  const { first, second } = pair;
  const haproxy = await startHaproxy(folder, [one.port, two.port], [first, second], ports);
  endings.push(haproxy.stop);
  await Promise.all([one.start(), two.start()]);
  while (!(await fetch(`${haproxy.address}/api/v1/ready`)).ok) await pause(100);
  const stage = { one, two, first, second, receivers };
  return { stage, address: haproxy.address };
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
  const chosen = INCIDENTS.filter(({ name }) => name.includes(values.only));
  if (chosen.length === 0)
    throw new Refusal(`--only takes a part of: ${INCIDENTS.map(({ name }) => name).join('; ')}.`);
  await prepareProduct('PostgreSQL', 'HAProxy');
  const folder = await mkdtemp(join(tmpdir(), 'loanfront-rehearsal-'));
  await chmod(folder, 0o755); // PostgreSQL runs as another user
  endings.push(() => rm(folder, { recursive: true, force: true }));
  try {
    const { stage, address } = await setUp(folder);
    const journeys = startJourneys(address, rate);
    const past: Past[] = [];
    await pause(CALM);
    for (const { name, happen, ...allowed } of chosen) {
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
    return report(past, journeys, counted) ? 0 : 1;
  } finally {
    for (const end of endings.reverse()) await end().catch((error) => console.error(error));
  }
});
