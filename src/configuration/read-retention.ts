import * as z from 'zod';
import type { RetentionPeriods } from '#domain/retention/retention-periods.ts';
import { wholeNumber } from './whole-number.ts';

const MAX_DAYS = 3_650;
const MAX_MONTHS = 120;

const schema = z.object({
  KEEP_DRAFTS_DAYS: wholeNumber(1, MAX_DAYS).default(31),
  KEEP_SHARES_DAYS: wholeNumber(1, MAX_DAYS).default(31),
  KEEP_PROSPECTS_MONTHS: wholeNumber(1, MAX_MONTHS).default(13),
  KEEP_REQUESTS_DAYS: wholeNumber(1, MAX_DAYS).default(31),
});

/**
 * The settings of how long data is kept. The server applies them, and the pages, which are built
 * beforehand, state them to visitors. An empty variable counts as absent.
 */
export function readRetention(environment: Readonly<Record<string, string | undefined>>): {
  keep: RetentionPeriods | undefined;
  faults: { variable: string; reason: string }[];
} {
  const settings = Object.entries(environment).filter(([, text]) => text?.trim());
  const { data, error } = schema.safeParse(Object.fromEntries(settings));
  const faults = (error?.issues ?? []).map(({ path, message }) => ({
    variable: String(path[0]),
    reason: message,
  }));
  const keep = data && {
    draftsDays: data.KEEP_DRAFTS_DAYS,
    sharesDays: data.KEEP_SHARES_DAYS,
    prospectsMonths: data.KEEP_PROSPECTS_MONTHS,
    requestsDays: data.KEEP_REQUESTS_DAYS,
  };
  return { keep, faults };
}
