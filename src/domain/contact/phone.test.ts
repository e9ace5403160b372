import { describe, expect, it } from 'vitest';
import { isPhone } from './phone.ts';
import { isPlausiblePhone, toE164, toKeptPhone } from './phone-plausibility.ts';

//
describe('isPhone', () => {
  it.each([
    '0475/123456',
    '0475 12 34 56',
    '0475/12.34.56',
    '081-00-12-34',
    '021234567',
    '+32475123456',
    '+32 475 12 34 56',
    '0032 475 12 34 56',
    '00 32 475 12 34 56',
    '+ 32 475 12 34 56',
    '00 123456789012345', // the space after the prefix belongs to it and is not counted
    '123456789', // 9 characters
    '123456789012345', // 15
    '+123456789012345',
    '00123456789',
    ' 0475123456 ',
    '  +32475123456',
  ])('accepts %j', (typed) => {
    expect(isPhone(typed)).toBe(true);
  });

  it.each([
    '',
    '12345678',
    ' 12345678 ', // surrounding spaces do not count
    '1234567890123456',
    '+12345678',
    '0012345678',
    '00 12345678',
    '+ 12345678',
    '0475/12x456',
    '0475(12)3456',
    '++32475123456',
    '0475+123456',
    '0475,123456',
  ])('refuses %j', (typed) => {
    expect(isPhone(typed)).toBe(false);
  });
});

// L-3.3
describe('plausibility', () => {
  it.each([
    ['0475/12.34.56', '+32475123456'],
    ['0475 12 34 56', '+32475123456'],
    ['081 00 12 34', '+3281001234'],
    ['+32 2 123 45 67', '+3221234567'],
    ['0032 475 12 34 56', '+32475123456'],
    ['+33 6 12 34 56 78', '+33612345678'],
  ])('%s is %s', (typed, stored) => {
    expect(isPlausiblePhone(typed)).toBe(true);
    expect(toE164(typed)).toBe(stored);
  });

  it.each(['000000000', '123', '', '---------', '+32 475 12 34', '+999 123 456 789'])(
    'doubts %j',
    (typed) => {
      expect(isPlausiblePhone(typed)).toBe(false);
      expect(toE164(typed)).toBeUndefined();
    },
  );
});

//
describe('stores', () => {
  it.each([
    ['0475/123456', '+32475123456'],
    [' 0475 12 34 56 ', '+32475123456'],
    ['0032 475 12 34 56', '+32475123456'],
    ['00 32 475 12 34 56', '+32475123456'],
    ['+33 6 12 34 56 78', '+33612345678'],
    ['0999 12 34 56', '+32999123456'], // not assigned, but a possible number
    [' --------- ', '---------'],
    ['+999 123 456 789', '+999 123 456 789'],
  ])('«%s» as «%s»', (typed, stored) => {
    expect(toKeptPhone(typed)).toBe(stored);
  });
});
