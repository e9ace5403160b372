import { isVisitValue } from '#journey/visit.ts';
import { hasConsent } from './consent.ts';

/**
 * Query parameters of a campaign, also the storage keys, and the names under which they are sent
 * (W-9.6).
 */
const CAMPAIGN = {
  utm_source: 'source',
  utm_medium: 'medium',
  utm_campaign: 'campaign',
  gclid: 'gclid',
  topcompare_id: 'topcompare_id',
} as const;

/** Comparison sites that refer visitors, remembered for the session only (W-9.7). */
const FLAGS = ['from_topcompare', 'from_trustup'] as const;

const CAMPAIGN_NAMES = Object.keys(CAMPAIGN) as (keyof typeof CAMPAIGN)[];

/** Values of a flag that mean false. */
const NO = ['', '0', 'no', 'false'];

/**
 * Stores how the visitor arrived, from the address: the campaign until a request is sent, the flags for
 * the session. A new campaign replaces the whole of the earlier one. Stores nothing without consent; the
 * banner calls this again once consent is given.
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

/** Deletes all of it: after it was sent with a request, or when the visitor refuses. */
export function forgetArrival(): void {
  guarded(() => {
    for (const name of CAMPAIGN_NAMES) localStorage.removeItem(name);
    for (const name of FLAGS) sessionStorage.removeItem(name);
  });
}

/** How the visitor arrived, under the names of the application's state. Empty without consent. */
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

/** Ignores errors of a browser that refuses storage. */
function guarded(act: () => void): void {
  try {
    act();
  } catch {
    // Storage is refused: nothing is stored or read.
  }
}
