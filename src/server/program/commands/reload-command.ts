import type { FastifyBaseLogger } from 'fastify';
import type { Refusal } from '../boot/refusal.ts';
import type { Environment } from '../settings/read-settings.ts';
import { ROLES, VARIABLES } from '../settings/variables.ts';
import { type CommandResult, printLines } from './command.ts';
import { type CommandLine, givenOptions } from './command-line.ts';
import { callRunningServer, EMBEDDED } from './relay.ts';

/** `loanfront reload`. */
export const isReload = (line: CommandLine) =>
  line.words.join(' ') === 'reload' && givenOptions(line).length === 0;

/** Runs the command in the server: what it refuses is also in its log. */
export async function runReload(
  reload: () => Promise<{ ok: true } | Refusal>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
): Promise<CommandResult> {
  const began = performance.now();
  try {
    const result = await reload();
    if (result.ok) {
      log.info({ milliseconds: Math.round(performance.now() - began) }, 'published');
      return printLines(['The server uses the files and pages as they are now.']);
    }
    for (const line of result.lines) log.warn(`Not published: ${line}`);
    return printLines(['The server goes on as before:', ...result.lines.map((l) => `  ${l}`)], 1);
  } catch (err) {
    log.error({ err }, 'Not published');
    return printLines(['The server goes on as before, because of a failure in its log.'], 1);
  }
}

/**
 * Runs the command from outside: in each server of the data folder. It reads no other setting, because systemd
 * lets no `ExecReload` read the secrets of its unit.
 */
export async function callReload(
  environment: Environment,
  line: CommandLine,
): Promise<CommandResult> {
  const dataDir = VARIABLES.shape.DATA_DIR.parse(environment.DATA_DIR || undefined);
  const results: CommandResult[] = [];
  for (const called of [EMBEDDED, ...ROLES] as const) {
    const result = await callRunningServer(dataDir, line, called);
    if (result !== undefined) results.push(result);
  }
  if (results.length === 0)
    return printLines([`No server runs with ${dataDir}: the next start uses the files and pages.`]);
  return {
    code: Math.max(...results.map(({ code }) => code)),
    output: results.map(({ output }) => output).join(''),
  };
}
