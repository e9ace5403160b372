import { randomUUID } from 'node:crypto';
import { checkContent } from '#configuration/content-folder.ts';
import { describeFault } from '#configuration/fault.ts';
import { readLanguages } from '#configuration/languages.ts';
import {
  type Configuration,
  certainlyOfferedIn,
  factsIn,
  loadConfiguration,
  offeredIn,
} from '#configuration/load-configuration.ts';
import { readWords } from '#configuration/word-files.ts';
import { calendarDateIn, OFFICE_TIME_ZONE } from '#domain/calendar/clock.ts';
import { overrideWords } from '#words/override-words.ts';
import { createErasureRegister } from '../../data-protection/erasure/erasure-register.ts';
import { describeWebhook } from '../../deliveries/webhook-schema.ts';
import { nameBrokers } from '../../lookups/brokers/name-broker.ts';
import { createStorage } from '../../storage/create-storage.ts';
import { openDatabase } from '../boot/open-database.ts';
import { prepareKeys } from '../boot/prepare-keys.ts';
import { refuseFaults } from '../boot/refusal.ts';
import { loadSecrets } from '../settings/load-secrets.ts';
import { type Environment, readSettings } from '../settings/read-settings.ts';
import { readNamedProof } from './audit-verify-command.ts';
import { runBrandCheck } from './brand-commands.ts';
import { runBrokersCheck, runBrokersImport } from './brokers-commands.ts';
import { type CommandResult, printJson, printLines, USAGE } from './command.ts';
import { type CommandLine, givenOptions, readCommandLine } from './command-line.ts';
import { findDataCommand, runDataCommand } from './data-commands.ts';
import { runDoctor } from './doctor.ts';
import { hashNamedFile } from './given-commands.ts';
import { generateNewKey } from './keys-commands.ts';
import { runLenderCheck } from './lender-commands.ts';
import { runLenderDiff } from './lender-diff-command.ts';
import { type Prompt, runLenderNew } from './lender-new-command.ts';
import { callRunningServer } from './relay.ts';
import { callReload } from './reload-command.ts';
import { runTariffsCheck, runTariffsShow } from './tariffs-commands.ts';
import { runWordsList } from './words-command.ts';

/** Where a command is run, next to its line. */
export interface CommandContext {
  /** For what depends on the date. */
  now: Date;
  /** Shows how far a long command is, a line at a time. */
  report?: (line: string) => void;
  /** Asks the person who runs the command; undefined where nobody can answer. */
  prompt?: Prompt | undefined;
}

/** Runs a command of the operator. */
export async function runCommand(
  typed: readonly string[],
  environment: Environment,
  { now, report = () => {}, prompt }: CommandContext,
): Promise<CommandResult> {
  const [subject, verb, ...rest] = typed;
  // Its options are a lender's data, and no other command's.
  if (subject === 'lender' && verb === 'new') return await runLenderNew(rest, prompt);
  const line = readCommandLine(typed, environment);
  if (line === undefined) return { code: 2, output: `${USAGE}\n` };
  const { words, json } = line;
  if (findDataCommand(line) !== undefined)
    return await runWithData(
      await readNamedProof(await hashNamedFile(line, environment), environment),
      environment,
      report,
    );
  if (
    words.join(' ') === 'doctor' &&
    givenOptions(line).every((option) => ['deep', 'migrate'].includes(option))
  )
    return await runDoctor(
      environment,
      json,
      calendarDateIn(OFFICE_TIME_ZONE, now),
      undefined,
      line.deep ? report : undefined,
      line.migrate,
    );
  if (
    words.slice(0, 2).join(' ') === 'words list' &&
    givenOptions(line).every((option) => option === 'language')
  )
    return runWordsList(line, environment);
  if (words.join(' ') === 'tariffs show' && givenOptions(line).every((option) => option === 'on'))
    return runTariffsShow(line, environment, now);
  if (givenOptions(line).length > 0) return { code: 2, output: `${USAGE}\n` };
  const [first, second, file, ...others] = words;
  if (first === 'brokers' && second === 'import' && file !== undefined && others.length === 0)
    return runBrokersImport(environment, file, json);
  if (first === 'lender' && second === 'diff' && file !== undefined && others.length === 0)
    return runLenderDiff(environment, file, json);
  switch (words.join(' ')) {
    case 'lender check':
      return runLenderCheck(environment, json, calendarDateIn(OFFICE_TIME_ZONE, now));
    case 'brand check':
      return runBrandCheck(environment, json);
    case 'tariffs check':
      return runTariffsCheck(environment, json, now);
    case 'brokers check':
      return runBrokersCheck(environment, json);
    case 'content check':
      return runContentCheck(environment, json);
    case 'keys generate':
      return generateNewKey(now, json);
    case 'reload': {
      const read = readSettings(environment);
      if (!read.ok) return printLines(refuseFaults(read.faults, []).lines, 1);
      return await callReload(read.settings.dataDir, line);
    }
    case 'webhook schema':
      return { code: 0, output: describeWebhook() };
    default:
      return { code: ['', 'help'].includes(words.join(' ')) ? 0 : 2, output: `${USAGE}\n` };
  }
}

