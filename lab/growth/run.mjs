import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { Refusal, runCommand } from '../project.mjs';
import { openBed } from './bed.mjs';
import { countsFor, fill } from './fill.mjs';
import {
  timeApart,
  timeCalls,
  timeCommands,
  timeOutbox,
  timePurge,
  timeReseal,
} from './trials.mjs';

// Run by lab/growth.mjs with the product's Node.

/** Drafts; what belongs to them is in `countsFor`. @type {Readonly<Record<string, readonly number[]>>} */
const SIZES = { small: [1_000, 10_000], medium: [1_000, 10_000, 100_000] };
const FULL = [1_000, 10_000, 100_000, 1_000_000];

/** How many deliveries wait, at most. */
const MOST_WAITING = 100_000;

await runCommand(async () => {
  const { values } = parseArgs({
    options: { size: { type: 'string', default: 'small' }, json: { type: 'string' } },
  });
  const sizes = values.size === 'full' ? FULL : SIZES[values.size];
  if (sizes === undefined) throw new Refusal('--size is small, medium or full.');
  /** @type {Record<number, unknown>} */
  const results = {};
  const bed = await openBed();
  try {
    let from = countsFor(0);
    for (const size of sizes) {
      const to = countsFor(size);
      const [end] = await bed.ask(
        'select position::int, hash from audit_entries order by position desc limit 1',
      );
      Object.assign(bed.last, end ?? {});
      await fill(bed, from, to);
      await bed.ask('analyze');
      from = to;
      const result = {
        calls: await timeCalls(bed, size),
        commands: await timeCommands(bed, size),
        outbox: await timeOutbox(bed, Math.min(size / 10, MOST_WAITING)),
        purge: await timePurge(bed, size),
        bytes: await sizesOf(bed),
      };
      results[size] = result;
      process.stdout.write(`${size} drafts\n${JSON.stringify(result, undefined, 2)}\n`);
      if (values.json !== undefined)
        writeFileSync(values.json, JSON.stringify(results, undefined, 2));
    }
    const last = sizes.at(-1) ?? 0;
    const apart = await timeApart(bed, Math.min(last / 10, MOST_WAITING));
    const reseal = await timeReseal(bed);
    process.stdout.write(`${JSON.stringify({ apart, reseal }, undefined, 2)}\n`);
    if (values.json !== undefined)
      writeFileSync(values.json, JSON.stringify({ ...results, apart, reseal }, undefined, 2));
  } finally {
    await bed.close();
  }
  return 0;
});

/** The bytes of each table on the disk, with its indexes. @param {import('./bed.mjs').Bed} bed */
async function sizesOf(bed) {
  const rows = await bed.ask(`
    select relname, pg_total_relation_size(oid)::float8 as bytes from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by 2 desc limit 8`);
  return Object.fromEntries(rows.map(({ relname, bytes }) => [relname, bytes]));
}
