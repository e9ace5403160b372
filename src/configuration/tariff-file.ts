import * as z from 'zod';
import type { CalendarDate } from '#domain/calendar/date.ts';
import { highestTaeg } from '#domain/law/highest-taeg.ts';
import { type LawTables, rowOn } from '#domain/law/law-tables.ts';
import { longestLawfulDuration } from '#domain/law/longest-duration.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { type Cents, cents, toEuros } from '#domain/money/money.ts';
import { CASE_OF } from '#domain/tariff/cases.ts';
import {
  APPLICATION_PRODUCTS,
  FAMILY_OF,
  isProductCode,
  type Offer,
  PRODUCT_CODES,
  PRODUCT_FAMILIES,
  type ProductCode,
  type ProductFamily,
  type Tariff,
  type TariffRate,
  type Tariffs,
} from '#domain/tariff/tariff.ts';
import type { Checked } from './fault.ts';
import { shippedLaw } from './law-file.ts';
import { euros, percent, prose } from './schemas.ts';
import { startReading, type YamlReading } from './yaml-reading.ts';

export const TARIFF_FILE = 'tariffs.yaml';

type Path = readonly PropertyKey[];

/** What the law allows on a day; without a day, by its newest rows. */
interface LawOnDay {
  readonly law: LawTables;
  readonly day?: CalendarDate | undefined;
}

const file = z.strictObject({ products: z.record(z.string(), z.unknown()) });
const product = z.strictObject({ types: z.record(z.string(), z.unknown()) });

const example = z.strictObject({ amount: euros, duration: z.int().positive() });

const type = z.strictObject({
  code: z.enum(PRODUCT_CODES, { error: ({ input }) => `${input} is not a product code` }),
  name: prose,
  tip: prose,
  info: prose,
  example,
  rates: z.array(z.unknown()).min(1, 'has no rate'),
});

const rate = z
  .strictObject({ min: euros, max: euros, offers: z.array(z.unknown()).min(1, 'has no offer') })
  .refine(({ min, max }) => min <= max, { path: ['max'], message: 'is under the min' });

const offer = z.strictObject({
  duration: z.int().positive(),
  taeg: percent,
});

/**
 * Reads the tariffs and checks their shape, that something is lent, that bands of amounts follow each
 * other without gap or overlap, and that no offer is longer or more expensive than the law allows on that day.
 */
export function readTariffs(
  configDir: string,
  languages: readonly Locale[] = LOCALES,
  lawful: LawOnDay = { law: shippedLaw() },
): Checked<Tariffs> {
  const reading = startReading(configDir, TARIFF_FILE, languages);
  const read = reading.value === undefined ? undefined : reading.read(file, reading.value, []);
  const tariffs = new Map<ProductCode, Tariff>();
  if (read) {
    const seen = new Set<ProductCode>();
    for (const [key, value] of Object.entries(read.products)) {
      const family = PRODUCT_FAMILIES.find((name) => name === key);
      const path = ['products', key];
      if (family === undefined) reading.fault(path, 'is not a family of products');
      else readFamily(reading, value, family, { seen, tariffs, lawful }, path);
    }
    checkOffer(reading, seen);
  }
  if (reading.faults.length > 0) return { ok: false, faults: reading.faults };
  return { ok: true, value: Object.fromEntries(tariffs) };
}

/** A product that is left out is not lent. Something has to be, and each simulator needs what it shows. */
function checkOffer(reading: YamlReading, offered: ReadonlySet<ProductCode>): void {
  if (!APPLICATION_PRODUCTS.some((code) => offered.has(code)))
    reading.fault(['products'], 'have no loan that can be applied for');
  for (const [code, shown] of Object.entries(CASE_OF))
    if (offered.has(code as ProductCode) && !offered.has(shown))
      reading.fault(
        ['products', FAMILY_OF[shown]],
        `has ${code}, which is a case of ${shown}, but no ${shown}`,
      );
}

interface ReadSoFar {
  readonly seen: Set<ProductCode>;
  readonly tariffs: Map<ProductCode, Tariff>;
  readonly lawful: LawOnDay;
}

function readFamily(
  reading: YamlReading,
  value: unknown,
  family: ProductFamily,
  { seen, tariffs, lawful }: ReadSoFar,
  familyPath: Path,
): void {
  const types = reading.read(product, value, familyPath)?.types ?? {};
  for (const [key, typeValue] of Object.entries(types)) {
    const path = [...familyPath, 'types', key];
    checkCode(reading, typeValue, family, seen, path);
    const tariff = readTariff(reading, typeValue, { family, type: key }, lawful, path);
    if (tariff) tariffs.set(tariff.code, tariff);
  }
}

