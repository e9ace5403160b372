import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { type Configuration, loadConfiguration } from '#configuration/load-configuration.ts';
import { officeDay } from '#domain/calendar/office-day.ts';
import { overrideWords } from '#words/override-words.ts';
import { EARLIER_ASSETS, findStaleSettings } from '../../http/pages/built-with.ts';
import { type LaterSites, loadLaterSites } from '../../http/pages/later-sites.ts';
import { loadSite, type Site } from '../../http/pages/load-site.ts';
import { previewMessages } from '../../http/pages/preview-messages.ts';
import { findMapFileFaults } from '../settings/find-map-file-faults.ts';
import { type Environment, readSettings, type Settings } from '../settings/read-settings.ts';
import { readSignInSecrets } from '../settings/read-sign-in-secrets.ts';
import type { SecretOrigin } from '../settings/secrets.ts';
import { choosePort } from './choose-port.ts';
import { type Refusal, refuse, refuseFaults } from './refusal.ts';

/** The lender's files, and the pages that were built from them. */
export interface LenderInputs {
  readonly configuration: Configuration;
  readonly signInSecrets: ReadonlyMap<string, string>;
  readonly signInOrigins: readonly SecretOrigin[];
  readonly site: Site;
  readonly laterSites: LaterSites;
  readonly earlierAssets: Site;
  /** Where the pages contradict the settings or the files, a sentence each. */
  readonly staleSettings: readonly string[];
}

/** What a server starts with, read from its settings and files. */
export interface StartInputs extends LenderInputs {
  readonly ok: true;
  readonly settings: Settings;
}

/** Reads everything before anything is opened; all faults are reported together. */
export async function readStart(environment: Environment): Promise<StartInputs | Refusal> {
  const read = readSettings(environment);
  const files = readFiles(environment, read.ok ? read.settings : undefined);
  const ofMapFile = findMapFileFaults(environment);
  if (!read.ok || !files.loaded.ok || files.signIns.faults.length > 0 || ofMapFile.length > 0) {
    return refuseFaults(
      [...(read.ok ? [] : read.faults), ...files.signIns.faults, ...ofMapFile],
      files.loaded.ok ? [] : files.loaded.faults,
    );
  }
  const settings = await choosePort(read.settings, environment);
  const pages = await readPages(settings, files.today);
  if (settings.production && pages.staleSettings.length > 0) return refuse(...pages.staleSettings);
  overrideWords(files.loaded.configuration.words);
  const { configuration } = files.loaded;
  const { secrets: signInSecrets, origins: signInOrigins } = files.signIns;
  return { ok: true, settings, configuration, signInSecrets, signInOrigins, ...pages };
}

/**
 * Reads the lender's files and the pages again, for a server that runs with these settings. Changes nothing, the words
 * neither. Pages that contradict the settings or the files are refused, whether in production or not (F-12.2).
 */
export async function readLenderAgain(
  environment: Environment,
  settings: Settings,
): Promise<({ readonly ok: true } & LenderInputs) | Refusal> {
  const { loaded, signIns, today } = readFiles(environment, settings);
  if (!loaded.ok || signIns.faults.length > 0)
    return refuseFaults(signIns.faults, loaded.ok ? [] : loaded.faults);
  const pages = await readPages(settings, today);
  if (pages.staleSettings.length > 0) return refuse(...pages.staleSettings);
  const { configuration } = loaded;
  const { secrets: signInSecrets, origins: signInOrigins } = signIns;
  return { ok: true, configuration, signInSecrets, signInOrigins, ...pages };
}

function readFiles(environment: Environment, settings: Settings | undefined) {
  const preview = settings?.previewOn;
  const today = preview ? () => preview : officeDay(() => new Date());
  const loaded = loadConfiguration(
    settings?.configDir ?? (environment.CONFIG_DIR || 'config'),
    today,
  );
  return { loaded, signIns: readSignInSecrets(environment, loaded), today };
}

async function readPages(settings: Settings, today: LaterSites['today']) {
  // Its name may lead to another build before all is read.
  const siteDir = await realpath(settings.siteDir).catch(() => settings.siteDir);
  const { previewOn } = settings;
  const ofDay = (site: Site) => (previewOn ? previewMessages(site, previewOn) : site);
  const site = ofDay(await loadSite(siteDir));
  const later = await loadLaterSites(siteDir, site);
  const sites = later.map(({ from, site }) => ({ from, site: ofDay(site) }));
  const staleSettings = await findStaleSettings(siteDir, settings);
  const earlierAssets = await loadSite(join(siteDir, EARLIER_ASSETS));
  return { site, laterSites: { sites, today }, earlierAssets, staleSettings };
}
