import { parseArgs } from 'node:util';
import { endure, fullDisk, OUTAGES, onPglite, onPostgres } from './outages/trials.ts';
import { prepareProduct, Refusal, runCommand } from './project.ts';
import { isSound, printCounts, summarise } from './visitors/report.ts';

// npm run outages [-- --only TEXT]: kills the server and makes its database fail under load, and compares what was
// acknowledged with what was stored. Run by hand on an idle machine; takes about half an hour.

/**
 * The longest wait for outstanding mails and calls, in milliseconds: a mail in transit at a kill waits two
 * minutes, a webhook call five, and may be in transit again at the next kill.
 */
const PATIENCE = 900_000;

/** Journeys begun a second. */
const RATE = 6;
const pace = { rate: RATE, between: 1_500, held: 8_000, patience: PATIENCE };
const disk = { rate: RATE, full: 10_000, patience: PATIENCE };

/** How often the database suffers each outage. */
const ROUNDS = 6;

const times = (event: string, rounds: number) => Array.from({ length: rounds }, () => event);

const onServed = (event: string, rounds: number) => () =>
  onPostgres((bed, postgres) => endure(bed, postgres, times(event, rounds), pace));

type Trial = Awaited<ReturnType<typeof endure>> | Awaited<ReturnType<typeof fullDisk>>;

const TRIALS: Readonly<Record<string, () => Promise<Trial>>> = {
  'PostgreSQL, server killed 40 times': onServed('server killed', 40),
  'PGlite, server killed 20 times': () =>
    onPglite((bed) => endure(bed, undefined, times('server killed', 20), pace)),
  ...Object.fromEntries(
    OUTAGES.map((outage) => [`PostgreSQL, ${outage} ${ROUNDS} times`, onServed(outage, ROUNDS)]),
  ),
  'PostgreSQL, disk full': () => fullDisk('PostgreSQL', { ...disk, megabytes: 200 }),
  'PGlite, disk full': () => fullDisk('PGlite', { ...disk, megabytes: 256 }),
};

await runCommand(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
  const chosen = Object.entries(TRIALS).filter(([name]) => name.includes(values.only));
  if (chosen.length === 0)
    throw new Refusal(`--only takes a part of: ${Object.keys(TRIALS).join('; ')}.`);
  await prepareProduct('PostgreSQL');
  let isRight = true;
  for (const [name, trial] of chosen) {
    console.log(`\n## ${name}\n`);
    const result = await trial();
    if (result === undefined) console.log('Not tried: no disk may be mounted here.');
    else isRight = report(result) && isRight;
  }
  return isRight ? 0 : 1;
});

/** Prints a trial; returns whether nothing was lost and the server ran on and ended by itself. */
function report({ counted, answers, ...times }: NonNullable<Trial>) {
  printCounts(counted);
  const { byStatus } = summarise(answers.all, { from: 0, to: Date.now() });
  const { withoutRetryAfter } = answers;
  const longestWait = Math.max(...answers.all.map(({ ms }) => ms));
  console.log({ answers: byStatus, withoutRetryAfter, longestWait, ...times });
  return isSound(counted) && times.survived && times.end.code === 0;
}
