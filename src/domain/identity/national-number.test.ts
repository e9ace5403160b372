import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDate } from '#domain/calendar/date.ts';
import { checkNationalNumber, formatNationalNumber, type Gender } from './national-number.ts';

const today = { year: 2026, month: 11, day: 21 };

const check = (digits: string, birthDate?: string, gender?: Gender) => {
  const written = formatNationalNumber(digits);
  if (written === undefined) throw new Error(digits);
  return checkNationalNumber(written, {
    birthDate: birthDate === undefined ? undefined : parseDate(birthDate),
    gender,
    today,
  });
};

// L-1.1, L-1.2
describe('checkNationalNumber, without a person', () => {
  it.each([
    '85073003328',
    '17073003384',
    '75060898009',
    '88022999990',
    '20070199922',
    '20070199951',
    '00000100195',
    '85073500107',
    '93051822361',
    '75460898095',
    '98472899765',
    '85273500150',
  ])('accepts %s', (digits) => {
    expect(check(digits)).toBeUndefined();
  });

  it.each([
    '88022999991',
    '87022999991',
    '20070199952',
    '12345678901',
    '85133000105', // month 13
    '99000099942', // valid only for 2099
    '85073000031', // sequence 000
  ])('refuses %s', (digits) => {
    expect(check(digits)).toBe('checkDigits');
  });

  it.each([
    '',
    '85073003328',
    '85.07.30.033.28',
    '85-07-30-033.28',
    '85.07.30-033-28',
    '85.07.30-033.2',
    '85.07.30-033.288',
    'AA.07.30-033.28',
  ])('requires the separators: %j', (typed) => {
    expect(checkNationalNumber(typed, { today })).toBe('format');
  });
});

// L-1.4, L-1.7, R-5.7
describe('checkNationalNumber, against a birth date', () => {
  it.each([
    ['85073003328', '30/07/1985', undefined],
    ['85073003328', '31/07/1985', 'birthDate'],
    ['85073003328', '30/08/1985', 'birthDate'],
    ['85073003328', '30/07/1986', 'birthDate'],
    ['17073003384', '30/07/2017', undefined],
    ['17073003384', '30/07/1917', 'birthDate'],
    // The check digits of both are valid, each in its own century.
    ['20070199922', '01/07/1920', undefined],
    ['20070199922', '01/07/2020', 'birthDate'],
    ['20070199951', '01/07/2020', undefined],
    ['20070199951', '01/07/1920', 'birthDate'],
    // The number states no date, so any date fits.
    ['00000100195', '14/02/1970', undefined],
    ['00000100195', '14/02/2001', undefined],
    // The day is unknown, so any day of the month fits.
    ['85073500107', '01/07/1985', undefined],
    ['85073500107', '31/07/1985', undefined],
    ['85073500107', '01/08/1985', 'birthDate'],
    ['85070000187', '01/07/1985', undefined],
    ['85070000187', '31/07/1985', undefined],
    ['85070000187', '31/08/1985', 'birthDate'],
    // In a BIS number the month is raised by 40 or 20.
    ['75460898095', '08/06/1975', undefined],
    ['75460898095', '08/07/1975', 'birthDate'],
    ['98472899765', '28/07/1998', undefined],
    ['85273500150', '12/07/1985', undefined],
    ['85273500150', '12/06/1985', 'birthDate'],
  ])('%s for %s', (digits, birthDate, fault) => {
    expect(check(digits, birthDate)).toBe(fault);
  });

  it('still checks the year where only the month is unknown', () => {
    // 40.00.00-001: the check digits of 400000001 are 97 − (400000001 mod 97).
    const check40 = String(97 - (400_000_001 % 97)).padStart(2, '0');
    expect(check(`40000000 1${check40}`, '05/05/1940')).toBeUndefined();
    expect(check(`40000000 1${check40}`, '05/05/1941')).toBe('birthDate');
  });
});

