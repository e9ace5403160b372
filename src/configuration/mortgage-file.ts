import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { cents, toEuros } from '#domain/money/money.ts';
import { FEES, type MortgageFees, totalFees } from '#domain/mortgage/fees.ts';
import { isWithin, lentBounds, MORTGAGE_LIMITS, type Range } from '#domain/mortgage/limits.ts';
import {
  FEES_OF,
  MORTGAGE_MODES,
  MORTGAGE_PRODUCTS,
  type Mortgage,
  type MortgageProduct,
  type MortgageRate,
  type Mortgages,
  RATE_VARIANTS,
  type RateVariant,
} from '#domain/mortgage/mortgage.ts';
import { firstPeriod, outlastsFirstPeriod } from '#domain/mortgage/variant.ts';
import type { Checked } from './fault.ts';
import { euros, percent, prose } from './schemas.ts';
import { startReading, type YamlReading } from './yaml-reading.ts';

export const MORTGAGE_FILE = 'mortgages.yaml';

type Path = readonly PropertyKey[];

const file = z.strictObject({
  mortgages: z.strictObject({ CH: z.unknown().optional(), LIGHT: z.unknown().optional() }),
});

const mortgage = z.strictObject({
  name: prose,
  tip: prose,
  info: prose,
  example: z.strictObject({ amount: euros, years: z.int().positive() }),
  fees: z.unknown(),
  deedCosts: euros.optional(),
  rates: z.unknown(),
});

const variants = z.strictObject({
  fixed: z.array(z.unknown()),
  '3/3/3': z.array(z.unknown()).optional(),
  '5/5/5': z.array(z.unknown()).optional(),
  '10/5/5': z.array(z.unknown()).optional(),
} satisfies Record<RateVariant, z.ZodType>);

const rate = z.strictObject({ years: z.int().positive(), rate: percent });

type Rates = Readonly<Record<RateVariant, readonly MortgageRate[]>>;

/**
 * Reads the mortgages, none where there is no file, and checks their shape; that durations are among those of the
 * product, enough for its simulator, and longer than a variable rate’s first period; that the fees leave something of
 * the lowest amount that is lent; and that the example is a loan that is offered.
 */
export function readMortgages(
  configDir: string,
  languages: readonly Locale[] = LOCALES,
): Checked<Mortgages> {
  if (!existsSync(join(configDir, MORTGAGE_FILE))) return { ok: true, value: {} };
  const reading = startReading(configDir, MORTGAGE_FILE, languages);
  const read = reading.value === undefined ? undefined : reading.read(file, reading.value, []);
  const mortgages = MORTGAGE_PRODUCTS.flatMap((code) => {
    const value = read?.mortgages[code];
    const mortgage = value === undefined ? undefined : readMortgage(reading, value, code);
    return mortgage ? [[code, mortgage] as const] : [];
  });
  if (reading.faults.length > 0) return { ok: false, faults: reading.faults };
  return { ok: true, value: Object.fromEntries(mortgages) };
}

function readMortgage(
  reading: YamlReading,
  value: unknown,
  code: MortgageProduct,
): Mortgage | undefined {
  const path = ['mortgages', code];
  const read = reading.read(mortgage, value, path);
  const parts = z.looseObject({ fees: z.unknown(), rates: z.unknown() }).safeParse(value).data;
  if (!parts) return undefined;
  const fees = readFees(reading, parts.fees, code, [...path, 'fees']);
  const rates = readRates(reading, parts.rates, code, [...path, 'rates']);
  if (read?.deedCosts !== undefined && code !== 'CH')
    reading.fault([...path, 'deedCosts'], 'is for purchases, which this product does not finance');
  if (read) checkExample(reading, read.example, rates, code, [...path, 'example']);
  return read && fees && rates && { ...read, code, fees, rates };
}

/** Compares with the rates only if all could be read: an unreadable line may be the example's. */
function checkExample(
  reading: YamlReading,
  { amount, years }: Mortgage['example'],
  rates: Rates | undefined,
  code: MortgageProduct,
  path: Path,
): void {
  const isLent = isWithin(lentBounds(code), amount);
  if (!isLent || !isWithin(MORTGAGE_LIMITS[code].borrow.years, years))
    reading.fault(path, 'is outside what this product lends');
  else if (rates && !rates.fixed.some((offered) => offered.years === years))
    reading.fault(path, `${years} years have no fixed rate`);
}

function readFees(
  reading: YamlReading,
  value: unknown,
  code: MortgageProduct,
  path: Path,
): MortgageFees | undefined {
  const schema = z.strictObject(Object.fromEntries(FEES_OF[code].map((fee) => [fee, euros])));
  const read = reading.read(schema, value, path);
  if (!read) return undefined;
  const fees = Object.fromEntries(
    FEES.map((fee) => [fee, read[fee] ?? cents(0)]),
  ) as unknown as MortgageFees;
  const { min } = lentBounds(code);
  if (totalFees(fees) >= min)
    reading.fault(path, `leave nothing of ${toEuros(min)} euros, the lowest amount that is lent`);
  return fees;
}

/** Returns nothing if one of the lines is invalid. */
function readRates(
  reading: YamlReading,
  value: unknown,
  code: MortgageProduct,
  path: Path,
): Rates | undefined {
  const read = reading.read(variants, value, path);
  if (!read) return undefined;
  const lists = RATE_VARIANTS.map((variant) =>
    (read[variant] ?? []).map((line, i) => readRate(reading, line, code, [...path, variant, i])),
  );
  const rates = RATE_VARIANTS.map((variant, at) => {
    const readable = (lists[at] ?? []).filter((rate) => rate !== undefined);
    readable.forEach(({ years }, i) => {
      const place = [...path, variant, i, 'years'];
      if (readable.findIndex((other) => other.years === years) < i)
        reading.fault(place, `${years} years appear twice`);
      if (!outlastsFirstPeriod(variant, years))
        reading.fault(place, `${years} years; ${variant} is for more than ${firstPeriod(variant)}`);
    });
    return [variant, readable.sort((a, b) => a.years - b.years)] as const;
  });
  if (lists.flat().includes(undefined)) return undefined;
  const byVariant = Object.fromEntries(rates) as unknown as Rates;
  checkDurations(reading, byVariant, code, [...path, 'fixed']);
  return byVariant;
}

/** Each mode of a simulator needs a duration to start with. */
function checkDurations(
  reading: YamlReading,
  { fixed }: Rates,
  code: MortgageProduct,
  path: Path,
): void {
  for (const mode of MORTGAGE_MODES) {
    const { min, max } = MORTGAGE_LIMITS[code][mode].years;
    if (!fixed.some(({ years }) => isWithin({ min, max }, years)))
      reading.fault(path, `has no duration of ${min} to ${max} years`);
  }
}

function readRate(
  reading: YamlReading,
  value: unknown,
  code: MortgageProduct,
  path: Path,
): MortgageRate | undefined {
  const read = reading.read(rate, value, path);
  const range = yearsOf(code);
  if (!read || isWithin(range, read.years)) return read;
  const { min, max } = range;
  reading.fault([...path, 'years'], `${read.years} years; ${code} is for ${min} to ${max}`);
  return undefined;
}

/** The years of either mode. */
function yearsOf(code: MortgageProduct): Range {
  const ranges = MORTGAGE_MODES.map((mode) => MORTGAGE_LIMITS[code][mode].years);
  return {
    min: Math.min(...ranges.map(({ min }) => min)),
    max: Math.max(...ranges.map(({ max }) => max)),
  };
}
