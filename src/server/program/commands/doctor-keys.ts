import { findWrongKeys, type KeyReport, reportKeys } from '../../security/encryption/check-keys.ts';
import type { Database } from '../../storage/database.ts';
import { createSqlKeys } from '../../storage/sql-keys.ts';
import { describeMissingKey, describeWrongKey } from '../boot/prepare-keys.ts';
import { loadSecrets } from '../settings/load-secrets.ts';
import type { Settings } from '../settings/read-settings.ts';
import { lineOf } from './command-line.ts';
import { callRunningServer } from './relay.ts';

export interface CheckedKeys {
  faults: readonly string[];
  warnings: readonly string[];
}

/** The keys of a server that runs: it did not start with wrong keys. */
export async function requestKeys(settings: Settings): Promise<CheckedKeys> {
  const response = await callRunningServer(settings.dataDir, lineOf('keys', 'list'));
  if (response?.code !== 0) return { faults: [response?.output.trim() ?? ''], warnings: [] };
  return { faults: [], warnings: warnOfMissing(JSON.parse(response.output), settings) };
}

/** Whether the keys are those that the database was encrypted with, and all that it needs. Changes nothing. */
export async function checkKeysAgainst(
  { executor }: Pick<Database, 'executor'>,
  settings: Settings,
): Promise<CheckedKeys> {
  const { keyRing } = await loadSecrets(settings);
  const keys = createSqlKeys(executor);
  return {
    faults: (await findWrongKeys(keys, keyRing)).map((id) => describeWrongKey(id, settings)),
    warnings: warnOfMissing(await reportKeys(keys, keyRing), settings),
  };
}

function warnOfMissing(
  reports: readonly Pick<KeyReport, 'id' | 'state'>[],
  settings: Settings,
): readonly string[] {
  return reports
    .filter(({ state }) => state === 'missing')
    .map(({ id }) => describeMissingKey(id, settings));
}
