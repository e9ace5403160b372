import { expect, it } from 'vitest';
import { ClocksDiffer, readAgreedTime } from './agreed-time.ts';

const TIME = new Date('2026-11-20T14:00:00Z');
const MINUTE = 60_000;
const apart = (milliseconds: number) =>
  readAgreedTime({
    now: () => new Date(TIME.getTime() + milliseconds),
    databaseTime: async () => TIME,
  });

//
it.each([0, MINUTE, -MINUTE])(
  'is the database’s, %i ms from the server’s',
  async (milliseconds) => {
    expect(await apart(milliseconds)).toEqual(TIME);
  },
);

it.each([
  [MINUTE + 1, 60],
  [-MINUTE - 1, -60],
  [40 * 24 * 60 * MINUTE, 3_456_000],
])('no agreed time is given to a clock that is %i ms off', async (milliseconds, seconds) => {
  await expect(apart(milliseconds)).rejects.toMatchObject({ seconds });
  await expect(apart(milliseconds)).rejects.toThrow(ClocksDiffer);
});

it('a slow response is not taken for a wrong clock', async () => {
  let clock = TIME.getTime();
  const databaseTime = async () => {
    clock += 2 * MINUTE;
    return TIME;
  };
  expect(await readAgreedTime({ now: () => new Date(clock), databaseTime })).toEqual(TIME);
});
