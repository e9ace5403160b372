import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { type CalendarDate, compareDates, formatIsoDate } from '#domain/calendar/date.ts';
import { highestTaeg } from '#domain/law/highest-taeg.ts';
import { type LawTables, rowOn } from '#domain/law/law-tables.ts';
import { longestLawfulDuration } from '#domain/law/longest-duration.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { Cents } from '#domain/money/money.ts';
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
} from '#domain/tariff/tariff.ts';
import type { TariffPeriods } from '#domain/tariff/tariff-periods.ts';
import type { Checked } from './fault.ts';
import { shippedLaw } from './law-file.ts';
import {
  type Days,
  resolvePeriods,
  type WrittenBand,
  type WrittenType,
  writeEuros,
} from './resolve-tariffs.ts';
import { calendarDay, euros, percent, prose } from './schemas.ts';
import { startReading, type YamlReading } from './yaml-reading.ts';

export const TARIFF_FILE = 'tariffs.yaml';
export const TARIFF_FOLDER = 'tariffs';

type Path = readonly PropertyKey[];

/** What the law allows on a day; without a day, by its newest rows. */
interface LawOnDay {
  readonly law: LawTables;
  readonly day?: CalendarDate | undefined;
  /** What is checked ended before the day. */
  readonly isOver?: boolean;
}

/** Both days are included, and either may be left out (F-7.2). */
const days = {
  from: calendarDay
    .optional()
    .describe('The first day on which it is lent. Empty: from the beginning.'),
  until: calendarDay.optional().describe('The last day on which it is lent. Empty: for good.'),
};

const file = z.strictObject({ ...days, products: z.record(z.string(), z.unknown()) });
const product = z.strictObject({ types: z.record(z.string(), z.unknown()) });

const example = z
  .strictObject({ amount: euros, duration: z.int().positive() })
  .describe('The representative example: a loan of the rates below, euros and months.');

const type = z.strictObject({
  code: z.enum(PRODUCT_CODES, { error: ({ input }) => `${input} is not a product code` }),
  name: prose,
  tip: prose,
  info: prose,
  example,
  rates: z.array(z.unknown()).min(1, 'has no rate'),
});

const rate = z
  .strictObject({
    min: euros.describe('In euros.'),
    max: euros.describe('In euros. The next band starts 0.01 higher.'),
    ...days,
    offers: z.array(z.unknown()).min(1, 'has no offer'),
  })
  .refine(({ min, max }) => min <= max, { path: ['max'], message: 'is under the min' });

const offer = z.strictObject({
  duration: z.int().positive().describe('In months.'),
  taeg: percent.meta({ title: 'TAEG', description: 'In percent a year.' }),
  ...days,
});

/** What a file holds, for a form; it is read piece by piece. */
export const tariffSchema = file.extend({
  products: z.record(
    z.string(),
    product.extend({
      types: z.record(
        z.string(),
        type.extend({ rates: z.array(rate.safeExtend({ offers: z.array(offer) })) }),
      ),
    }),
  ),
});

/**
 * Reads the tariffs of all days and checks their shape, that something is lent, that on each day bands of amounts follow
 * each other without gap or overlap, and that no offer is longer or more expensive than the law allows: on
 * that day, or on the day it starts if that is later. What ended before that day may be what the law allowed then.
 */
export function readTariffs(
  configDir: string,
  languages: readonly Locale[] = LOCALES,
  lawful: LawOnDay = { law: shippedLaw() },
): Checked<TariffPeriods> {
  const readings = tariffFilesIn(configDir).map((name) => startReading(configDir, name, languages));
  const types: WrittenType[] = [];
  for (const reading of readings) readFile(reading, lawful, types);
  const [first] = readings;
  if (first && readings.some(({ value }) => value !== undefined)) checkOffer(first, types);
  const periods = resolvePeriods(types);
  const faults = readings.flatMap((reading) => reading.faults);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: periods };
}

/** `tariffs.yaml`, and each YAML file in `tariffs/`; the first is required where the folder has none. */
function tariffFilesIn(configDir: string): readonly string[] {
  const folder = join(configDir, TARIFF_FOLDER);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const dated = names.filter((name) => /^[^.].*\.yaml$/.test(name)).toSorted();
  const hasOne = dated.length === 0 || existsSync(join(configDir, TARIFF_FILE));
  return [...(hasOne ? [TARIFF_FILE] : []), ...dated.map((name) => `${TARIFF_FOLDER}/${name}`)];
}

function readFile(reading: YamlReading, lawful: LawOnDay, types: WrittenType[]): void {
  const read = reading.value === undefined ? undefined : reading.read(file, reading.value, []);
  if (read) checkDays(reading, read, []);
  for (const [key, value] of Object.entries(read?.products ?? {})) {
    const family = PRODUCT_FAMILIES.find((name) => name === key);
    const path = ['products', key];
    if (family === undefined) reading.fault(path, 'is not a family of products');
    else readFamily(reading, value, { family, days: daysOf(read ?? {}), lawful }, types, path);
  }
}

