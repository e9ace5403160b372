import { parseArgs } from 'node:util';
import { checkTariffs } from '#configuration/check-tariffs.ts';
import { describeFault } from '#configuration/fault.ts';
import { calendarDateIn } from '#domain/calendar/clock.ts';
import { openDatabase } from '../boot/open-database.ts';
import { refuseFaults } from '../boot/refusal.ts';
import { describeWebhook } from '../deliveries/webhook-schema.ts';
import { keepSecrets } from '../settings/keep-secrets.ts';
import { type Environment, readSettings } from '../settings/read-settings.ts';
import { storesOn } from '../storage/stores.ts';
import { type CommandResult, say, sayJson, USAGE } from './command.ts';
import { runDoctor } from './doctor.ts';
import { askRunningServer } from './relay.ts';
import { runRequestsCommand } from './requests-commands.ts';

/** Carries out one command of the operator. `now`: for what depends on the day. */
export async function runCommand(
  typed: readonly string[],
  environment: Environment,
  now: Date,
): Promise<CommandResult> {
  const read = readArguments(typed);
  if (read === undefined) return { code: 2, output: `${USAGE}\n` };
  const { words, json } = read;
  const [subject, ...args] = words;
  if (subject === 'requests') return await runWithData(args, json, environment);
  if (subject === 'doctor' && args.length === 0) return await runDoctor(environment, json);
  if (words.join(' ') === 'tariffs check') return runTariffsCheck(environment, json, now);
  if (words.join(' ') === 'webhook schema') return { code: 0, output: describeWebhook() };
  return { code: subject === undefined || subject === 'help' ? 0 : 2, output: `${USAGE}\n` };
}

function readArguments(typed: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...typed],
      options: { json: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    return { words: positionals, json: values.json };
  } catch {
    return undefined;
  }
}

/** By the server that holds the data, or by opening it here. */
async function runWithData(
  args: readonly string[],
  json: boolean,
  environment: Environment,
): Promise<CommandResult> {
  const read = readSettings(environment);
  if (!read.ok) return say(refuseFaults(read.faults, []).lines, 1);
  const { settings } = read;
  if (settings.databaseUrl === undefined) {
    const answered = await askRunningServer(settings.dataDir, args, json);
    if (answered !== undefined) return answered;
  }
  const opened = await openDatabase(settings);
  if (!opened.ok) return say(opened.lines, 1);
  try {
    const { keyRing } = await keepSecrets(settings);
    const { requests } = storesOn(opened.database.executor, keyRing);
    return await runRequestsCommand(args, json, requests);
  } finally {
    await opened.database.close();
  }
}

function runTariffsCheck(environment: Environment, json: boolean, now: Date): CommandResult {
  const configDir = environment.CONFIG_DIR || 'config';
  const report = checkTariffs(configDir, calendarDateIn('Europe/Brussels', now));
  const code = report.ok ? 0 : 1;
  if (json) return sayJson(report, code);
  const verdict = report.ok ? 'The tariffs are in order.' : 'The tariffs are not in order:';
  return say([verdict, ...report.faults.map(describeFault), ...report.notices], code);
}
