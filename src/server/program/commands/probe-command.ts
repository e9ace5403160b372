import { randomUUID } from 'node:crypto';
import { loadConfiguration } from '#configuration/load-configuration.ts';
import { calendarDateIn, OFFICE_TIME_ZONE } from '#domain/calendar/clock.ts';
import { isContractLocale } from '#domain/locale/locale.ts';
import { writeProbeMark } from '../../applications/probe/probe-mark.ts';
import { createKeyedHashes } from '../../security/encryption/keyed-hashes.ts';
import { refuseFaults } from '../boot/refusal.ts';
import { loadSecrets } from '../settings/load-secrets.ts';
import { type Environment, readSettings } from '../settings/read-settings.ts';
import { type CommandResult, printJson, printLines, refuseCommand } from './command.ts';
import type { CommandLine } from './command-line.ts';
import { NAME_YOURSELF } from './operator.ts';
import { composeProbe } from './probe-answers.ts';
import { type ProbedStep, walkProbe } from './probe-walk.ts';

/** `loanfront probe [--at <address>]`: whether an application would come through (A-16.70). */
export async function runProbe(
  { as: operator, at, json }: CommandLine,
  environment: Environment,
  now: Date,
): Promise<CommandResult> {
  if (operator === undefined) return refuseCommand(NAME_YOURSELF, json, 2);
  const read = readSettings(environment);
  if (!read.ok) return printLines(refuseFaults(read.faults, []).lines, 1);
  const { settings } = read;
  const site = (at ?? settings.publicUrl).replace(/\/$/, '');
  if (!/^https?:\/\/[^/]+$/.test(site))
    return refuseCommand('--at must be the address of a server: http://localhost:3000', json, 2);
  const loaded = loadConfiguration(settings.configDir);
  if (!loaded.ok) return refuseCommand('The configuration is faulty: loanfront doctor', json);
  const lang = loaded.configuration.lender.languages.find(isContractLocale);
  const today = calendarDateIn(OFFICE_TIME_ZONE, now);
  const application = lang && composeProbe(loaded.configuration, lang, today);
  if (application === undefined)
    return refuseCommand(
      'The lender’s tariffs, lists and places accept none of the invented applications.',
      json,
    );
  const { tokenSecrets } = await loadSecrets(settings);
  const mark = { operator, at: now, nonce: randomUUID() };
  const proof = writeProbeMark(createKeyedHashes(tokenSecrets), mark);
  const steps = await walkProbe(site, proof, application, randomUUID());
  const ok = steps.every((step) => step.ok);
  const code = ok ? 0 : 1;
  if (json) return printJson({ ok, site, product: application.product, steps }, code);
  const seconds = steps.reduce((sum, step) => sum + step.seconds, 0).toFixed(3);
  const verdict = ok
    ? `An application came through at ${site} in ${seconds} s, and nothing of it was kept.`
    : `No application comes through at ${site}:`;
  return printLines([verdict, ...steps.map(describeStep)], code);
}

const describeStep = ({ what, ok, seconds, why }: ProbedStep) =>
  `  ${seconds.toFixed(3)} s  ${ok ? 'works' : 'FAILED'}: ${what}${why ? `: ${why}` : ''}`;
