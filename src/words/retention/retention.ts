import type { Locale } from '#domain/locale/locale.ts';
import { CONFIRM_WITHIN_DAYS, type RetentionPeriods } from '#domain/retention/retention-periods.ts';
import { type Catalogue, fill, type Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

const RETENTION_WORDS: Translations<typeof fr> = { fr, nl, de, en };

/** «31 jours», «1 dag». */
export function daysInWords(n: number, locale: Locale): string {
  const { day, days } = RETENTION_WORDS[locale];
  return n === 1 ? day : fill(days, { n });
}

/** «13 mois», «1 maand». */
export function monthsInWords(n: number, locale: Locale): string {
  const { month, months } = RETENTION_WORDS[locale];
  return n === 1 ? month : fill(months, { n });
}

/** What sentences may say between braces of how long data is kept: the settings, in words. */
export function retentionInWords(keep: RetentionPeriods, locale: Locale) {
  return {
    keptDrafts: daysInWords(keep.draftsDays, locale),
    keptShares: daysInWords(keep.sharesDays, locale),
    keptProspects: monthsInWords(keep.prospectsMonths, locale),
    keptRequests: daysInWords(keep.requestsDays, locale),
    keptUnconfirmed: daysInWords(CONFIRM_WITHIN_DAYS, locale),
  };
}

/** A catalogue with these filled in, wherever it says them; what else is to be filled stays. */
export function withRetention<C extends Catalogue>(
  catalogue: C,
  keep: RetentionPeriods,
  locale: Locale,
): C {
  const values: Readonly<Record<string, string>> = retentionInWords(keep, locale);
  const set = (part: string | Catalogue): string | Catalogue =>
    typeof part === 'string'
      ? part.replace(/\{(\w+)\}/g, (written, name: string) => values[name] ?? written)
      : Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, set(inner)]));
  return set(catalogue) as C;
}
