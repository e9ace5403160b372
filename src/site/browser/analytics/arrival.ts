import { isVisitValue } from '#journey/visit.ts';
import { hasConsent } from './consent.ts';

/** The names in a campaign's address and in the storage, and those they are sent under (spec 2 §3, §7). */
const CAMPAIGN = {
  utm_source: 'source',
  utm_medium: 'medium',
  utm_campaign: 'campaign',
  gclid: 'gclid',
  topcompare_id: 'topcompare_id',
} as const;

/** Comparators that send visitors: they are remembered for the session alone (spec 3 §7). */
const FLAGS = ['from_topcompare', 'from_trustup'] as const;

const CAMPAIGN_NAMES = Object.keys(CAMPAIGN) as (keyof typeof CAMPAIGN)[];

/** What a flag may say and still be none. */
const NO = ['', '0', 'no', 'false'];

/**
 * Keeps where the visitor came from, as the address says it: the campaign until a request is sent,
 * the flags for the session. A new campaign replaces the earlier one whole. Without consent nothing
 * is kept; the banner calls this again once it has it.
 */
export function keepArrival(): void {
  if (!hasConsent()) return;
  const query = new URLSearchParams(location.search);
  guarded(() => {
    if (CAMPAIGN_NAMES.some((name) => query.has(name)))
      for (const name of CAMPAIGN_NAMES) {
        const value = query.get(name) ?? '';
        if (value !== '' && isVisitValue(value)) localStorage.setItem(name, value);
        else localStorage.removeItem(name);
      }
    for (const name of FLAGS)
      if (query.has(name)) sessionStorage.setItem(name, query.get(name) || 'yes');
  });
}

/** Forgets all of it: once a request took it along, or when the visitor refuses. */
export function forgetArrival(): void {
  guarded(() => {
    for (const name of CAMPAIGN_NAMES) localStorage.removeItem(name);
    for (const name of FLAGS) sessionStorage.removeItem(name);
  });
}

/** Where the visitor came from, under the names of the application's state. Without consent: nothing. */
export function readArrival(): Readonly<Record<string, string>> {
  if (!hasConsent()) return {};
  const found: Record<string, string> = {};
  guarded(() => {
    for (const name of CAMPAIGN_NAMES) {
      const value = sessionStorage.getItem(name) || localStorage.getItem(name) || '';
      if (value !== '' && isVisitValue(value)) found[CAMPAIGN[name]] = value;
    }
    for (const name of FLAGS)
      if (!NO.includes(sessionStorage.getItem(name) ?? '')) found[name] = 'yes';
  });
  return found;
}

/** A browser that refuses storage keeps nothing. */
function guarded(act: () => void): void {
  try {
    act();
  } catch {
    // Nothing is kept, nothing is found.
  }
}
