import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Bed, openBed } from './growth/bed.ts';
import { fill } from './growth/fill.ts';
import {
  timeApart,
  timeCalls,
  timeCommands,
  timeOutbox,
  timePurge,
  timeReseal,
} from './growth/trials.ts';
import { prepareProduct, Refusal, runCommand } from './project.ts';

// npm run growth [-- --size small|medium|full] [--json FILE]: fills a PostgreSQL of its own with invented data, tenfold
// each time, and measures at each size what visitors, lists, commands and deliveries take. Run by hand, on an idle
// machine. docs/growth.md has the figures.

/** How many drafts there are, one size after the other. */
const SIZES: Readonly<Record<string, readonly number[]>> = {
  small: [1_000, 10_000],
  medium: [1_000, 10_000, 100_000],
  full: [1_000, 10_000, 100_000, 1_000_000],
};

/** How many deliveries wait, at most. */
const MAX_WAITING = 100_000;

await runCommand(async () => {
  const { values } = parseArgs({
    options: { size: { type: 'string', default: 'small' }, json: { type: 'string' } },
  });
  const sizes = SIZES[values.size];
  if (sizes === undefined) throw new Refusal('--size is small, medium or full.');
  await prepareProduct('PostgreSQL');
  const results: Record<number, object> = {};
  const bed = await openBed();
  try {
    let from = 0;
    for (const size of sizes) {
      await bed.readLastEntry();
      await fill(bed, from, size);
      await bed.query('analyze');
      from = size;
      const result = {
        calls: await timeCalls(bed, size),
        commands: await timeCommands(bed, size),
        outbox: await timeOutbox(bed, Math.min(size / 10, MAX_WAITING)),
        purge: await timePurge(bed, size),
        bytes: await sizesOf(bed),
      };
      results[size] = result;
      console.dir({ drafts: size, ...result }, { depth: 4 });
    }
    const last = sizes.at(-1) ?? 0;
    const apart = await timeApart(bed, Math.min(last / 10, MAX_WAITING));
    const reseal = await timeReseal(bed);
    console.dir({ apart, reseal });
    if (values.json !== undefined)
      writeFileSync(values.json, JSON.stringify({ ...results, apart, reseal }, undefined, 2));
  } finally {
    await bed.close();
  }
  return 0;
});

/** The bytes of each table on the disk, with its indexes. */
async function sizesOf(bed: Bed) {
  const rows = await bed.query(`
    select relname, pg_total_relation_size(oid)::float8 as bytes from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by 2 desc limit 8`);
  return Object.fromEntries(rows.map(({ relname, bytes }) => [relname, bytes]));
}
