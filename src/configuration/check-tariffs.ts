import { type CalendarDate, compareDates, formatIsoDate } from '#domain/calendar/date.ts';
import { type Checked, type ConfigurationFault, describeFault } from './fault.ts';
import { readLanguages } from './languages.ts';
import { type Law, readLaw, shippedLaw } from './law-file.ts';
import { readMortgages } from './mortgage-file.ts';
import { findTableNotices } from './table-notices.ts';
import { readTariffs } from './tariff-file.ts';

/** The result of `tariffs check`: faults prevent a start, notices are only for a person's attention. */
export interface TariffReport {
  readonly ok: boolean;
  readonly faults: readonly ConfigurationFault[];
  readonly notices: readonly string[];
}

/**
 * Checks the tariffs and mortgages of a configuration folder against the law of the day, and the law's tables: their
 * form, their age, and what the tariffs lack for a row that is to come.
 */
export function checkTariffs(configDir: string, today: CalendarDate): TariffReport {
  const languages = readLanguages(configDir);
  const read = readLaw(configDir);
  const law = read.ok ? read.value : shippedLaw();
  const faultsOn = (day: CalendarDate) => faultsOf(readTariffs(configDir, languages, { law, day }));
  const ofTariffs = faultsOn(today);
  const now = ofTariffs.map(describeFault);
  const ahead = daysAhead(law, today).flatMap((day) =>
    faultsOn(day)
      .map(describeFault)
      .filter((fault) => !now.includes(fault))
      .map((fault) => `From ${formatIsoDate(day)} on: ${fault}`),
  );
  const faults = [
    ...faultsOf(read),
    ...ofTariffs,
    ...faultsOf(readMortgages(configDir, languages)),
  ];
  return { ok: faults.length === 0, faults, notices: [...findTableNotices(law, today), ...ahead] };
}

function faultsOf(read: Checked<unknown>): readonly ConfigurationFault[] {
  return read.ok ? [] : read.faults;
}

/** The days to come on which another row of the law begins. */
function daysAhead({ highestTaegs, longestDurations }: Law, today: CalendarDate) {
  return [...highestTaegs, ...longestDurations]
    .map(({ since }) => since)
    .filter((since) => compareDates(since, today) > 0)
    .toSorted(compareDates);
}
