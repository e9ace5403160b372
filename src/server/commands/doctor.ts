import { describeFault } from '#configuration/fault.ts';
import { loadConfiguration } from '#configuration/load-configuration.ts';
import { openDatabase } from '../boot/open-database.ts';
import { describeSettingFault } from '../boot/refusal.ts';
import { type Environment, readSettings, type Settings } from '../settings/read-settings.ts';
import { readSignInSecrets } from '../settings/read-sign-in-secrets.ts';
import { type CommandResult, say, sayJson } from './command.ts';
import { askRunningServer } from './relay.ts';

interface Finding {
  what: 'settings' | 'configuration' | 'database';
  ok: boolean;
  faults: readonly string[];
}

/** Checks what a start would check, without starting. */
export async function runDoctor(environment: Environment, json: boolean): Promise<CommandResult> {
  const read = readSettings(environment);
  const loaded = loadConfiguration(
    read.ok ? read.settings.configDir : environment.CONFIG_DIR || 'config',
  );
  const settingFaults = [
    ...(read.ok ? [] : read.faults),
    ...readSignInSecrets(environment, loaded).faults,
  ];
  const findings: Finding[] = [
    found('settings', settingFaults.map(describeSettingFault)),
    found('configuration', loaded.ok ? [] : loaded.faults.map(describeFault)),
  ];
  if (read.ok) findings.push(found('database', await checkDatabase(read.settings)));
  const ok = findings.every((finding) => finding.ok);
  if (json) return sayJson({ ok, findings }, ok ? 0 : 1);
  return say(findings.flatMap(describe), ok ? 0 : 1);
}

function found(what: Finding['what'], faults: readonly string[]): Finding {
  return { what, ok: faults.length === 0, faults };
}

/** A running server that answers has its database open: that is proof enough. */
async function checkDatabase(settings: Settings): Promise<readonly string[]> {
  if (settings.databaseUrl === undefined) {
    const running = await askRunningServer(settings.dataDir, ['list'], true);
    if (running !== undefined) return running.code === 0 ? [] : [running.output.trim()];
  }
  const opened = await openDatabase(settings);
  if (!opened.ok) return opened.lines;
  await opened.database.close();
  return [];
}

function describe({ what, ok, faults }: Finding): string[] {
  return [`${what}: ${ok ? 'in order' : 'not in order'}`, ...faults.map((fault) => `  ${fault}`)];
}
