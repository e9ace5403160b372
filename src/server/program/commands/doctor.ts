import { checkLender } from '#configuration/check-lender.ts';
import { describeFault } from '#configuration/fault.ts';
import type { LoadedConfiguration } from '#configuration/load-configuration.ts';
import { findTableNotices } from '#configuration/table-notices.ts';
import { type Faces, SYSTEM_FACE } from '#domain/brand/faces.ts';
import type { CalendarDate } from '#domain/calendar/date.ts';
import { findStaleSettings } from '../../http/pages/built-with.ts';
import { PdfFailure } from '../../letters/pdf/pdf-documents.ts';
import { createTypstRenderer, type TypstRenderer } from '../../letters/pdf/typst-renderer.ts';
import { countDeliveries } from '../../storage/sql-deliveries.ts';
import { createSqlRetention } from '../../storage/sql-retention.ts';
import type { DeliveryCount } from '../../stores/delivery-store.ts';
import type { Stop } from '../../stores/retention-store.ts';
import { openDatabase } from '../boot/open-database.ts';
import { describeSettingFault } from '../boot/refusal.ts';
import { adviseOnLender, adviseOnSecrets, adviseOnSettings } from '../settings/advise.ts';
import { findMapFileFaults } from '../settings/find-map-file-faults.ts';
import { lenderFolders } from '../settings/lender-folders.ts';
import { type Environment, readSettings, type Settings } from '../settings/read-settings.ts';
import { readSignInSecrets } from '../settings/read-sign-in-secrets.ts';
import type { SecretOrigin } from '../settings/secrets.ts';
import type { SettingFault } from '../settings/setting-fault.ts';
import { type CommandResult, printJson, printLines } from './command.ts';
import { lineOf } from './command-line.ts';
import { checkWholeDatabase } from './doctor-integrity.ts';
import { type CheckedKeys, checkKeysAgainst, requestKeys } from './doctor-keys.ts';
import { callRunningServer } from './relay.ts';
import { describeStop, readStops } from './retention-commands.ts';

interface Finding {
  what:
    | 'settings'
    | 'configuration'
    | 'texts'
    | 'law'
    | 'pages'
    | 'documents'
    | 'database'
    | 'keys'
    | 'delivery'
    | 'retention'
    | 'integrity';
  ok: boolean;
  faults: readonly string[];
  /** Findings that prevent nothing, but should be known. */
  warnings: readonly string[];
  /** What was looked at. */
  notes?: readonly string[];
}

/**
 * Checks what a start would check, without starting. With `reportProgress` also everything in the database, which takes
 * long where there is much: it shows how far that is. `migrates`: adds missing migrations first, as a start does.
 */
export async function runDoctor(
  environment: Environment,
  json: boolean,
  today: CalendarDate,
  pdfRenderer?: Pick<TypstRenderer, 'check'>,
  reportProgress?: (line: string) => void,
  migrates = false,
): Promise<CommandResult> {
  const read = readSettings(environment);
  const { loaded, textFaults, marks } = checkLender(lenderFolders(environment), () => today);
  const signIns = readSignInSecrets(environment, loaded);
  const settingFaults = [
    ...(read.ok ? [] : read.faults),
    ...signIns.faults,
    ...findMapFileFaults(environment),
  ];
  const findings: Finding[] = [
    checkSettings(settingFaults, read, signIns.origins),
    report(
      'configuration',
      loaded.ok ? [] : loaded.faults.map(describeFault),
      loaded.ok && read.ok
        ? adviseOnLender(read.settings.production, loaded.configuration.lender)
        : [],
    ),
    report(
      'texts',
      textFaults.map(describeFault),
      marks.length === 0 ? [] : [`${marks.length} texts are still marked: loanfront lender check`],
    ),
    report('law', [], loaded.ok ? findTableNotices(loaded.configuration.law, today) : []),
  ];
  findings.push(
    report(
      'documents',
      [],
      await warnOfDocuments(pdfRenderer ?? createTypstRenderer(facesIn(loaded))),
    ),
  );
  if (read.ok) {
    findings.push(await checkPages(read.settings));
    const { faults, counts, keys, stops } = await checkDatabase(read.settings, migrates);
    findings.push(report('database', faults));
    if (keys !== undefined) findings.push(report('keys', keys.faults, keys.warnings));
    if (faults.length === 0) findings.push(report('retention', [], warnOfStops(stops)));
    findings.push(report('delivery', [], warnOfDelivery(read.settings, counts)));
    if (reportProgress !== undefined && faults.length === 0) {
      const whole = await checkWholeDatabase(read.settings, reportProgress);
      findings.push({ ...report('integrity', whole.faults, whole.warnings), notes: whole.notes });
    }
  }
  const ok = findings.every((finding) => finding.ok);
  if (json) return printJson({ ok, findings }, ok ? 0 : 1);
  return printLines(findings.flatMap(describe), ok ? 0 : 1);
}