/** Checked separately, so that another fault of the type does not make its code count as missing. */
function checkCode(
  reading: YamlReading,
  value: unknown,
  family: ProductFamily,
  seen: Set<ProductCode>,
  path: Path,
): void {
  const code = value && typeof value === 'object' && 'code' in value ? value.code : undefined;
  if (!isProductCode(code)) return;
  if (seen.has(code)) reading.fault([...path, 'code'], `${code} appears twice`);
  if (FAMILY_OF[code] !== family)
    reading.fault([...path, 'code'], `${code} belongs under products.${FAMILY_OF[code]}`);
  seen.add(code);
}

function readTariff(
  reading: YamlReading,
  value: unknown,
  place: Pick<Tariff, 'family' | 'type'>,
  lawful: LawOnDay,
  path: Path,
): Tariff | undefined {
  const read = reading.read(type, value, path);
  const ratesRead = z.looseObject({ rates: z.array(z.unknown()) }).safeParse(value);
  const rates = (ratesRead.data?.rates ?? []).map((rateValue, i) =>
    readRate(reading, rateValue, lawful, [...path, 'rates', i]),
  );
  checkBands(reading, rates, [...path, 'rates']);
  checkExample(reading, value, rates, path);
  const wholeRates = rates.filter((rate) => rate !== undefined);
  if (read === undefined || wholeRates.length < rates.length) return undefined;
  return { ...read, ...place, rates: wholeRates };
}

/** Compares only with bands that could be read: an unreadable band may be the example's. */
function checkExample(
  reading: YamlReading,
  value: unknown,
  rates: readonly (TariffRate | undefined)[],
  path: Path,
): void {
  const loan = z.looseObject({ example }).safeParse(value).data?.example;
  if (loan === undefined) return;
  const band = rates.find((rate) => rate && rate.min <= loan.amount && loan.amount <= rate.max);
  if (band === undefined && rates.includes(undefined)) return;
  if (!band?.offers.some(({ duration }) => duration === loan.duration))
    reading.fault([...path, 'example'], 'is not a loan that the rates below offer');
}

function readRate(
  reading: YamlReading,
  value: unknown,
  lawful: LawOnDay,
  path: Path,
): TariffRate | undefined {
  const read = reading.read(rate, value, path);
  const offersRead = z.looseObject({ offers: z.array(z.unknown()) }).safeParse(value);
  const offers = (offersRead.data?.offers ?? []).map((offerValue, i) => {
    const result = reading.read(offer, offerValue, [...path, 'offers', i]);
    if (result && read) checkLaw(reading, read, result, lawful, [...path, 'offers', i]);
    return result;
  });
  const readable = offers.filter((result) => result !== undefined);
  if (read === undefined || readable.length < offers.length) return undefined;
  readable.forEach(({ duration }, i) => {
    if (readable.findIndex((other) => other.duration === duration) < i)
      reading.fault([...path, 'offers', i, 'duration'], `${duration} months appear twice`);
  });
  return { min: read.min, max: read.max, offers: readable.sort((a, b) => a.duration - b.duration) };
}

/** The law is strictest at a band's lowest amount for durations, at its highest for rates. */
function checkLaw(
  reading: YamlReading,
  { min, max }: { min: Cents; max: Cents },
  { duration, taeg }: Offer,
  { law, day }: LawOnDay,
  path: Path,
): void {
  const longest = longestLawfulDuration(law, min, day);
  if (longest === undefined)
    reading.fault(
      path,
      `lends ${writeEuros(min)}; the law's durations start at ${rowOn(law.longestDurations, day).from} euros`,
    );
  else if (duration > longest)
    reading.fault(
      [...path, 'duration'],
      `${duration} months for ${writeEuros(min)}; the law allows at most ${longest}`,
    );
  const highest = highestTaeg(law, max, day);
  if (taeg > highest)
    reading.fault(
      [...path, 'taeg'],
      `${taeg} % for ${writeEuros(max)}; the law allows at most ${highest} %`,
    );
}

function checkBands(
  reading: YamlReading,
  rates: readonly (TariffRate | undefined)[],
  path: Path,
): void {
  rates.forEach((current, i) => {
    const before = rates[i - 1];
    if (current === undefined || before === undefined || current.min === before.max + 1) return;
    const start = writeEuros(cents(before.max + 1));
    const relation = current.min <= before.max ? 'overlaps' : 'leaves a gap after';
    reading.fault(
      [...path, i, 'min'],
      `${relation} the band before it, which ends at ${writeEuros(before.max)}: start at ${start}`,
    );
  });
}

function writeEuros(amount: Cents): string {
  return `${toEuros(amount).toFixed(2)} euros`;
}
