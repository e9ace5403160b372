import { describe, it } from 'vitest';
import { expectFaultOnLine, type WrongLine } from './configuration-copy.ts';
import { readPlaces } from './locality-file.ts';

describe('a wrong line of localities.csv', () => {
  it.each<WrongLine>([
    ['postcode,name_fr', 'zip,name_fr', 'zip,name_fr', '', 'does not start with'],
    [
      '1020,Laeken,Laken,,50.8759,4.3484,BE-BRU',
      '102,Laeken,Laken,,50.8759,4.3484,BE-BRU',
      '102,Laeken',
      '',
      'four digits',
    ],
    [
      '1020,Laeken,Laken,,50.8759,4.3484,BE-BRU',
      '1020,Laeken,Laken,,4.3484,50.8759,BE-BRU',
      '1020,Laeken',
      '',
      'does not lie in Belgium',
    ],
    [
      '1020,Laeken,Laken,,50.8759,4.3484,BE-BRU',
      '1020,Laeken,,,50.8759,4.3484,BE-BRU',
      '1020,Laeken',
      '',
      'lacks a name',
    ],
    [
      '1020,Laeken,Laken,,50.8759,4.3484,BE-BRU',
      '1020,Laeken,Laken,50.8759,4.3484,BE-BRU',
      '1020,Laeken',
      '',
      '8 columns',
    ],
    [
      '50.8759,4.3484,BE-BRU,21004',
      '50.8759,4.3484,BE-BRU,21094',
      '1020,Laeken',
      '',
      '21094 is no municipality of municipalities.csv',
    ],
  ])('%j → %j', (...wrong) => {
    expectFaultOnLine('localities.csv', readPlaces, wrong);
  });
});

describe('a wrong line of municipalities.csv', () => {
  it.each<WrongLine>([
    ['nis,name_fr', 'code,name_fr', 'code,name_fr', '', 'does not start with'],
    [
      '21015,Schaerbeek',
      '2101,Schaerbeek',
      '2101,Schaerbeek',
      '',
      'not the code of a municipality',
    ],
    ['21015,Schaerbeek,', '21015,,', '21015,,', '', 'lacks a name'],
    ['21015,Schaerbeek,', '21015,Schaerbeek,,', '21015,Schaerbeek', '', '8 columns'],
  ])('%j → %j', (...wrong) => {
    expectFaultOnLine('municipalities.csv', readPlaces, wrong);
  });
});