function checkSettings(
  faults: readonly SettingFault[],
  read: ReturnType<typeof readSettings>,
  ofSignIns: readonly SecretOrigin[],
): Finding {
  const lines = faults.map(describeSettingFault);
  if (!read.ok) return report('settings', lines);
  const origins = [...read.settings.secretOrigins, ...ofSignIns];
  const advice = [...adviseOnSettings(read.settings), ...adviseOnSecrets(origins)];
  return { ...report('settings', lines, advice), notes: describeSecrets(read.settings, origins) };
}

/** From where each secret comes. */
function describeSecrets(
  { encryptionKeys, tokenSecrets, dataDir }: Settings,
  origins: readonly SecretOrigin[],
): readonly string[] {
  const generated = [
    ...(encryptionKeys === undefined ? ['ENCRYPTION_KEYS'] : []),
    ...(tokenSecrets === undefined ? ['TOKEN_SECRET'] : []),
  ];
  return [
    ...origins.map(({ variable, from }) => `${variable}: ${ORIGINS[from]}`),
    ...generated.map((variable) => `${variable}: generated, in ${dataDir}`),
  ];
}

const ORIGINS = {
  environment: 'from the environment',
  file: 'from a file',
  command: 'printed by a command',
} as const satisfies Record<SecretOrigin['from'], string>;

function report(
  what: Finding['what'],
  faults: readonly string[],
  warnings: readonly string[] = [],
): Finding {
  return { what, ok: faults.length === 0, faults, warnings };
}

/** The lender's typefaces; the system's where its files are at fault. */
function facesIn(loaded: LoadedConfiguration): Faces {
  return loaded.ok ? loaded.configuration.brand.faces : { title: SYSTEM_FACE, text: SYSTEM_FACE };
}

/** Without documents all else works: the pages say that there are none, and mails leave without them. */
async function warnOfDocuments(
  pdfRenderer: Pick<TypstRenderer, 'check'>,
): Promise<readonly string[]> {
  try {
    await pdfRenderer.check();
    return [];
  } catch (error) {
    const reason = error instanceof PdfFailure ? error.message : String(error);
    return [`PDF documents cannot be rendered: ${reason}.`];
  }
}

/** Pages that contradict the settings are not accepted in production. */
async function checkPages(settings: Settings): Promise<Finding> {
  const stale = await findStaleSettings(settings.siteDir, settings);
  return settings.production ? report('pages', stale) : report('pages', [], stale);
}

interface CheckedDatabase {
  faults: readonly string[];
  counts: readonly DeliveryCount[];
  /** The purges that stopped. */
  stops: readonly Stop[];
  /** Absent: the database could not be opened. */
  keys?: CheckedKeys;
}

/** A running server that answers has its database open, which is proof enough. */
async function checkDatabase(settings: Settings, migrates: boolean): Promise<CheckedDatabase> {
  if (settings.databaseUrl === undefined) {
    const line = lineOf('deliveries', 'count');
    const running = await callRunningServer(settings.dataDir, line);
    if (running?.code === 0) {
      const keys = await requestKeys(settings);
      const stops = await requestStops(settings);
      return { faults: [], counts: JSON.parse(running.output), keys, stops };
    }
    if (running !== undefined) return { faults: [running.output.trim()], counts: [], stops: [] };
  }
  const opened = await openDatabase(settings, { migrates });
  if (!opened.ok) return { faults: opened.lines, counts: [], stops: [] };
  const { database } = opened;
  try {
    const keys = await checkKeysAgainst(database, settings);
    const counts = await countDeliveries(database.executor);
    const stops = await createSqlRetention(database.executor).stops();
    return { faults: [], counts, keys, stops };
  } finally {
    await database.close();
  }
}

/** The purges that stopped, as a running server reports them. */
async function requestStops({ dataDir }: Settings): Promise<readonly Stop[]> {
  const response = await callRunningServer(dataDir, lineOf('retention', 'show'));
  return response?.code === 0 ? readStops(response.output) : [];
}

/** What a purge left waits for somebody, and is no fault. */
const warnOfStops = (stops: readonly Stop[]) =>
  stops.map((stop) =>
    describeStop(stop)
      .map((line) => line.trim())
      .join(' '),
  );

/** A missing channel is not a fault: what came in waits for a channel. */
function warnOfDelivery(
  { webhook, officeEmail }: Settings,
  counts: readonly DeliveryCount[],
): readonly string[] {
  const warnings: string[] = [];
  if (webhook === undefined && officeEmail === undefined)
    warnings.push('requests and messages are not delivered: set WEBHOOK_URL or OFFICE_EMAIL.');
  for (const { kind, failed } of counts)
    if (failed > 0)
      warnings.push(
        `${failed} deliveries of kind ${kind} failed: loanfront requests redeliver --failed`,
      );
  return warnings;
}

function describe({ what, ok, faults, warnings, notes = [] }: Finding): string[] {
  return [
    `${what}: ${ok ? 'in order' : 'not in order'}`,
    ...faults.map((fault) => `  ${fault}`),
    ...warnings.map((warning) => `  warning: ${warning}`),
    ...notes.map((note) => `  ${note}`),
  ];
}
