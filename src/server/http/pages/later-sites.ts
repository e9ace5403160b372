import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type CalendarDate,
  compareDates,
  formatIsoDate,
  parseIsoDate,
} from '#domain/calendar/date.ts';
import type { FromDay } from '#domain/tariff/tariff-periods.ts';
import { LATER_SITES } from './built-with.ts';
import { loadSite, type Site, type SiteFile } from './load-site.ts';

/** The built site as it is from a day on, until the next. */
export interface DatedSite extends FromDay {
  readonly site: Site;
}

/** The sites that replace the first one, earliest first, and the day that decides between them. */
export interface LaterSites {
  readonly sites: readonly DatedSite[];
  /** Asked for each request. */
  today(): CalendarDate;
}

/** Reads the sites of later days. A file that is as in the first site is held in memory once. */
export async function loadLaterSites(siteDir: string, first: Site): Promise<readonly DatedSite[]> {
  const names = await readdir(join(siteDir, LATER_SITES)).catch(() => []);
  const days = names.flatMap((name) => parseIsoDate(name) ?? []).toSorted(compareDates);
  const sites: DatedSite[] = [];
  for (const from of days)
    sites.push({
      from,
      site: shareFiles(await loadSite(join(siteDir, LATER_SITES, formatIsoDate(from))), first),
    });
  return sites;
}

function shareFiles(site: Site, first: Site): Site {
  const shared = (address: string, file: SiteFile): SiteFile => {
    const other = first.get(address);
    return other?.etag === file.etag && other.policy === file.policy ? other : file;
  };
  return new Map([...site].map(([address, file]) => [address, shared(address, file)]));
}
