import { expect, it } from 'vitest';
import { copyConfiguration } from '#configuration/configuration-copy.ts';
import { runTariffsShow } from './tariffs-commands.ts';

const NOW = new Date('2026-12-31T12:00:00+01:00');

/** An offer over twelve months that is dearer from the new year on. */
const changing = () =>
  copyConfiguration([
    {
      file: 'tariffs.yaml',
      replace: '- { duration: 12, taeg: 6.95 }',
      by: '- { duration: 12, taeg: 6.95, until: 2026-12-31 }\n              - { duration: 12, taeg: 7.31, from: 2027-01-01 }',
    },
  ]);

// F-7.8
it('shows the tariffs of a day, and when they change', () => {
  const environment = { CONFIG_DIR: changing() };
  const today = runTariffsShow({ on: undefined, json: false }, environment, NOW).output;
  expect(today).toContain('In force on 2026-12-31:');
  expect(today).toContain('12 months 6.95 %');
  expect(today).not.toContain('7.31 %');
  expect(today).toContain('They change on 2027-01-01.');
  const later = runTariffsShow({ on: '1/1/2027', json: false }, environment, NOW).output;
  expect(later).toContain('12 months 7.31 %');
  expect(later).toContain('No change is to come.');
  const { day, changes } = JSON.parse(
    runTariffsShow({ on: '2026-11-30', json: true }, environment, NOW).output,
  );
  expect([day, changes]).toEqual(['2026-11-30', ['2027-01-01']]);
});

it('refuses what is not a day', () => {
  const { code, output } = runTariffsShow({ on: 'tomorrowish', json: false }, {}, NOW);
  expect([code, output]).toEqual([2, '--on is not a day\n']);
});
