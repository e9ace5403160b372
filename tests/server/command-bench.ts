import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { CommandResult } from '#server/commands/command.ts';
import { readCommandLine } from '#server/commands/command-line.ts';
import { runDataCommand } from '#server/commands/data-commands.ts';
import type { Storage } from '#server/storage/storage.ts';
import { nameBroker } from '../examples/named-broker.ts';
import { openDatabaseInMemory } from './database-in-memory.ts';
import { type DeliveryFixture, openDeliveryFixture, withAnotherKey } from './delivery-bed.ts';

/**
 * The operator's commands on a delivery bed, for the tests of the file that calls it: opened before
 * them, emptied before each, closed behind them.
 */
export function openCommandBench() {
  let bed: DeliveryFixture;
  let lost: Storage;
  beforeAll(async () => {
    const database = await openDatabaseInMemory();
    bed = await openDeliveryFixture(database);
    lost = withAnotherKey(database);
  });
  beforeEach(() => bed.reset());
  afterAll(() => bed.close());

  const runOn = async (storage: Storage, typed: readonly string[]): Promise<CommandResult> => {
    const line = readCommandLine(typed);
    if (line === undefined) throw new Error('Not a command line');
    const { keyRing, now } = bed;
    return await runDataCommand(line, {
      ...{ storage, keyRing, now, nameBroker },
      newId: () => randomUUID(),
    });
  };
  const run = (...typed: string[]) => runOn(bed.storage, typed);
  /** What `--json` answers. */
  const json = async (...typed: string[]) => JSON.parse((await run(...typed, '--json')).output);
  /** What the audit log holds: what was done, and to what. */
  const actions = async () =>
    (await json('audit', 'list')).map(({ action, subject }: Record<string, string>) => [
      action,
      subject,
    ]);
  return {
    bed: () => bed,
    /** The same database, by someone whose key the bed's ring does not hold. */
    lost: () => lost,
    run,
    /** The same by another storage over the bed's database. */
    runOn,
    json,
    actions,
  };
}
