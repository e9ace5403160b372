import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { runCommand } from '../project.mjs';
import { describeTrial } from './describe.mjs';
import { endure, fullDisk, OUTAGES, onPglite, onPostgres } from './trials.mjs';

// Run by lab/outages.mjs with the product's Node.

/**
 * The longest wait for outstanding mails and calls, in milliseconds: a mail in transit at a kill waits two
 * minutes, a webhook call five, and may be in transit again at the next kill.
 */
const PATIENCE = 900_000;

const WRITERS = 12;
const how = { writers: WRITERS, between: 1_500, held: 8_000, patience: PATIENCE };
const disk = { writers: WRITERS, full: 10_000, patience: PATIENCE };

/** How often the database suffers each outage. */
const ROUNDS = 6;

/** @param {string} event @param {number} rounds */
const times = (event, rounds) => Array.from({ length: rounds }, () => event);

/** @param {string} event @param {number} rounds */
const onServed = (event, rounds) => () =>
  onPostgres((bed, postgres) => endure(bed, postgres, times(event, rounds), how));

/** @type {Readonly<Record<string, () => Promise<import('./describe.mjs').Trial | undefined>>>} */
const TRIALS = {
  'PostgreSQL, server killed 40 times': onServed('server killed', 40),
  'PGlite, server killed 20 times': () =>
    onPglite((bed) => endure(bed, undefined, times('server killed', 20), how)),
  ...Object.fromEntries(
    OUTAGES.map((outage) => [`PostgreSQL, ${outage} ${ROUNDS} times`, onServed(outage, ROUNDS)]),
  ),
  'PostgreSQL, disk full': () => fullDisk('PostgreSQL', { ...disk, megabytes: 200 }),
  'PGlite, disk full': () => fullDisk('PGlite', { ...disk, megabytes: 256 }),
};

await runCommand(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, json: { type: 'string' } } });
  /** @type {Record<string, unknown>} */
  const results = {};
  let isRight = true;
  for (const [name, trial] of Object.entries(TRIALS)) {
    if (values.only !== undefined && !name.includes(values.only)) continue;
    const result = await trial();
    const { text, ok } = describeTrial(name, result);
    process.stdout.write(`${text}\n`);
    isRight &&= ok;
    results[name] = result ?? null;
  }
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(results, undefined, 2));
  return isRight ? 0 : 1;
});
