import { describe, expect, it } from 'vitest';
import {
  copyConfiguration,
  copyOffering,
  expectFaultOnLine,
  type WrongLine,
} from './configuration-copy.ts';
import { readLists } from './list-file.ts';
import { readTariffs } from './tariff-file.ts';

describe('a wrong line of lists.yaml', () => {
  it.each<WrongLine>([
    ['code: MAR,', 'code: MARR,', 'ETACIV:', 'shared.ETACIV', 'lacks MAR'],
    [', nl: Gehuwd }', ' }', 'code: MAR', 'shared.ETACIV.items[1].nl', 'is missing'],
    ['  ETACIV:\n', '  ETACIVIL:\n', 'shared:', 'shared', 'no list ETACIV'],
    [
      'code: COH,',
      'code: CEL,',
      'code: CEL, fr: Cohabitant',
      'shared.ETACIV.items[2].code',
      'CEL appears twice',
    ],
    ['  ETACIV:\n', '  ETACIVIL:\n', '  ETACIVIL:', 'shared.ETACIVIL', 'not the name of a list'],
    [
      'last: ["10"]',
      'last: ["11"]',
      'last: ["11"]',
      'shared.CRED_REASONS.last[0]',
      '11 is not in the list',
    ],
    [
      'ofProduct: {}',
      'ofProduct: { TAEGPSA9_ETACIV: {} }',
      'TAEGPSA9',
      'ofProduct.TAEGPSA9_ETACIV',
      'not the name of a list',
    ],
  ])('%j → %j', (...wrong) => {
    expectFaultOnLine('lists.yaml', (folder) => readLists(folder, undefined), wrong);
  });
});

describe('a wrong line of countries.yaml', () => {
  it.each<WrongLine>([
    [
      'code: "AD"',
      'code: "AE"',
      'code: "AE", fr: "Émirats',
      'countries[1].code',
      'AE appears twice',
    ],
  ])('%j → %j', (...wrong) => {
    expectFaultOnLine('countries.yaml', (folder) => readLists(folder, undefined), wrong);
  });
});

// W-10.23
describe('the purpose of a product', () => {
  const reasonsOf = (folder: string) => {
    const tariffs = readTariffs(folder);
    if (!tariffs.ok) throw new Error(JSON.stringify(tariffs.faults));
    const read = readLists(folder, tariffs.value[0].tariffs);
    return read.ok ? [] : read.faults.map(({ place, reason }) => [place.split(' ')[1], reason]);
  };

  it('is no choice where the product is not offered', () => {
    expect(reasonsOf(copyOffering('personal', 'car', 'renovation'))).toEqual([
      [
        'shared.CRED_REASONS.items[2].code',
        '82 is the purpose of TAEGINL1, which the tariffs do not offer',
      ],
    ]);
  });

  it('is needed where it is offered', () => {
    const folder = copyConfiguration([
      { file: 'lists.yaml', replace: 'code: "82",', by: 'code: "92",' },
    ]);
    expect(reasonsOf(folder)).toEqual([
      ['shared.CRED_REASONS', 'lacks 82, the purpose of TAEGINL1'],
    ]);
  });
});

describe('a product’s own list', () => {
  it('replaces the shared one, for that product only', () => {
    const folder = copyConfiguration([
      {
        file: 'lists.yaml',
        replace: 'ofProduct: {}',
        by: 'ofProduct: { TAEGPSA1_TYPE_CONTRAT: { order: listed, items: [{ code: CDI, fr: a, nl: b }] } }',
      },
    ]);
    const read = readLists(folder, undefined);
    expect(read.ok && read.value.ofProduct).toEqual({
      TAEGPSA1_TYPE_CONTRAT: { fr: [['CDI', 'a']], nl: [['CDI', 'b']] },
    });
  });
});
