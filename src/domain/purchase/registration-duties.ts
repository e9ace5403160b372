import type { CalendarDate } from '#domain/calendar/date.ts';
import { rowOn } from '#domain/law/law-tables.ts';
import { type Cents, cents, roundToCents, toCents, toEuros } from '#domain/money/money.ts';

/** Where the home is: each region sets its own duty. The German-speaking part pays Wallonia's. */
export const REGIONS = ['brussels', 'flanders', 'wallonia'] as const;
export type Region = (typeof REGIONS)[number];

/** The duty on a sale from a date on, until the next row's. Rates in percent of the price. */
interface RegistrationDuty {
  readonly since: CalendarDate;
  readonly rate: number;
  /** For the buyers' only home, in which they will live. */
  readonly ownHome: {
    readonly rate: number;
    /** The part of the price that is exempt, if the price is at most `upTo`. Euros. */
    readonly exempt?: { readonly amount: number; readonly upTo: number };
  };
}

/**
 * The duty on the sale of an existing home, oldest row first. When a region changes it, add a row and
 * keep the old ones. Last checked in November 2026.
 *
 * - Brussels: Code of registration duties, articles 44 and 46bis, the latter as amended by the ordinance of
 *   17 November 2022, for sales agreed on from 1 April 2023.
 * - Flanders: Flemish Tax Code, articles 2.9.4.1.1 and 2.9.4.2.11, the latter as amended by the programme
 *   decree of 20 December 2024, for deeds from 1 January 2025.
 * - Wallonia: Code of registration duties, article 44, and for the own home the decree of 5 December 2024,
 *   for deeds from 1 January 2025.
 */
export const REGISTRATION_DUTIES: Readonly<
  Record<Region, readonly [RegistrationDuty, ...RegistrationDuty[]]>
> = {
  brussels: [
    {
      since: { year: 2023, month: 4, day: 1 },
      rate: 12.5,
      ownHome: { rate: 12.5, exempt: { amount: 200_000, upTo: 600_000 } },
    },
  ],
  flanders: [{ since: { year: 2025, month: 1, day: 1 }, rate: 12, ownHome: { rate: 2 } }],
  wallonia: [{ since: { year: 2025, month: 1, day: 1 }, rate: 12.5, ownHome: { rate: 3 } }],
};

/** The duty on a sale, with the figures it is computed from. */
export interface DutyDue {
  readonly rate: number;
  /** The part of the price that is taxed. */
  readonly base: Cents;
  readonly duty: Cents;
}

/** By a date's row, or the newest. `ownHome`: it will be the buyers' only home, in which they live. */
export function registrationDuty(
  price: Cents,
  region: Region,
  ownHome: boolean,
  on?: CalendarDate,
): DutyDue {
  const row = rowOn(REGISTRATION_DUTIES[region], on);
  const rate = ownHome ? row.ownHome.rate : row.rate;
  const exempt = ownHome ? row.ownHome.exempt : undefined;
  const isExempt = exempt !== undefined && price <= toCents(exempt.upTo);
  const base = cents(Math.max(0, price - (isExempt ? toCents(exempt.amount) : 0)));
  return { rate, base, duty: roundToCents((toEuros(base) * rate) / 100) };
}
