import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '#domain/calendar/date.ts';
import { highestTaeg } from '#domain/law/highest-taeg.ts';
import { longestLawfulDuration } from '#domain/law/longest-duration.ts';
import { toCents } from '#domain/money/money.ts';
import { checkTariffs } from './check-tariffs.ts';
import { copyConfiguration } from './configuration-copy.ts';
import { describeFault } from './fault.ts';
import { readLaw, shippedLaw } from './law-file.ts';
import { loadConfiguration } from './load-configuration.ts';

const SOURCE = 'source: Staatsblad';
/** One line for each row, so that a fault's line is its row's. */
const row = (since: string, taeg: number) =>
  `  - { since: ${since}, ${SOURCE}, limits: [{ upTo: 1250, taeg: 20 }, { taeg: ${taeg} }] }\n`;
const OWN = `highestTaegs:\n${row('2025-12-01', 12)}${row('2026-12-01', 6)}`;

function folderWith(law: string, edits: Parameters<typeof copyConfiguration>[0] = []): string {
  const folder = copyConfiguration(edits);
  writeFileSync(join(folder, 'law.yaml'), law);
  return folder;
}

function faultsOf(law: string): readonly string[] {
  const folder = folderWith(law);
  const read = readLaw(folder);
  return read.ok ? [] : read.faults.map((fault) => describeFault(fault).replace(`${folder}/`, ''));
}

const on = (year: number, month: number, day: number): CalendarDate => ({ year, month, day });

describe('the law’s tables of a lender', () => {
  it('are the program’s without a file (F-6.1)', () => {
    expect(readLaw(copyConfiguration([]))).toEqual({ ok: true, value: shippedLaw() });
  });

  it('take the place of the program’s where they are newer, each by itself (F-6.2)', () => {
    const read = readLaw(folderWith(OWN));
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    expect(highestTaeg(read.value, toCents(10_000), on(2026, 11, 30))).toBe(12);
    expect(highestTaeg(read.value, toCents(10_000), on(2026, 12, 1))).toBe(6);
    expect(highestTaeg(read.value, toCents(1_250))).toBe(20);
    expect(longestLawfulDuration(read.value, toCents(10_000))).toBe(48);
    expect(read.value.notices).toEqual([]);
  });

  it('are left aside, with a notice, where the program knows as new ones (F-6.2)', () => {
    const read = readLaw(folderWith(`highestTaegs:\n${row('2025-12-01', 6)}`));
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    expect(highestTaeg(read.value, toCents(10_000))).toBe(12);
    expect(read.value.notices).toEqual([expect.stringContaining('highestTaegs is not used')]);
  });

  it.each([
    ['', 'law.yaml:1:1: is empty'],
    ['highestTaegs: []', 'law.yaml:1:1 highestTaegs: has no row'],
    ['{}', 'law.yaml:1:1: has neither highestTaegs nor longestDurations'],
    [`${OWN}rates: 12`, 'law.yaml:4:1 rates: is not a known key'],
    [
      `highestTaegs:\n${row('2026-12-01', 12)}${row('2026-06-01', 12)}`,
      'law.yaml:3:7 highestTaegs[1].since: is not after the row before it: put the oldest first',
    ],
    [
      `highestTaegs:\n${row('2026-12-01', 12)}${row('2026-12-01', 12)}`,
      'law.yaml:3:7 highestTaegs[1].since: is not after the row before it: put the oldest first',
    ],
    [
      `highestTaegs:\n${row('2026-02-30', 12)}`,
      'law.yaml:2:7 highestTaegs[0].since: 2026-02-30 is not a date such as 2027-07-21',
    ],
    [
      `highestTaegs:\n${row('2026-12-01', 12).replace('Staatsblad', 'http://economie.fgov.be')}`,
      'law.yaml:2:26 highestTaegs[0].source: has an address that is not https',
    ],
    [
      `highestTaegs:\n${row('2026-12-01', 12).replace(`${SOURCE}, `, '')}`,
      'law.yaml:2:5 highestTaegs[0].source: is missing',
    ],
    [
      `highestTaegs:\n${row('2026-12-01', 120)}`,
      'law.yaml:2:83 highestTaegs[0].limits[1].taeg: is over 100',
    ],
    [
      `highestTaegs:\n${row('2026-12-01', 12).replace('{ taeg', '{ upTo: 1250, taeg')}`,
      'law.yaml:2:83 highestTaegs[0].limits[1].upTo: leaves higher amounts without a limit: the last limit has no upTo',
    ],
    [
      `highestTaegs:\n${row('2026-12-01', 12).replace('upTo: 1250, ', '')}`,
      'law.yaml:2:55 highestTaegs[0].limits[0]: has no upTo, which the last limit alone leaves out',
    ],
    [
      `highestTaegs:\n${row('2026-12-01', 12).replace('{ taeg', '{ upTo: 1000, taeg: 15 }, { taeg')}`,
      'law.yaml:2:83 highestTaegs[0].limits[1].upTo: is not over that of the limit before it',
    ],
  ])('refuse %j (F-6.3)', (law, fault) => {
    expect(faultsOf(law)).toEqual([fault]);
  });
});

describe('tariffs', () => {
  it('are checked by the row of the day, and the ones to come are notified (F-6.4)', () => {
    const folder = folderWith(OWN);
    expect(loadConfiguration(folder, () => on(2026, 11, 30)).ok).toBe(true);
    expect(loadConfiguration(folder, () => on(2026, 12, 1)).ok).toBe(false);
    const before = checkTariffs(folder, on(2026, 11, 30));
    expect(before).toMatchObject({ ok: true, faults: [] });
    expect(before.notices[0]).toMatch(
      /^From 2026-12-01 on: .*tariffs\.yaml:\d+:\d+ .* the law allows at most 6 %$/,
    );
    expect(checkTariffs(folder, on(2026, 12, 1))).toMatchObject({ ok: false, notices: [] });
  });

  it('are checked on the days on which they are in force, and on no others (F-6.4)', () => {
    const lowered = `highestTaegs:\n${row('2025-12-01', 20)}${row('2026-12-01', 12)}`;
    const withDearOffer = (until: string, from: string) =>
      folderWith(lowered, [
        {
          file: 'tariffs.yaml',
          replace: '{ duration: 12, taeg: 6.95 }',
          by: `{ duration: 12, taeg: 15, until: ${until} }\n              - { duration: 12, taeg: 6.95, from: ${from} }`,
        },
      ]);
    const ended = withDearOffer('2026-11-30', '2026-12-01');
    expect(checkTariffs(ended, on(2026, 11, 1)).notices).toEqual([]);
    expect(loadConfiguration(ended, () => on(2026, 12, 1)).ok).toBe(true);
    const goesOn = withDearOffer('2026-12-31', '2027-01-01');
    expect(checkTariffs(goesOn, on(2026, 11, 1)).notices).toEqual([
      expect.stringMatching(/^From 2026-12-01 on: .* 15 % .* at most 12 %$/),
    ]);
  });

  it('are checked by what the program knows if law.yaml is not in order, which is named (F-6.3)', () => {
    const { faults } = checkTariffs(folderWith('highestTaegs: 12'), on(2026, 1, 1));
    expect(faults.map(({ reason }) => reason)).toEqual(['must be a list, but is a number']);
  });
});
