import { type Configuration, loadConfiguration } from '#configuration/load-configuration.ts';
import { officeDay } from '#domain/calendar/office-day.ts';
import { overrideWords } from '#words/override-words.ts';
import { findStaleSettings } from '../../http/pages/built-with.ts';
import { type LaterSites, loadLaterSites } from '../../http/pages/later-sites.ts';
import { loadSite, type Site } from '../../http/pages/load-site.ts';
import { findMapFileFaults } from '../settings/find-map-file-faults.ts';
import { type Environment, readSettings, type Settings } from '../settings/read-settings.ts';
import { readSignInSecrets } from '../settings/read-sign-in-secrets.ts';
import { choosePort } from './choose-port.ts';
import { type Refusal, refuse, refuseFaults } from './refusal.ts';

/** What a server starts with, read from its settings and files. */
export interface StartInputs {
  readonly ok: true;
  readonly settings: Settings;
  readonly configuration: Configuration;
  readonly signInSecrets: ReadonlyMap<string, string>;
  readonly site: Site;
  readonly laterSites: LaterSites;
  /** Where the pages contradict the settings, a sentence each. */
  readonly staleSettings: readonly string[];
}

/** Reads everything before anything is opened; all faults are reported together. */
export async function readStart(environment: Environment): Promise<StartInputs | Refusal> {
  const read = readSettings(environment);
  const preview = read.ok ? read.settings.previewOn : undefined;
  const today = preview ? () => preview : officeDay(() => new Date());
  const loaded = loadConfiguration(
    read.ok ? read.settings.configDir : environment.CONFIG_DIR || 'config',
    today,
  );
  const signIns = readSignInSecrets(environment, loaded);
  const ofMapFile = findMapFileFaults(environment);
  if (!read.ok || !loaded.ok || signIns.faults.length > 0 || ofMapFile.length > 0) {
    return refuseFaults(
      [...(read.ok ? [] : read.faults), ...signIns.faults, ...ofMapFile],
      loaded.ok ? [] : loaded.faults,
    );
  }
  const settings = await choosePort(read.settings, environment);
  const site = await loadSite(settings.siteDir);
  const staleSettings = await findStaleSettings(settings.siteDir, settings);
  if (settings.production && staleSettings.length > 0) return refuse(...staleSettings);
  overrideWords(loaded.configuration.words);
  return {
    ok: true,
    settings,
    configuration: loaded.configuration,
    signInSecrets: signIns.secrets,
    site,
    laterSites: { sites: await loadLaterSites(settings.siteDir, site), today },
    staleSettings,
  };
}