// L-1.3, L-1.5
describe('checkNationalNumber, against a gender', () => {
  it.each([
    ['85073003328', 'M', undefined],
    ['85073003328', 'F', 'gender'],
    ['75060898009', 'F', undefined],
    ['75060898009', 'M', 'gender'],
    ['75460898095', 'F', undefined],
    ['75460898095', 'M', 'gender'],
    ['85273500150', 'M', undefined], // BIS number of unknown sex: both fit
    ['85273500150', 'F', undefined],
  ] as const)('%s for %s', (digits, gender, fault) => {
    expect(check(digits, undefined, gender)).toBe(fault);
  });
});

describe('checkNationalNumber, as a law', () => {
  const person = fc.record({
    birth: fc.date({
      min: new Date('1910-01-01T00:00:00Z'),
      max: new Date('2026-11-20T00:00:00Z'),
      noInvalidDate: true,
    }),
    sequence: fc.integer({ min: 1, max: 998 }),
  });
  const numberOf = ({ birth, sequence }: { birth: Date; sequence: number }) => {
    const firstDigits =
      birth.toISOString().slice(2, 10).replaceAll('-', '') + String(sequence).padStart(3, '0');
    const checked = Number(birth.getUTCFullYear() >= 2000 ? `2${firstDigits}` : firstDigits);
    return firstDigits + String(97 - (checked % 97)).padStart(2, '0');
  };
  const known = ({ birth, sequence }: { birth: Date; sequence: number }) => ({
    birthDate: {
      year: birth.getUTCFullYear(),
      month: birth.getUTCMonth() + 1,
      day: birth.getUTCDate(),
    },
    gender: sequence % 2 === 1 ? ('M' as const) : ('F' as const),
    today,
  });

  it('accepts every number made by the rule, and none with one digit changed', () => {
    fc.assert(
      fc.property(
        person,
        fc.integer({ min: 0, max: 10 }),
        fc.integer({ min: 1, max: 9 }),
        (any, at, shift) => {
          const digits = numberOf(any);
          const changed =
            digits.slice(0, at) + ((Number(digits[at]) + shift) % 10) + digits.slice(at + 1);
          expect(
            checkNationalNumber(formatNationalNumber(digits) ?? '', known(any)),
          ).toBeUndefined();
          expect(
            checkNationalNumber(formatNationalNumber(changed) ?? '', known(any)),
          ).toBeDefined();
        },
      ),
    );
  });
});

// L-1.6
describe('a birth in the future', () => {
  /** The number of a birth from 2000 on, written YY.MM.DD. */
  const numberOf = (birth: string, sequence = '001') => {
    const firstDigits = birth.replaceAll('.', '') + sequence;
    const digits = String(97 - (Number(`2${firstDigits}`) % 97)).padStart(2, '0');
    return `${birth}-${sequence}.${digits}`;
  };

  it.each<[string, string | undefined]>([
    ['26.11.20', undefined],
    ['26.11.21', undefined],
    ['26.11.22', 'checkDigits'],
    ['26.12.01', 'checkDigits'],
    ['27.01.01', 'checkDigits'],
    // An unknown day or month is checked by the earliest date that it can be.
    ['26.11.00', undefined],
    ['26.12.00', 'checkDigits'],
    ['26.00.00', undefined],
    ['27.00.00', 'checkDigits'],
    ['26.11.31', undefined],
    ['26.11.30', 'checkDigits'],
  ])('%s, on 21.11.26: %s', (birth, fault) => {
    expect(checkNationalNumber(numberOf(birth), { today })).toBe(fault);
    // Without today's date, no birth is ruled out.
    expect(checkNationalNumber(numberOf(birth), {})).toBeUndefined();
  });

  it('has nobody before the first day', () => {
    expect(checkNationalNumber(numberOf('20.01.01', '000'), { today })).toBe('checkDigits');
    expect(checkNationalNumber(` ${numberOf('20.01.01')} `, { today })).toBeUndefined();
  });
});

describe('formatNationalNumber', () => {
  it.each([
    ['85073003328', '85.07.30-033.28'],
    ['85.07.30-033.28', '85.07.30-033.28'],
    [' 850730 033 28 ', '85.07.30-033.28'],
    ['850730-033-28', '85.07.30-033.28'],
    ['8507300332', undefined],
    ['850730033281', undefined],
    ['8507300332a', undefined],
  ])('%j', (typed, written) => {
    expect(formatNationalNumber(typed)).toBe(written);
  });
});
