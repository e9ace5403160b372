import { type CalendarDate, formatIsoDate } from '#domain/calendar/date.ts';
import { findStaleHighestTaegs } from '#domain/law/age-of-tables.ts';
import type { ConfigurationFault } from './fault.ts';
import { readLanguages } from './languages.ts';
import { readMortgages } from './mortgage-file.ts';
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
  const since = findStaleHighestTaegs(today);
  const notices =
    since === undefined
      ? []
      : [
          `The newest highest TAEGs date from ${formatIsoDate(since)}, over seven months ago: they are ` +
            'reviewed every 1 June and 1 December. Look them up at the FPS Economy and add a row to ' +
            'src/domain/law/highest-taeg.ts.',
        ];
  return { ok: faults.length === 0, faults, notices };
}
