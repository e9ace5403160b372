import {
  checkIntegrity,
  type IntegrityReport,
} from '../../data-protection/integrity/check-integrity.ts';
import { storesOn } from '../../storage/create-storage.ts';
import { openDatabase } from '../boot/open-database.ts';
import { loadSecrets } from '../settings/load-secrets.ts';
import type { Settings } from '../settings/read-settings.ts';
import { lineOf } from './command-line.ts';
import { describeFlaws, describeRead, progressOf } from './integrity-command.ts';
import { callRunningServer } from './relay.ts';

export interface CheckedIntegrity {
  faults: readonly string[];
  warnings: readonly string[];
  notes: readonly string[];
}

/** Whether everything in the database is whole. `report` shows how far it is, a line at a time. */
export async function checkWholeDatabase(
  settings: Settings,
  report: (line: string) => void,
): Promise<CheckedIntegrity> {
  const checked = (await callServer(settings)) ?? (await checkHere(settings, report));
  if ('refused' in checked) return { faults: checked.refused, warnings: [], notes: [] };
  return { ...describeFlaws(checked), notes: [describeRead(checked)] };
}

/** Only the server that holds the embedded database can read it. */
async function callServer({
  databaseUrl,
  dataDir,
}: Settings): Promise<IntegrityReport | { refused: readonly string[] } | undefined> {
  if (databaseUrl !== undefined) return undefined;
  const response = await callRunningServer(dataDir, lineOf('integrity', 'check'));
  if (response === undefined) return undefined;
  try {
    const report: IntegrityReport | { error: string } = JSON.parse(response.output);
    return 'error' in report ? { refused: [report.error] } : report;
  } catch {
    return { refused: [response.output.trim()] };
  }
}

async function checkHere(
  settings: Settings,
  report: (line: string) => void,
): Promise<IntegrityReport | { refused: readonly string[] }> {
  const opened = await openDatabase(settings, { migrates: false });
  if (!opened.ok) return { refused: opened.lines };
  const { database } = opened;
  try {
    const { keyRing } = await loadSecrets(settings);
    const storage = storesOn(database.executor, keyRing);
    const now = () => new Date();
    return await checkIntegrity({ storage, keyRing, now, report: progressOf(report) });
  } finally {
    await database.close();
  }
}
