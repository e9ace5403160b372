import type { Locale } from '#domain/locale/locale.ts';
import { CONFIRM_WITHIN_DAYS, type RetentionPeriods } from '#domain/retention/retention-periods.ts';
import { wordsIn } from '../languages.ts';
import { type Catalogue, fill } from '../translation.ts';

const RETENTION_WORDS = /* @__PURE__ */ wordsIn('retention');

/** "31 jours", "1 dag". */
export function daysInWords(n: number, locale: Locale): string {
  const { day, days } = RETENTION_WORDS[locale];
  return n === 1 ? day : fill(days, { n });
}

/** "13 mois", "1 maand". */
export function monthsInWords(n: number, locale: Locale): string {
  const { month, months } = RETENTION_WORDS[locale];
  return n === 1 ? month : fill(months, { n });
}

/** The retention periods of the settings in words, for the placeholders of sentences. */
export function retentionInWords(keep: RetentionPeriods, locale: Locale) {
  return {
    keptDrafts: daysInWords(keep.draftsDays, locale),
    keptShares: daysInWords(keep.sharesDays, locale),
    keptProspects: monthsInWords(keep.prospectsMonths, locale),
    keptRequests: daysInWords(keep.requestsDays, locale),
    keptUnconfirmed: daysInWords(CONFIRM_WITHIN_DAYS, locale),
  };
}

/** A catalogue with these placeholders filled in; other placeholders stay. */
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
