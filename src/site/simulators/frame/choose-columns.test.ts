import { describe, expect, it } from 'vitest';
import { changeColumn, chooseColumns } from './choose-columns.ts';

const DURATIONS = [24, 36, 48, 60, 72];

// W-2.30
describe('the durations next to each other', () => {
  it.each([
    [24, [24, 36, 48]],
    [36, [24, 36, 48]],
    [48, [36, 48, 60]],
    [60, [48, 60, 72]],
    [72, [48, 60, 72]],
    // A duration that is not offered for a moment.
    [84, [24, 36, 48]],
  ])('are %i and its neighbours', (chosen, columns) => {
    expect(chooseColumns(DURATIONS, chosen, [])).toEqual(columns);
  });

  it.each([
    [
      [24, 36],
      [24, 36],
    ],
    [[24], [24]],
    [[], []],
  ])('of %j are no more than there are', (durations, columns) => {
    expect(chooseColumns(durations, 24, [])).toEqual(columns);
  });

  it('are the durations wanted, as long as they are offered', () => {
    expect(chooseColumns(DURATIONS, 48, [24, undefined, 120])).toEqual([24, 48, 60]);
  });

  it.each([
    [[undefined, undefined, 24], 24, [36, 48, 24]],
    [[60, 120, 72], 60, [60, 48, 72]],
    [[72, 60, 120], 72, [72, 60, 48]],
  ])('never appear twice: %j next to %i', (wanted, chosen, columns) => {
    expect(chooseColumns(DURATIONS, chosen, wanted)).toEqual(columns);
  });

  it('change places with a duration that is shown already', () => {
    expect(changeColumn([24, 36, 48], 0, 60)).toEqual([60, 36, 48]);
    expect(changeColumn([24, 36, 48], 0, 48)).toEqual([48, 36, 24]);
  });
});
