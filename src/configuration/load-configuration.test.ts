import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyConfiguration, lineOf } from './configuration-copy.ts';
import { type ConfigurationFault, loadConfiguration } from './load-configuration.ts';

function faultsOf(folder: string): readonly ConfigurationFault[] {
  const loaded = loadConfiguration(folder);
  return loaded.ok ? [] : loaded.faults;
}

describe('a file that is not YAML', () => {
  it('is named with the place where reading stopped', () => {
    const folder = copyConfiguration([
      { file: 'lender.yaml', replace: 'referencePrefix: FLV', by: 'referencePrefix: [FLV' },
    ]);
    const line = lineOf(folder, 'lender.yaml', 'referencePrefix');
    const [fault] = faultsOf(folder);
    expect(fault?.file).toBe(join(folder, 'lender.yaml'));
    expect(Number(fault?.place.split(':')[0])).toBeGreaterThanOrEqual(line);
  });

  it('is named where a key stands twice', () => {
    const folder = copyConfiguration([
      { file: 'lender.yaml', replace: 'name: Fluvia\n', by: 'name: Fluvia\nname: Rivula\n' },
    ]);
    const line = lineOf(folder, 'lender.yaml', 'name: Rivula');
    expect(faultsOf(folder)).toEqual([
      { file: join(folder, 'lender.yaml'), place: `${line}:1`, reason: 'Map keys must be unique' },
    ]);
  });
});

describe('several wrong files', () => {
  it('are all named at once', () => {
    const folder = copyConfiguration([
      { file: 'tariffs.yaml', replace: 'duration: 24, taeg: 8.99', by: 'duration: 25, taeg: "x"' },
      { file: 'tariffs.yaml', replace: 'code: TAEGPCO2', by: 'code: TAEGPCO3' },
      { file: 'lender.yaml', replace: '0999.999.922', by: '0999.999.923' },
      { file: 'holidays.yaml', replace: '- 2027-07-21', by: '- 2027-21-07' },
      { file: 'lists.yaml', replace: 'code: MAR,', by: 'code: MARR,' },
    ]);
    rmSync(join(folder, 'localities.csv'));
    const found = faultsOf(folder).map(({ file, place }) => [
      file.slice(folder.length + 1),
      place.split(' ')[1] ?? '',
    ]);
    expect(found).toEqual([
      ['lender.yaml', 'enterpriseNumber'],
      ['tariffs.yaml', 'products.personal.types.standard.rates[0].offers[0].taeg'],
      ['tariffs.yaml', 'products.coproperty.types.standard.code'],
      ['tariffs.yaml', 'products.coproperty'],
      ['holidays.yaml', 'holidays.2027[5]'],
      ['lists.yaml', 'shared.ETACIV'],
      ['localities.csv', ''],
    ]);
  });

  it('are named when the folder is not there', () => {
    const folder = '/nowhere/at/all';
    expect(faultsOf(folder)).toEqual(
      [
        'lender.yaml',
        'tariffs.yaml',
        'holidays.yaml',
        'countries.yaml',
        'lists.yaml',
        'localities.csv',
      ].map((file) => ({ file: join(folder, file), place: '', reason: 'cannot be read' })),
    );
  });
});
