import { beforeAll, describe, expect, it } from 'vitest';
import { LIST_NAMES, listOf } from '#domain/lists/reference-lists.ts';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { toCents } from '#domain/money/money.ts';
import { metresBetween } from '#domain/places/distance.ts';
import { longestDuration } from '#domain/tariff/longest-duration.ts';
import { boundsOf, findRate, offersFor } from '#domain/tariff/rate.ts';
import { APPLICATION_PRODUCTS, PRODUCT_CODES, type ProductCode } from '#domain/tariff/tariff.ts';
import { checkTariffs } from './check-tariffs.ts';
import { DEMONSTRATION } from './configuration-copy.ts';
import { describeFault } from './fault.ts';
import { type Configuration, loadConfiguration } from './load-configuration.ts';

let configuration: Configuration;

beforeAll(() => {
  const loaded = loadConfiguration(DEMONSTRATION);
  if (!loaded.ok) throw new Error(loaded.faults.map(describeFault).join('\n'));
  configuration = loaded.configuration;
});

function tariffOf(code: ProductCode) {
  const tariff = configuration.tariffs[code];
  if (!tariff) throw new Error(`The demonstration lender does not offer ${code}`);
  return tariff;
}

describe('Fluvia’s tariffs', () => {
  /** New cars and mobile homes start above 7,500. */
  const NEW_VEHICLES: readonly ProductCode[] = ['TAEGIVA1', 'TAEGIVB1', 'TAEGIMA1', 'TAEGIMB1'];

  // W-10.7
  it.each(APPLICATION_PRODUCTS)('%s lends from 7,500 or less to 37,000 or more', (code) => {
    const { min, max } = boundsOf(tariffOf(code));
    expect(min).toBeLessThanOrEqual(toCents(NEW_VEHICLES.includes(code) ? 7_500.01 : 7_500));
    expect(max).toBeGreaterThanOrEqual(toCents(37_000));
  });

  it.each(NEW_VEHICLES)('%s starts at 7,500.01', (code) => {
    expect(boundsOf(tariffOf(code)).min).toBe(toCents(7_500.01));
  });

  /** Whole years from two on; small loans have shorter durations too. */
  const LONG = [24, 36, 48, 60, 72, 84, 96, 108, 120];

  /** The durations that the law allows, by lowest amount. */
  const ORDINARY = [
    [5_600, [24, 36]],
    [7_500, [24, 36]],
    [7_500.01, [24, 36, 48]],
    [10_000, [24, 36, 48]],
    [10_000.01, [24, 36, 48, 60]],
    [15_000, [24, 36, 48, 60]],
    [15_000.01, [24, 36, 48, 60, 72, 84]],
    [20_000, [24, 36, 48, 60, 72, 84]],
  ] as const;

  const durationsFor = (code: ProductCode, euros: number) =>
    offersFor(tariffOf(code), toCents(euros)).map(({ duration }) => duration);

  it.each(PRODUCT_CODES)('%s offers the durations that the law allows', (code) => {
    for (const [euros, durations] of ORDINARY) {
      if (toCents(euros) < boundsOf(tariffOf(code)).min) continue;
      const inYears = durationsFor(code, euros).filter((months) => LONG.includes(months));
      expect(inYears).toEqual(durations);
    }
  });

  it('lend a personal loan from 5,000, over five durations', () => {
    expect(boundsOf(tariffOf('TAEGPSA1')).min).toBe(toCents(5_000));
    expect(durationsFor('TAEGPSA1', 5_000)).toEqual([12, 18, 24, 30, 36]);
  });

  // a private seller, not a homeowner, no credit to repay. No rule changes TAEGIAV1.
  it.each(APPLICATION_PRODUCTS.filter((code) => code !== 'TAEGIAV1'))(
    '%s lends no less than the personal loan that replaces it under a rule',
    (code) => {
      expect(boundsOf(tariffOf(code)).min).toBeGreaterThanOrEqual(
        boundsOf(tariffOf('TAEGPSA1')).min,
      );
    },
  );

  // W-10.9
  it.each(PRODUCT_CODES)('%s has more than one duration for its lowest amount', (code) => {
    expect(offersFor(tariffOf(code), boundsOf(tariffOf(code)).min).length).toBeGreaterThan(1);
  });

  const ordinaryLong = LONG.slice(0, 6);

  it.each(
    PRODUCT_CODES.map(
      (code) =>
        [code, ['TAEGPSA1', 'TAEGINL1', 'TAEGINI1'].includes(code) ? LONG : ordinaryLong] as const,
    ),
  )('%s over 20,000 lasts %j', (code, durations) => {
    for (const euros of [20_000.01, 37_000, 37_000.01, 75_000])
      expect(
        offersFor(tariffOf(code), toCents(euros)).map(({ duration }) => duration),
        String(euros),
      ).toEqual(durations);
    expect(longestDuration(tariffOf(code))).toBe(durations.at(-1));
  });

  it('lend 12,500 over 48 months at 4.49', () => {
    expect(findRate(tariffOf('TAEGPSA1'), toCents(12_500), 48)).toEqual({
      kind: 'offered',
      taeg: 4.49,
    });
  });

  it.each([
    ['TAEGIVA1', 'TAEGIVB1'],
    ['TAEGIVC1', 'TAEGIVD1'],
    ['TAEGIVD1', 'TAEGIVE1'],
    ['TAEGIVA1', 'TAEGIVC1'],
    ['TAEGIMA1', 'TAEGIMB1'],
    ['TAEGIMC1', 'TAEGIMD1'],
    ['TAEGIAV1', 'TAEGINI1'],
    ['TAEGIAV1', 'TAEGIVA1'],
    ['TAEGIVE1', 'TAEGPSA1'],
    ['TAEGIMD1', 'TAEGPSA1'],
  ] as const)('%s is cheaper than %s', (cheaper, dearer) => {
    for (const euros of [7_500.01, 12_000, 18_000, 30_000, 50_000])
      for (const { duration, taeg } of offersFor(tariffOf(cheaper), toCents(euros)))
        expect(findRate(tariffOf(dearer), toCents(euros), duration)).toSatisfy(
          (rate) => rate.kind === 'offered' && rate.taeg > taeg,
        );
  });

  // W-1.12
  it('show French separators and keep figures together with their units', () => {
    const { tariffs, mortgages } = configuration;
    for (const { name, tip, info } of [...Object.values(tariffs), ...Object.values(mortgages)])
      for (const locale of CONTRACT_LOCALES)
        for (const text of [name, tip, info])
          expect(text[locale]).not.toMatch(/ [:;?!%»]|« |\d (mois|maanden)/);
  });
});

