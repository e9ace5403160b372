import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyConfiguration, lineOf } from './configuration-copy.ts';
import { type ConfigurationFault, loadConfiguration } from './load-configuration.ts';

function faultsOf(folder: string): readonly ConfigurationFault[] {
  const loaded = loadConfiguration(folder);
  return loaded.ok ? [] : loaded.faults;
}

/** The representative example of the personal loan, up to its duration. */
const EXAMPLE = 'for homeowners only."\n        example: { amount: 12500, duration: ';

describe('a file that is not YAML', () => {
  it('is reported with the position where reading stopped', () => {
    const folder = copyConfiguration([
      { file: 'lender.yaml', replace: 'referencePrefix: FLV', by: 'referencePrefix: [FLV' },
    ]);
    const line = lineOf(folder, 'lender.yaml', 'referencePrefix');
    const [fault] = faultsOf(folder);
    expect(fault?.file).toBe(join(folder, 'lender.yaml'));
    expect(Number(fault?.place.split(':')[0])).toBeGreaterThanOrEqual(line);
  });

  it('is reported where a key appears twice', () => {
    const folder = copyConfiguration([
      { file: 'lender.yaml', replace: 'name: Fluvia\n', by: 'name: Fluvia\nname: Rivula\n' },
    ]);
    const line = lineOf(folder, 'lender.yaml', 'name: Rivula');
    expect(faultsOf(folder)).toEqual([
      { file: join(folder, 'lender.yaml'), place: `${line}:1`, reason: 'this key appears twice' },
    ]);
  });
});

