import type { CalendarDate } from '#domain/calendar/date.ts';
import type { ConfigurationFault } from './fault.ts';
import { readLanguages } from './languages.ts';
import { readMortgages } from './mortgage-file.ts';
import { findTableNotices } from './table-notices.ts';
import { readTariffs } from './tariff-file.ts';

/** The result of `tariffs check`: faults prevent a start, notices are only for a person's attention. */
export interface TariffReport {
  readonly ok: boolean;
  readonly faults: readonly ConfigurationFault[];
  readonly notices: readonly string[];
}

/** Checks the tariffs and mortgages of a configuration folder, and the age of the law's tables. */
export function checkTariffs(configDir: string, today: CalendarDate): TariffReport {
  const languages = readLanguages(configDir);
  const faults = [readTariffs(configDir, languages), readMortgages(configDir, languages)].flatMap(
    (read) => (read.ok ? [] : read.faults),
  );
  return { ok: faults.length === 0, faults, notices: findTableNotices(today) };
}
