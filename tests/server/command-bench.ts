import { randomUUID } from 'node:crypto';
import type { CommandResult } from '#server/commands/command.ts';
import { readCommandLine } from '#server/commands/command-line.ts';
import { runDataCommand } from '#server/commands/data-commands.ts';
import type { Storage } from '#server/storage/storage.ts';
import { openDatabaseInMemory } from './database-in-memory.ts';
import { type DeliveryBed, openDeliveryBed, withAnotherKey } from './delivery-bed.ts';

/** The operator's commands on a delivery bed. */
export interface CommandBench {
  bed: DeliveryBed;
  /** The same database, by someone whose key the bed's ring does not hold. */
  lost: Storage;
  run(...typed: string[]): Promise<CommandResult>;
  /** The same by another storage over the bed's database. */
  runOn(storage: Storage, typed: readonly string[]): Promise<CommandResult>;
  /** What `--json` answers. */
  // biome-ignore lint/suspicious/noExplicitAny: whatever a command tells programs
  json(...typed: string[]): Promise<any>;
  /** What the audit log holds: what was done, and to what. */
  actions(): Promise<readonly [string, string][]>;
}

export async function openCommandBench(): Promise<CommandBench> {
  const database = await openDatabaseInMemory();
  const bed = await openDeliveryBed(database);
  const bench: CommandBench = {
    bed,
    lost: withAnotherKey(database),
    run: (...typed) => bench.runOn(bed.storage, typed),
    runOn: async (storage, typed) => {
      const line = readCommandLine(typed);
      if (line === undefined) throw new Error('Not a command line');
      const { keyRing, now } = bed;
      return await runDataCommand(line, { storage, keyRing, now, newId: () => randomUUID() });
    },
    json: async (...typed) => JSON.parse((await bench.run(...typed, '--json')).output),
    actions: async () =>
      (await bench.json('audit', 'list')).map(({ action, subject }: Record<string, string>) => [
        action,
        subject,
      ]),
  };
  return bench;
}
