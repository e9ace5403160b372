import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, formatDate, parseDate } from '#domain/calendar/date.ts';
import { FAMILY_OF, PRODUCT_CODES, type ProductCode } from '#domain/tariff/tariff.ts';
import {
  carType,
  hasStep1b,
  isCar,
  isMobileHome,
  isNewVehicleProduct,
  isVehicleTooOld,
  vehicleCodes,
  vehicleProduct,
} from './vehicle.ts';

function day(typed: string) {
  const date = parseDate(typed);
  if (!date) throw new Error(`${typed} is no day`);
  return date;
}

//
describe('the products for vehicles', () => {
  it.each(PRODUCT_CODES)('%s belongs to the family its simulator has', (code) => {
    expect(isCar(code)).toBe(FAMILY_OF[code] === 'car');
    expect(isMobileHome(code)).toBe(FAMILY_OF[code] === 'mobilhome');
    expect(hasStep1b(code)).toBe(isCar(code) || isMobileHome(code));
  });

  it('are for new vehicles under A and B', () => {
    expect(PRODUCT_CODES.filter(isNewVehicleProduct)).toEqual([
      'TAEGIVA1',
      'TAEGIVB1',
      'TAEGIMA1',
      'TAEGIMB1',
    ]);
  });

  it.each<[ProductCode, ProductCode, ProductCode, ProductCode, ProductCode]>([
    // code, as new, as used, with a small advance, with a usual one
    ['TAEGIVA1', 'TAEGIVA1', 'TAEGIVC1', 'TAEGIVB1', 'TAEGIVA1'],
    ['TAEGIVB1', 'TAEGIVB1', 'TAEGIVD1', 'TAEGIVB1', 'TAEGIVA1'],
    ['TAEGIVC1', 'TAEGIVA1', 'TAEGIVC1', 'TAEGIVD1', 'TAEGIVC1'],
    ['TAEGIVD1', 'TAEGIVB1', 'TAEGIVD1', 'TAEGIVD1', 'TAEGIVC1'],
    ['TAEGIVE1', 'TAEGIVA1', 'TAEGIVC1', 'TAEGIVD1', 'TAEGIVC1'],
    ['TAEGIMA1', 'TAEGIMA1', 'TAEGIMC1', 'TAEGIMB1', 'TAEGIMA1'],
    ['TAEGIMB1', 'TAEGIMB1', 'TAEGIMD1', 'TAEGIMB1', 'TAEGIMA1'],
    ['TAEGIMC1', 'TAEGIMA1', 'TAEGIMC1', 'TAEGIMD1', 'TAEGIMC1'],
    ['TAEGIMD1', 'TAEGIMB1', 'TAEGIMD1', 'TAEGIMD1', 'TAEGIMC1'],
  ])('%s and its variants', (code, asNew, asUsed, small, usual) => {
    expect([
      vehicleProduct(code, { age: 'new' }),
      vehicleProduct(code, { age: 'used' }),
      vehicleProduct(code, { smallAdvance: true }),
      vehicleProduct(code, { smallAdvance: false }),
    ]).toEqual([asNew, asUsed, small, usual]);
  });

  it('vary only for vehicles', () => {
    expect(() => vehicleProduct('TAEGPSA1', { age: 'used' })).toThrow();
    expect(vehicleCodes()).toHaveLength(9);
  });
});

//
describe('carType', () => {
  it.each<[string, string, string | undefined]>([
    // first registration, today
    ['21/11/2023', '20/11/2026', 'new'],
    ['20/11/2023', '20/11/2026', 'used'],
    ['19/11/2023', '20/11/2026', 'used'],
    ['20/11/2026', '20/11/2026', 'new'],
    ['29/02/2024', '27/02/2027', 'new'],
    ['29/02/2024', '28/02/2027', 'used'],
    ['01/03/2024', '28/02/2027', 'new'],
    ['01/03/2024', '01/03/2027', 'used'],
    ['28/02/2025', '28/02/2028', 'used'],
    ['28/02/2025', '27/02/2028', 'new'],
    ['', '20/11/2026', undefined],
    ['31/02/2024', '20/11/2026', undefined],
  ])('registered %s, on %s: %s', (firstRegistration, today, type) => {
    for (const product of vehicleCodes())
      expect(carType({ firstRegistration }, product, day(today))).toBe(type);
    expect(carType({ firstRegistration }, 'TAEGPSA1', day(today))).toBeUndefined();
  });
});

//
describe('isVehicleTooOld', () => {
  const tooOld = (
    firstRegistration: string,
    duration: number,
    { sellerType = 'garage', product = 'TAEGIVC1' as ProductCode, today = '20/11/2026' } = {},
  ) => isVehicleTooOld({ firstRegistration, sellerType }, { product, duration }, day(today));

  it.each<[string, number, boolean]>([
    // 72 full months to the day, so that 48 more are 120
    ['20/11/2020', 47, false],
    ['20/11/2020', 48, false],
    ['20/11/2020', 49, true],
    // one day less than 73 months, and 73
    ['21/10/2020', 48, false],
    ['20/10/2020', 48, true],
    ['20/11/2026', 120, false],
    ['20/11/2026', 121, true],
    ['20/10/2026', 120, true],
    ['', 240, false],
  ])('registered %s, over %i months: %s', (firstRegistration, duration, expected) => {
    expect(tooOld(firstRegistration, duration)).toBe(expected);
    expect(tooOld(firstRegistration, duration, { product: 'TAEGIMA1' })).toBe(expected);
  });

  it.each([
    // From 29 February, and from the 31st, a month is full when its day number comes round again.
    ['29/02/2020', '28/02/2026', 49, false],
    ['29/02/2020', '01/03/2026', 49, true],
    ['31/10/2020', '30/11/2026', 48, false],
    ['31/10/2020', '01/12/2026', 48, true],
  ])('registered %s, on %s over %i months: %s', (firstRegistration, today, duration, expected) => {
    expect(tooOld(firstRegistration, duration, { today })).toBe(expected);
  });

  it('never checks a private seller’s vehicle, nor a loan for another purpose', () => {
    expect(tooOld('20/11/1990', 84, { sellerType: 'particular' })).toBe(false);
    expect(tooOld('20/11/1990', 84, { product: 'TAEGPSA1' })).toBe(false);
    expect(tooOld('20/11/1990', 84, { sellerType: '' })).toBe(true);
  });

  it('stays too old, at a later date and over more months', () => {
    const today = day('20/11/2026');
    fc.assert(
      fc.property(fc.nat(200), fc.nat(120), fc.nat(24), (age, duration, more) => {
        const firstRegistration = formatDate(addMonths(today, -age));
        const later = formatDate(addMonths(today, more));
        if (!tooOld(firstRegistration, duration)) return;
        expect(tooOld(firstRegistration, duration + more)).toBe(true);
        expect(tooOld(firstRegistration, duration, { today: later })).toBe(true);
      }),
    );
  });
});
