import { describe, expect, it } from 'vitest';
import { chooseColumns } from './choose-columns.ts';

const DURATIONS = [24, 36, 48, 60, 72];

describe('the durations beside each other', () => {
  it.each([
    [24, [24, 36, 48]],
    [36, [24, 36, 48]],
    [48, [36, 48, 60]],
    [60, [48, 60, 72]],
    [72, [48, 60, 72]],
    // One that is not offered, for a moment.
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

  it('are those wanted, as long as they are offered', () => {
    expect(chooseColumns(DURATIONS, 48, [24, undefined, 120])).toEqual([24, 48, 60]);
  });
});
