import { checkLender } from '#configuration/check-lender.ts';
import { findDemonstrationNames } from '#configuration/demonstration-names.ts';
import { type ConfigurationFault, describeFault } from '#configuration/fault.ts';
import { findTableNotices } from '#configuration/table-notices.ts';
import type { CalendarDate } from '#domain/calendar/date.ts';
import { describeSettingFault } from '../boot/refusal.ts';
import { findMapFileFaults } from '../settings/find-map-file-faults.ts';
import { lenderFolders } from '../settings/lender-folders.ts';
import { type Environment, readSettings } from '../settings/read-settings.ts';
import { readSignInSecrets } from '../settings/read-sign-in-secrets.ts';
import { type CommandResult, printJson, printLines } from './command.ts';

/**
 * `lender check`: everything that a start and a build would refuse in settings, configuration and texts, what is still
 * marked, and where another lender's name stands (F-8.1, F-8.3, F-8.4). Marks and names are no faults outside production.
 */
export function runLenderCheck(
  environment: Environment,
  json: boolean,
  today: CalendarDate,
): CommandResult {
  const folders = lenderFolders(environment);
  const { loaded, faults, marks } = checkLender(folders, () => today);
  const read = readSettings(environment);
  const settings = [
    ...(read.ok ? [] : read.faults),
    ...readSignInSecrets(environment, loaded).faults,
    ...findMapFileFaults(environment),
  ].map(describeSettingFault);
  const names = loaded.ok
    ? findDemonstrationNames(Object.values(folders), loaded.configuration.lender.name)
    : [];
  const notices = loaded.ok ? findTableNotices(loaded.configuration.law, today) : [];
  const isMarkedInProduction = marks.length > 0 && environment.NODE_ENV === 'production';
  const ok = settings.length + faults.length === 0 && !isMarkedInProduction;
  const code = ok ? 0 : 1;
  if (json) return printJson({ ok, settings, faults, marks, names, notices }, code);
  return printLines(
    [
      ok ? 'The lender’s files are in order.' : 'The lender’s files are not in order:',
      ...settings,
      ...faults.map(describeFault),
      ...titled(
        `${marks.length} texts are still marked; production does not start with them:`,
        marks,
      ),
      ...titled('The demonstration’s lender is still named:', names),
      ...notices,
    ],
    code,
  );
}

function titled(title: string, places: readonly ConfigurationFault[]): string[] {
  return places.length === 0 ? [] : [title, ...places.map((place) => `  ${describeFault(place)}`)];
}