describe('the check of tariffs', () => {
  it('accepts them, and reports that the law’s table is over seven months old', () => {
    const fresh = checkTariffs(DEMONSTRATION, { year: 2026, month: 7, day: 1 });
    const stale = checkTariffs(DEMONSTRATION, { year: 2026, month: 7, day: 2 });
    expect(fresh).toEqual({ ok: true, faults: [], notices: [] });
    expect(stale).toMatchObject({ ok: true, faults: [], notices: [/2025-12-01/] });
  });
});

describe('Fluvia’s lists', () => {
  it.each(APPLICATION_PRODUCTS)('are complete for %s', (code) => {
    for (const locale of CONTRACT_LOCALES)
      for (const name of LIST_NAMES)
        expect(listOf(configuration.lists, locale, `${code}_${name}`)?.length).toBeGreaterThan(1);
  });

  //
  it('show reasons by label with 10 last, and Belgium with its neighbours first', () => {
    const codes = (name: string, locale: 'fr' | 'nl') =>
      listOf(configuration.lists, locale, `TAEGPSA1_${name}`)?.map(([code]) => code) ?? [];
    const labels = listOf(configuration.lists, 'fr', 'TAEGPSA1_CRED_REASONS')?.map(([, l]) => l);
    expect(labels?.slice(0, -1)).toEqual(
      labels?.slice(0, -1).toSorted(new Intl.Collator('fr').compare),
    );
    expect(codes('CRED_REASONS', 'fr').at(-1)).toBe('10');
    expect(codes('CRED_REASONS', 'nl').at(-1)).toBe('10');
    expect(codes('PAYS_NAT', 'nl').slice(0, 7)).toEqual(['BE', 'FR', 'NL', 'LU', 'DE', 'AF', 'AX']);
    expect(codes('PAYS_EMP', 'fr').slice(5, 8)).toEqual(['AF', 'ZA', 'AL']);
  });

  // L-4.4, R-5.9
  it.each(CONTRACT_LOCALES)('offer no loan reason about health, in %s', (locale) => {
    const reasons = listOf(configuration.lists, locale, 'TAEGPSA1_CRED_REASONS') ?? [];
    expect(JSON.stringify(reasons)).not.toMatch(/sant|médic|soins|gezond|medisch|zorg/i);
  });

  it('hold the sections of NACE-BEL 2025 and the countries of ISO 3166-1 with Kosovo', () => {
    expect(listOf(configuration.lists, 'fr', 'TAEGPSA1_SECTACT')).toHaveLength(22);
    expect(listOf(configuration.lists, 'fr', 'TAEGPSA1_PAYS_NAT')).toHaveLength(249 + 1);
  });
});

