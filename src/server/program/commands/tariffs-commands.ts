import { checkTariffs } from '#configuration/check-tariffs.ts';
import { describeFault } from '#configuration/fault.ts';
import { loadConfiguration, offeredIn } from '#configuration/load-configuration.ts';
import { checkMessageRates } from '#configuration/message-rates.ts';
import { calendarDateIn, OFFICE_TIME_ZONE } from '#domain/calendar/clock.ts';
import { formatIsoDate } from '#domain/calendar/date.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { toEuros } from '#domain/money/money.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';
import { changesAfter } from '#domain/tariff/tariff-periods.ts';
import type { Environment } from '../settings/read-settings.ts';
import { type CommandResult, printJson, printLines, refuseCommand } from './command.ts';
import type { CommandLine } from './command-line.ts';
import { readDays } from './format-instant.ts';

export function runTariffsCheck(environment: Environment, json: boolean, now: Date): CommandResult {
  const configDir = environment.CONFIG_DIR || 'config';
  const today = calendarDateIn(OFFICE_TIME_ZONE, now);
  const { faults, notices } = checkTariffs(configDir, today);
  const loaded = loadConfiguration(configDir, () => today);
  const ofMessages = loaded.ok
    ? checkMessageRates(
        environment.CONTENT_DIR || 'content',
        loaded.configuration.lender.languages,
        offeredIn(loaded),
        loaded.configuration,
      )
    : [];
  const report = {
    ok: faults.length + ofMessages.length === 0,
    faults: [...faults, ...ofMessages],
    notices,
  };
  const code = report.ok ? 0 : 1;
  if (json) return printJson(report, code);
  const verdict = report.ok ? 'The tariffs are in order.' : 'The tariffs are not in order:';
  return printLines([verdict, ...report.faults.map(describeFault), ...report.notices], code);
}

/** `tariffs show`: what is lent on a day, without `--on` today, and when that changes (F-7.8). */
export function runTariffsShow(
  { on, json }: Pick<CommandLine, 'on' | 'json'>,
  environment: Environment,
  now: Date,
): CommandResult {
  const read = readDays({ since: on }, now);
  if (typeof read === 'string') return refuseCommand('--on is not a day', json, 2);
  const day = read.since ?? calendarDateIn(OFFICE_TIME_ZONE, now);
  const loaded = loadConfiguration(environment.CONFIG_DIR || 'config', () => day);
  if (!loaded.ok) return printLines(loaded.faults.map(describeFault), 1);
  const { tariffs, tariffPeriods, lender } = loaded.configuration;
  const changes = changesAfter(tariffPeriods, day).map(formatIsoDate);
  if (json) return printJson({ day: formatIsoDate(day), tariffs, changes });
  const [language] = lender.languages;
  return printLines([
    `In force on ${formatIsoDate(day)}:`,
    ...Object.values(tariffs).flatMap((tariff) => ['', ...writeTariff(tariff, language)]),
    '',
    changes.length === 0 ? 'No change is to come.' : `They change on ${changes.join(', ')}.`,
  ]);
}

/** A line for each band: "  5000.00 to 5600.00 euros   24 months 7.19 %, 36 months 7.45 %". */
function writeTariff({ code, name, rates }: Tariff, language: Locale): readonly string[] {
  const bands = rates.map(({ min, max, offers }) => ({
    amounts: [min, max].map((amount) => toEuros(amount).toFixed(2)).join(' to '),
    offers: offers.map(({ duration, taeg }) => `${duration} months ${taeg.toFixed(2)} %`),
  }));
  const width = Math.max(...bands.map(({ amounts }) => amounts.length));
  return [
    `${code}  ${name[language]}`,
    ...bands.map(
      ({ amounts, offers }) => `  ${amounts.padStart(width)} euros  ${offers.join(', ')}`,
    ),
  ];
}
