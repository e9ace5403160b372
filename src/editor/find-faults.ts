import { checkContent } from '#configuration/content-folder.ts';
import type { ConfigurationFault } from '#configuration/fault.ts';
import { loadConfiguration, offeredIn } from '#configuration/load-configuration.ts';
import type { LenderFolders } from './editable-files.ts';

/** What a start would refuse in the lender's configuration and texts. */
export function findFaults({
  configDir,
  contentDir,
  languages,
}: LenderFolders): readonly ConfigurationFault[] {
  const loaded = loadConfiguration(configDir);
  return [
    ...(loaded.ok ? [] : loaded.faults),
    ...checkContent(contentDir, languages, offeredIn(loaded)),
  ];
}