describe('several wrong files', () => {
  it('are all reported at once', () => {
    const folder = copyConfiguration([
      { file: 'tariffs.yaml', replace: 'duration: 12, taeg: 6.95', by: 'duration: 37, taeg: "x"' },
      { file: 'tariffs.yaml', replace: 'code: TAEGPCO2', by: 'code: TAEGPCO3' },
      { file: 'lender.yaml', replace: '0999.999.922', by: '0999.999.923' },
      { file: 'holidays.yaml', replace: '- 2027-07-21', by: '- 2027-21-07' },
      { file: 'lists.yaml', replace: 'code: MAR,', by: 'code: MARR,' },
    ]);
    rmSync(join(folder, 'localities.csv'));
    const places = faultsOf(folder).map(({ file, place }) => [
      file.slice(folder.length + 1),
      place.split(' ')[1] ?? '',
    ]);
    expect(places).toEqual([
      ['lender.yaml', 'enterpriseNumber'],
      ['tariffs.yaml', 'products.personal.types.standard.rates[0].offers[0].taeg'],
      ['tariffs.yaml', 'products.coproperty.types.standard.code'],
      ['holidays.yaml', 'holidays.2027[5]'],
      ['lists.yaml', 'shared.ETACIV'],
      ['localities.csv', ''],
    ]);
  });

  it.each<[string, { file: string; replace: string; by: string }, readonly string[]]>([
    [
      'an e-mail address',
      { file: 'lender.yaml', replace: 'email: bonjour@fluvia.example', by: 'email: bonjour' },
      ['lender.yaml email'],
    ],
    [
      'a key that is not known',
      { file: 'lender.yaml', replace: 'name: Fluvia\n', by: 'name: Fluvia\nnom: Fluvia\n' },
      ['lender.yaml nom'],
    ],
    [
      'a key that appears twice',
      { file: 'lender.yaml', replace: 'name: Fluvia\n', by: 'name: Fluvia\nname: Rivula\n' },
      ['lender.yaml'],
    ],
    [
      'a line of the localities',
      { file: 'localities.csv', replace: '9992,Middelburg,', by: '9992,,' },
      ['localities.csv'],
    ],
    [
      'a family with a key that is not known',
      { file: 'tariffs.yaml', replace: '  personal:\n', by: '  personal:\n    colour: blue\n' },
      ['tariffs.yaml products.personal.colour'],
    ],
    [
      'a type without a name',
      { file: 'tariffs.yaml', replace: '          nl: "Persoonlijke lening"\n', by: '' },
      ['tariffs.yaml products.personal.types.standard.name.nl'],
    ],
    [
      'a band, and an offer in it',
      {
        file: 'tariffs.yaml',
        replace: 'max: 5600\n            offers:\n              - { duration: 12, taeg: 6.95 }',
        by: 'max: "5600"\n            offers:\n              - { duration: 12, taeg: "x" }',
      },
      [
        'tariffs.yaml products.personal.types.standard.rates[0].max',
        'tariffs.yaml products.personal.types.standard.rates[0].offers[0].taeg',
      ],
    ],
    [
      'an item of a list',
      { file: 'lists.yaml', replace: ', nl: Weduwe of weduwnaar }', by: ' }' },
      ['lists.yaml shared.ETACIV.items[5].nl'],
    ],
    [
      'a year of holidays',
      { file: 'holidays.yaml', replace: '  2027:\n', by: '  2020:\n  2027:\n' },
      ['holidays.yaml holidays.2020'],
    ],
  ])('do not hide other faults: %s', (_, edit, expected) => {
    const folder = copyConfiguration([
      edit,
      { file: 'lender.yaml', replace: 'zip: "5000"', by: 'zip: "5999"' },
      {
        file: 'tariffs.yaml',
        replace: `${EXAMPLE}48 }\n`,
        by: `${EXAMPLE}84 }\n`,
      },
      { file: 'lists.yaml', replace: 'code: MAR,', by: 'code: MARR,' },
      { file: 'holidays.yaml', replace: '- 2027-07-21', by: '- 2027-21-07' },
    ]);
    const places = faultsOf(folder).map(({ file, place }) =>
      `${file.slice(folder.length + 1)} ${place.split(' ')[1] ?? ''}`.trim(),
    );
    const crossChecked = [
      'lender.yaml address.zip',
      'tariffs.yaml products.personal.types.standard.example',
      'lists.yaml shared.ETACIV',
      'holidays.yaml holidays.2027[5]',
    ];
    expect(places.toSorted()).toEqual([...crossChecked, ...expected].toSorted());
  });

  it('are reported if the folder is missing', () => {
    const folder = '/nowhere/at/all';
    expect(faultsOf(folder)).toEqual(
      [
        'lender.yaml',
        'tariffs.yaml',
        'holidays.yaml',
        'countries.yaml',
        'lists.yaml',
        'localities.csv',
        'municipalities.csv',
        'brand/brand.yaml',
        'brand/mark.svg',
      ].map((file) => ({ file: join(folder, file), place: '', reason: 'cannot be read' })),
    );
  });
});

// F-7.1
it('gives the tariffs of the day on which they are read', () => {
  const folder = copyConfiguration([
    {
      file: 'tariffs.yaml',
      replace: '- { duration: 12, taeg: 6.95 }',
      by: '- { duration: 12, taeg: 6.95, until: 2026-12-31 }\n              - { duration: 12, taeg: 7.25, from: 2027-01-01 }',
    },
  ]);
  let today = { year: 2026, month: 12, day: 31 };
  const loaded = loadConfiguration(folder, () => today);
  if (!loaded.ok) throw new Error(loaded.faults.map(({ reason }) => reason).join('\n'));
  const ratesOver12Months = () =>
    Object.values(loaded.configuration.tariffs)
      .flatMap(({ rates }) => rates.flatMap(({ offers }) => offers))
      .flatMap(({ duration, taeg }) => (duration === 12 ? [taeg] : []));
  expect(ratesOver12Months()).toContain(6.95);
  expect(ratesOver12Months()).not.toContain(7.25);
  today = { year: 2027, month: 1, day: 1 };
  expect(ratesOver12Months()).toContain(7.25);
  expect(ratesOver12Months()).not.toContain(6.95);
});
