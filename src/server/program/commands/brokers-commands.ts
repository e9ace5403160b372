import { type BrokerReport, checkBrokers } from '#configuration/check-brokers.ts';
import { describeFault } from '#configuration/fault.ts';
import { importBrokers } from '#configuration/import-brokers.ts';
import type { Environment } from '../settings/read-settings.ts';
import { type CommandResult, printJson, printLines } from './command.ts';
import { writeCsv } from './csv.ts';
import { resolveTyped } from './typed-path.ts';

export function runBrokersCheck(environment: Environment, json: boolean): CommandResult {
  const report = checkBrokers(environment.CONFIG_DIR || 'config');
  const code = report.ok ? 0 : 1;
  if (json) return printJson(report, code);
  const verdict = report.ok ? count(report) : 'The brokers are not in order:';
  return printLines([verdict, ...report.faults.map(describeFault), ...report.notices], code);
}

/** `file`: as typed. */
export function runBrokersImport(
  environment: Environment,
  file: string,
  json: boolean,
): CommandResult {
  const configDir = environment.CONFIG_DIR || 'config';
  const path = resolveTyped(file, environment);
  const read = importBrokers(configDir, path, (columns, rows) => writeCsv(columns, rows, 'plain'));
  if (!read.ok) {
    if (json) return printJson({ ok: false, faults: read.faults }, 1);
    return printLines(['Nothing was changed:', ...read.faults.map(describeFault)], 1);
  }
  const { total, ...changes } = read.value;
  if (json) return printJson({ ok: true, total, ...changes });
  const lines = Object.entries(changes).map(([kind, ids]) => `${kind}: ${list(ids)}`);
  return printLines([
    `${total} brokers.`,
    ...lines,
    'The site has them once its pages are built again.',
  ]);
}

function count({ total, types }: BrokerReport): string {
  if (total === 0) return 'The configuration has no brokers.';
  return `The brokers are in order: ${total}, of which ${types.ch} ch, ${types.pat} pat.`;
}

/** The maximum number of brokers that are listed. */
const MAX_NAMED = 20;

function list(ids: readonly string[]): string {
  if (ids.length === 0) return '0';
  const more = ids.length > MAX_NAMED ? ` and ${ids.length - MAX_NAMED} more` : '';
  return `${ids.length} (${ids.slice(0, MAX_NAMED).join(', ')}${more})`;
}