describe('the localities', () => {
  // L-3.1
  it('are 1,146 codes from 1000 to 9992', () => {
    const zips = new Set(configuration.places.localities.map(({ zip }) => zip));
    expect(zips.size).toBe(1_146);
    expect([...zips].sort().at(0)).toBe('1000');
    expect([...zips].sort().at(-1)).toBe('9992');
  });

  // L-3.2
  it.each([
    ['1000', ['Bruxelles'], ['Brussel']],
    ['1300', ['Wavre', 'Limal'], ['Wavre', 'Limal']],
    ['4000', ['Liège', 'Glain', 'Rocourt'], ['Liège', 'Glain', 'Rocourt']],
    ['7780', ['Comines', 'Comines-Warneton'], ['Komen', 'Komen-Waasten']],
    // the municipality, where no locality of the code has its name.
    ['9930', ['Zomergem', 'Lievegem'], ['Zomergem', 'Lievegem']],
    ['1020', ['Laeken', 'Bruxelles'], ['Laken', 'Brussel']],
    ['3798', ['Fouron-le-Comte', 'Fourons'], ['’s-Gravenvoeren', 'Voeren']],
    ['2220', ['Hallaar', 'Heist-op-den-Berg'], ['Hallaar', 'Heist-op-den-Berg']],
    [
      '8200',
      ['Sint-Andries', 'Sint-Michiels', 'Brugge'],
      ['Sint-Andries', 'Sint-Michiels', 'Brugge'],
    ],
    ['0612', [], []],
  ])('%s', (zip, fr, nl) => {
    expect(configuration.places.namesOf(zip, 'fr')).toEqual(fr);
    expect(configuration.places.namesOf(zip, 'nl')).toEqual(nl);
    expect(configuration.places.isPostcode(zip)).toBe(fr.length > 0);
  });
});

// L-3.4
describe('the municipalities', () => {
  it('are the 565 of 1 January 2025, and each has a locality', () => {
    const { localities, municipalities } = configuration.places;
    expect(municipalities).toHaveLength(565);
    const withLocality = new Set(localities.map(({ municipality }) => municipality));
    expect(municipalities.filter(({ nis }) => !withLocality.has(nis))).toEqual([]);
  });

  it('lie around their localities', () => {
    const { localities, municipalities } = configuration.places;
    const byCode = new Map(municipalities.map((municipality) => [municipality.nis, municipality]));
    const far = localities.filter((locality) => {
      const municipality = byCode.get(locality.municipality);
      return !municipality || metresBetween(locality, municipality) > 20_000;
    });
    expect(far).toEqual([]);
  });
});

describe('Fluvia itself', () => {
  it('has two phone lines, in a form that phones dial', () => {
    expect(configuration.lender.phones).toEqual({
      personal: { shown: '081\u00a000\u00a012\u00a034', e164: '+3281001234' },
      mortgage: { shown: '081\u00a000\u00a012\u00a035', e164: '+3281001235' },
    });
  });
});
