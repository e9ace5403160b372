import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { createErasureRegister } from '#server/data-protection/erasure/erasure-register.ts';
import { type CommandResult, gatherOutput } from '#server/program/commands/command.ts';
import { readCommandLine } from '#server/program/commands/command-line.ts';
import { runDataCommand } from '#server/program/commands/data-commands.ts';
import type { Environment } from '#server/program/settings/read-settings.ts';
import type { Storage } from '#server/stores/storage.ts';
import { fluvia } from '../examples/fluvia.ts';
import { nameBroker } from '../examples/named-broker.ts';
import { PERIODS } from '../examples/usual-retention.ts';
import { openDatabaseInMemory } from './database-in-memory.ts';
import { type DeliveryFixture, openDeliveryFixture, withAnotherKey } from './delivery-fixture.ts';

/** Who runs them. */
const OPERATOR = 'anna';

/** How long a command waits for what the jobs do, in milliseconds: longer than they take on a busy machine. */
export const COMMAND_PATIENCE = 120_000;

/**
 * The operator's commands on a delivery fixture, for the tests of the calling file: opened before them,
 * emptied before each, closed after them.
 */
export function openCommandBench() {
  let fixture: DeliveryFixture;
  let lost: Storage;
  let authorities: readonly Uint8Array[] = [];
  beforeAll(async () => {
    const database = await openDatabaseInMemory();
    fixture = await openDeliveryFixture(database);
    lost = withAnotherKey(database);
  });
  let erasures: string;
  beforeEach(async () => {
    erasures = await mkdtemp(join(tmpdir(), 'erasures-'));
    await fixture.reset();
  });
  afterEach(() => rm(erasures, { recursive: true }));
  afterAll(() => fixture.close());

  const runOn = async (
    storage: Storage,
    typed: readonly string[],
    environment: Environment = { SUDO_USER: OPERATOR },
  ): Promise<CommandResult> => {
    const line = readCommandLine(typed, environment);
    if (line === undefined) throw new Error('Not a command line');
    const { keyRing, now } = fixture;
    const register = createErasureRegister(erasures);
    const result = await runDataCommand(line, {
      storage,
      keyRing,
      register,
      periods: PERIODS,
      patience: COMMAND_PATIENCE,
      authorities,
      now,
      nameBroker,
      readLender: () => fluvia,
      report: () => {},
      newId: () => randomUUID(),
    });
    return await gatherOutput(result);
  };
  const run = (...typed: string[]) => runOn(fixture.storage, typed);
  /** The output of a command with `--json`. */
  const json = async (...typed: string[]) => JSON.parse((await run(...typed, '--json')).output);
  /** The entries of the audit log: what was done, and to what; all by the operator. */
  const actions = async () => {
    const entries: Record<string, string>[] = await json('audit', 'list');
    for (const { actor } of entries) expect(actor).toBe(`operator:${OPERATOR}`);
    return entries.map(({ action, subject }) => [action, subject]);
  };
  return {
    fixture: () => fixture,
    /** The folder of the register of erasures. */
    erasures: () => erasures,
    /** The same database, used with a key that the fixture's ring does not contain. */
    lost: () => lost,
    run,
    /** Trusts these certificates, in DER, for timestamps. */
    trust: (certificates: readonly Uint8Array[]) => {
      authorities = certificates;
    },
    /** Runs a command with another storage on the fixture's database. */
    runOn,
    json,
    actions,
  };
}