/** A product that is left out is not lent. Something has to be, and each simulator needs what it shows. */
function checkOffer(reading: YamlReading, types: readonly WrittenType[]): void {
  const offered = new Set(types.map(({ code }) => code));
  if (!APPLICATION_PRODUCTS.some((code) => offered.has(code)))
    reading.fault(['products'], 'have no loan that can be applied for');
  for (const [code, shown] of Object.entries(CASE_OF))
    if (offered.has(code as ProductCode) && !offered.has(shown))
      reading.fault(
        ['products', FAMILY_OF[shown]],
        `has ${code}, which is a case of ${shown}, but no ${shown}`,
      );
}

function readFamily(
  reading: YamlReading,
  value: unknown,
  { family, days, lawful }: { family: ProductFamily; days: Days; lawful: LawOnDay },
  types: WrittenType[],
  familyPath: Path,
): void {
  const written = reading.read(product, value, familyPath)?.types ?? {};
  for (const [key, typeValue] of Object.entries(written)) {
    const path = [...familyPath, 'types', key];
    const code = readCode(reading, typeValue, family, path);
    const read = readType(reading, typeValue, inForceOn(lawful, days), path);
    if (code !== undefined) types.push({ ...read, reading, path, code, family, type: key, days });
  }
}

/** Read separately, so that another fault of the type does not make its code count as missing. */
function readCode(
  reading: YamlReading,
  value: unknown,
  family: ProductFamily,
  path: Path,
): ProductCode | undefined {
  const code = value && typeof value === 'object' && 'code' in value ? value.code : undefined;
  if (!isProductCode(code)) return undefined;
  if (FAMILY_OF[code] !== family)
    reading.fault([...path, 'code'], `${code} belongs under products.${FAMILY_OF[code]}`);
  return code;
}

function readType(
  reading: YamlReading,
  value: unknown,
  lawful: LawOnDay,
  path: Path,
): Pick<WrittenType, 'texts' | 'example' | 'bands'> {
  const read = reading.read(type, value, path);
  const ratesRead = z.looseObject({ rates: z.array(z.unknown()) }).safeParse(value);
  return {
    texts: read && { name: read.name, tip: read.tip, info: read.info },
    example: z.looseObject({ example }).safeParse(value).data?.example,
    bands: (ratesRead.data?.rates ?? []).map((rateValue, i) =>
      readBand(reading, rateValue, lawful, [...path, 'rates', i]),
    ),
  };
}

function readBand(
  reading: YamlReading,
  value: unknown,
  lawful: LawOnDay,
  path: Path,
): WrittenBand | undefined {
  const read = reading.read(rate, value, path);
  if (read) checkDays(reading, read, path);
  const offersRead = z.looseObject({ offers: z.array(z.unknown()) }).safeParse(value);
  const offers = (offersRead.data?.offers ?? []).map((offerValue, i) => {
    const place = [...path, 'offers', i];
    const result = reading.read(offer, offerValue, place);
    if (result === undefined) return undefined;
    checkDays(reading, result, place);
    if (read) checkLaw(reading, read, result, inForceOn(inForceOn(lawful, read), result), place);
    return { path: place, days: daysOf(result), duration: result.duration, taeg: result.taeg };
  });
  const readable = offers.filter((result) => result !== undefined);
  if (read === undefined || readable.length < offers.length) return undefined;
  return { path, days: daysOf(read), min: read.min, max: read.max, offers: readable };
}

function checkDays(reading: YamlReading, { from, until }: Days, path: Path): void {
  if (from && until && compareDates(until, from) < 0)
    reading.fault([...path, 'until'], `is before the day it starts: ${formatIsoDate(from)}`);
}

const daysOf = ({ from, until }: Days): Days => ({ from, until });

/** The law of a day, or of the day on which something starts if that is later. */
function inForceOn({ law, day, isOver = false }: LawOnDay, { from, until }: Days): LawOnDay {
  return {
    law,
    day: day && from && compareDates(from, day) > 0 ? from : day,
    isOver: isOver || (day !== undefined && until !== undefined && compareDates(until, day) < 0),
  };
}

/** The law is strictest at a band's lowest amount for durations, at its highest for rates. */
function checkLaw(
  reading: YamlReading,
  { min, max }: { min: Cents; max: Cents },
  { duration, taeg }: Offer,
  { law, day: on, isOver }: LawOnDay,
  path: Path,
): void {
  if (isOver) return;
  const longest = longestLawfulDuration(law, min, on);
  if (longest === undefined)
    reading.fault(
      path,
      `lends ${writeEuros(min)}; the law's durations start at ${rowOn(law.longestDurations, on).from} euros`,
    );
  else if (duration > longest)
    reading.fault(
      [...path, 'duration'],
      `${duration} months for ${writeEuros(min)}; the law allows at most ${longest}`,
    );
  const highest = highestTaeg(law, max, on);
  if (taeg > highest)
    reading.fault(
      [...path, 'taeg'],
      `${taeg} % for ${writeEuros(max)}; the law allows at most ${highest} %`,
    );
}
