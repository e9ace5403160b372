import { describe, expect, it } from 'vitest';
import { readBrokerHours, splitHours } from './hours.ts';

const closed = {
  ...{ monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
};
const morning = { from: 540, to: 750 };
const afternoon = { from: 810, to: 1050 };

describe('a broker’s hours', () => {
  it.each([
    [[], closed],
    [['Mo 09:00-12:30'], { ...closed, monday: [morning] }],
    [['Mo 09:00-12:30,13:30-17:30'], { ...closed, monday: [morning, afternoon] }],
    [['Mo 13:30-17:30', 'Mo 09:00-12:30'], { ...closed, monday: [morning, afternoon] }],
    [
      ['Mo-Tu,Sa 09:00-12:30', ' We  13:30-17:30 '],
      {
        ...closed,
        monday: [morning],
        tuesday: [morning],
        wednesday: [afternoon],
        saturday: [morning],
      },
    ],
    [['Su 00:00-24:00'], { ...closed, sunday: [{ from: 0, to: 1440 }] }],
  ])('reads %j', (entries, week) => {
    expect(readBrokerHours(entries)).toEqual(week);
  });

  it.each([
    '',
    'Mo',
    '09:00-12:30',
    'lu-ve 09:00-12:30',
    'mo 09:00-12:30',
    'Fr-Mo 09:00-12:30',
    'Mo-Tu-We 09:00-12:30',
    'Mo,Mo 09:00-12:30',
    'Mo 9:00-12:30',
    'Mo 09:00',
    'Mo 12:30-09:00',
    'Mo 09:00-09:00',
    'Mo 09:00-24:30',
    'Mo 09:00-12:30,12:00-14:00',
    'Mo 09:00-12:30,12:30-14:00',
    'Mo 09:00-12:30,',
    'Mo 09:00-12:30 13:30-17:30',
    'Mo 09:00-12:30 on request',
  ])('refuses «%s»', (entry) => {
    expect(readBrokerHours([entry])).toBeUndefined();
  });

  it('refuses entries that overlap each other', () => {
    expect(readBrokerHours(['Mo-Fr 09:00-12:30', 'We 12:00-14:00'])).toBeUndefined();
  });

  it('writes one span an entry, as schema.org does', () => {
    const entries = ['Mo-Th 09:00-12:30,13:30-17:30', 'Sa 09:00-12:30'];
    const split = ['Mo-Th 09:00-12:30', 'Mo-Th 13:30-17:30', 'Sa 09:00-12:30'];
    expect(splitHours(entries)).toEqual(split);
    expect(readBrokerHours(split)).toEqual(readBrokerHours(entries));
  });
});
