import { checkMapFile } from '../../lookups/map-file/check-map-file.ts';
import type { Environment } from './read-settings.ts';
import type { SettingFault } from './setting-fault.ts';

/** The fault of the file of `MAP_PMTILES`; none if the setting is absent. */
export function findMapFileFaults({ MAP_PMTILES: path }: Environment): readonly SettingFault[] {
  if (path === undefined || path.trim() === '') return [];
  const checked = checkMapFile(path);
  return checked.ok ? [] : [{ variable: 'MAP_PMTILES', reason: checked.reason }];
}