/** How long a command waits for what the servers do, in milliseconds: a job that recurs begins each minute. */
export const PATIENCE = 90_000;

/** Runs in the server that holds the data, or opens the database here. */
async function runWithData(
  line: CommandLine,
  environment: Environment,
  report: (line: string) => void,
): Promise<CommandResult> {
  const read = readSettings(environment);
  if (!read.ok) return printLines(refuseFaults(read.faults, []).lines, 1);
  const { settings } = read;
  const own = readWords(settings.configDir, readLanguages(settings.configDir));
  if (own.ok) overrideWords(own.value);
  if (settings.databaseUrl === undefined) {
    const answered = await callRunningServer(settings.dataDir, line);
    if (answered !== undefined) return answered;
  }
  const opened = await openDatabase(settings, { migrates: false });
  if (!opened.ok) return printLines(opened.lines, 1);
  const close = () => opened.database.close();
  let isRead = true;
  try {
    const { keyRing } = await loadSecrets(settings);
    const now = () => new Date();
    const prepared = await prepareKeys(opened.database, keyRing, settings, {
      now: now(),
      serves: false,
    });
    if (!prepared.ok) return printLines(prepared.lines, 1);
    // No queue runs here: the serving process's schedule picks up what a command enqueues.
    const storage = createStorage(opened.database, keyRing, {
      enqueueIn: () => Promise.reject(new Error('A command has no job queue')),
    });
    const readLender = readOnce(settings.configDir);
    const nameBroker = (id: string) => nameBrokers(readLender()?.brokers ?? [])(id);
    const newId = () => randomUUID();
    const register = createErasureRegister(settings.erasures.dir);
    const { periods } = settings;
    const { authorities } = settings.auditProofs;
    const services = {
      storage,
      keyRing,
      register,
      periods,
      patience: PATIENCE,
      authorities,
      now,
      newId,
      nameBroker,
      readLender,
      report,
    };
    const { more, ...result } = await runDataCommand(line, services);
    if (more === undefined) return result;
    isRead = false;
    return { ...result, more: closeAfter(more, close) };
  } finally {
    if (isRead) await close();
  }
}

/** The rest of an output, which needs the database until its end. */
async function* closeAfter(more: AsyncIterable<string>, close: () => Promise<void>) {
  try {
    yield* more;
  } finally {
    await close();
  }
}

/** The lender's configuration, read when first needed; undefined if it is faulty. */
function readOnce(configDir: string): () => Configuration | undefined {
  let read: { configuration: Configuration | undefined } | undefined;
  return () => {
    if (read === undefined) {
      const loaded = loadConfiguration(configDir);
      read = { configuration: loaded.ok ? loaded.configuration : undefined };
    }
    return read.configuration;
  };
}

function runContentCheck(environment: Environment, json: boolean): CommandResult {
  const configDir = environment.CONFIG_DIR || 'config';
  const loaded = loadConfiguration(configDir);
  const faults = checkContent(
    environment.CONTENT_DIR || 'content',
    readLanguages(configDir),
    offeredIn(loaded),
    factsIn(loaded),
    certainlyOfferedIn(loaded),
  );
  const ok = faults.length === 0;
  if (json) return printJson({ ok, faults }, ok ? 0 : 1);
  const verdict = ok ? 'The texts are in order.' : 'The texts are not in order:';
  return printLines([verdict, ...faults.map(describeFault)], ok ? 0 : 1);
}
