import type { CalendarDate } from '#domain/calendar/date.ts';
import type { ConfigurationFault } from './fault.ts';
import { readLanguages } from './languages.ts';
import { readMortgages } from './mortgage-file.ts';
import { findTableNotices } from './table-notices.ts';
import { readTariffs } from './tariff-file.ts';

/** What `tariffs check` says: faults stop a start, notices only want a person's eye. */
export interface TariffReport {
  readonly ok: boolean;
  readonly faults: readonly ConfigurationFault[];
  readonly notices: readonly string[];
}

/** Checks what a configuration folder says of tariffs and mortgages, and the law's tables for their age. */
export function checkTariffs(configDir: string, today: CalendarDate): TariffReport {
  const languages = readLanguages(configDir);
  const faults = [readTariffs(configDir, languages), readMortgages(configDir, languages)].flatMap(
    (read) => (read.ok ? [] : read.faults),
  );
  return { ok: faults.length === 0, faults, notices: findTableNotices(today) };
}
