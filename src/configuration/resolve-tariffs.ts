import { type CalendarDate, compareDates, formatIsoDate, nextDay } from '#domain/calendar/date.ts';
import { type Cents, cents, toEuros } from '#domain/money/money.ts';
import type {
  Offer,
  ProductCode,
  ProductFamily,
  Tariff,
  TariffRate,
  Tariffs,
} from '#domain/tariff/tariff.ts';
import type { TariffPeriod, TariffPeriods } from '#domain/tariff/tariff-periods.ts';
import type { YamlReading } from './yaml-reading.ts';

type Path = readonly PropertyKey[];

/** The days on which something is in force, both included; an absent end is open. */
export interface Days {
  readonly from?: CalendarDate | undefined;
  readonly until?: CalendarDate | undefined;
}

interface Dated {
  readonly path: Path;
  readonly days: Days;
}

interface WrittenOffer extends Dated, Offer {}

export interface WrittenBand extends Dated {
  readonly min: Cents;
  readonly max: Cents;
  readonly offers: readonly WrittenOffer[];
}

/** A type as its file has it. What could not be read is undefined, and its fault is recorded. */
export interface WrittenType extends Dated {
  readonly reading: YamlReading;
  readonly code: ProductCode;
  readonly family: ProductFamily;
  readonly type: string;
  readonly texts: Pick<Tariff, 'name' | 'tip' | 'info'> | undefined;
  readonly example: Tariff['example'] | undefined;
  /** In the order of the file. */
  readonly bands: readonly (WrittenBand | undefined)[];
}

/** Reports a fault of a type's period, at most once for all of its periods. */
type Report = (path: Path, reason: string) => void;

/**
 * The tariffs of each stretch of days on which nothing changes. Each stretch is checked: a product is lent on every day
 * or on none (F-7.3), and what is in force fits together (F-7.4). Faults are recorded in the readings of the types.
 */
export function resolvePeriods(types: readonly WrittenType[]): TariffPeriods {
  const reported = new Map<YamlReading, Set<string>>();
  const reportFor =
    ({ reading }: WrittenType, from: CalendarDate | undefined): Report =>
    (path, reason) => {
      const known = reported.get(reading) ?? new Set();
      const key = JSON.stringify([path, reason]);
      if (!known.has(key))
        reading.fault(path, from === undefined ? reason : `${reason}, from ${formatIsoDate(from)}`);
      reported.set(reading, known.add(key));
    };
  const resolve = (from: CalendarDate | undefined): TariffPeriod => {
    const tariffs = new Map<ProductCode, Tariff>();
    for (const code of new Set(types.map((type) => type.code))) {
      const written = types.filter((type) => type.code === code);
      const [current, ...others] = written.filter(({ days }) => isInForce(days, from));
      for (const other of others)
        reportFor(other, from)([...other.path, 'code'], `${code} appears twice`);
      const [first] = written;
      if (current === undefined && first)
        reportFor(first, from)([...first.path, 'code'], notLent(code, from));
      const tariff = current && tariffOf(current, from, reportFor(current, from));
      if (tariff) tariffs.set(code, tariff);
    }
    return { from, tariffs: Object.fromEntries(tariffs) satisfies Tariffs };
  };
  return [resolve(undefined), ...startsOf(types).map(resolve)];
}

/** Every day on which something starts, or is over. */
function startsOf(types: readonly WrittenType[]): readonly CalendarDate[] {
  const days = types.flatMap((type) => [
    type.days,
    ...type.bands.flatMap((band) =>
      band ? [band.days, ...band.offers.map((offer) => offer.days)] : [],
    ),
  ]);
  return days
    .flatMap(({ from, until }) => [...(from ? [from] : []), ...(until ? [nextDay(until)] : [])])
    .toSorted(compareDates)
    .filter((day, i, all) => i === 0 || compareDates(day, all[i - 1] ?? day) !== 0);
}

/** Whether days include a period's first day; without one the period is before everything that starts. */
function isInForce({ from, until }: Days, day: CalendarDate | undefined): boolean {
  if (day === undefined) return from === undefined;
  return !(from && compareDates(day, from) < 0) && !(until && compareDates(until, day) < 0);
}

function tariffOf(
  { code, family, type, texts, example, bands, path }: WrittenType,
  from: CalendarDate | undefined,
  report: Report,
): Tariff | undefined {
  const current = bands.filter((band) => band === undefined || isInForce(band.days, from));
  if (bands.length > 0 && current.length === 0)
    report([...path, 'rates'], notLent('this loan', from));
  checkBands(current, report);
  const rates = current.map((band) => band && rateOf(band, from, report));
  if (example) checkExample(example, rates, path, report);
  const whole = rates.filter((rate) => rate !== undefined);
  if (texts === undefined || example === undefined || whole.length < rates.length) return undefined;
  return { code, family, type, ...texts, example, rates: whole };
}

function rateOf(
  { min, max, offers, path }: WrittenBand,
  from: CalendarDate | undefined,
  report: Report,
): TariffRate {
  const current = offers.filter(({ days }) => isInForce(days, from));
  if (offers.length > 0 && current.length === 0)
    report([...path, 'offers'], notLent('this band', from));
  current.forEach((offer, i) => {
    if (current.findIndex(({ duration }) => duration === offer.duration) < i)
      report([...offer.path, 'duration'], `${offer.duration} months appear twice`);
  });
  return {
    min,
    max,
    offers: current
      .map(({ duration, taeg }) => ({ duration, taeg }))
      .toSorted((a, b) => a.duration - b.duration),
  };
}

/** Compares only with bands that could be read: an unreadable band may be the example's. */
function checkExample(
  loan: Tariff['example'],
  rates: readonly (TariffRate | undefined)[],
  path: Path,
  report: Report,
): void {
  const band = rates.find((rate) => rate && rate.min <= loan.amount && loan.amount <= rate.max);
  if (band === undefined && rates.includes(undefined)) return;
  if (!band?.offers.some(({ duration }) => duration === loan.duration))
    report([...path, 'example'], 'is not a loan that the rates below offer');
}

function checkBands(bands: readonly (WrittenBand | undefined)[], report: Report): void {
  bands.forEach((current, i) => {
    const before = bands[i - 1];
    if (current === undefined || before === undefined || current.min === before.max + 1) return;
    const start = writeEuros(cents(before.max + 1));
    const relation = current.min <= before.max ? 'overlaps' : 'leaves a gap after';
    report(
      [...current.path, 'min'],
      `${relation} the band before it, which ends at ${writeEuros(before.max)}: start at ${start}`,
    );
  });
}

/** Why a day without something is a fault; the mend for the days before the first that the files name is another. */
function notLent(what: string, from: CalendarDate | undefined): string {
  return from === undefined
    ? `${what} is not lent before its first "from": leave that out, or keep what was lent before`
    : `${what} is not lent: what ends needs something that follows the day after`;
}

export function writeEuros(amount: Cents): string {
  return `${toEuros(amount).toFixed(2)} euros`;
}
