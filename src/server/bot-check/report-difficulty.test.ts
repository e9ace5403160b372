import { expect, it } from 'vitest';
import { createAltchaCheck } from './altcha.ts';
import { reportDifficulty } from './report-difficulty.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const minutes = (n: number) => new Date(NOON + n * 60_000);

function openReport(usual: number) {
  const lines: string[] = [];
  const told: number[] = [];
  const report = reportDifficulty(usual, {
    gauge: (tries) => void told.push(tries),
    log: () => ({
      info: (facts: unknown, text?: string) =>
        void lines.push(`info ${JSON.stringify(facts)} ${text}`),
      warn: (facts: unknown, text?: string) =>
        void lines.push(`warn ${JSON.stringify(facts)} ${text}`),
    }),
  });
  return { report, lines, told };
}

it('is logged as it begins and as it ends, once each, and always told', () => {
  const { report, lines, told } = openReport(100);
  const tries = [100, 110, 130, 105, 126, 400, 100, 101, 100];
  for (const each of tries) report(each);
  expect(told).toEqual(tries);
  expect(lines).toEqual([
    'warn {"tries":130,"usual":100} Many bot checks fail: puzzles are harder',
    'info {"tries":100,"usual":100} Puzzles of the bot check are as usual again',
  ]);
});

it('comes with the puzzles, as failed proofs make them harder', async () => {
  const { report, lines, told } = openReport(10);
  const check = createAltchaCheck('secret', '/challenge', 10, report);
  await check.createChallenge?.(minutes(0));
  for (let n = 0; n < 30; n += 1) await check.verify('not a proof', minutes(0));
  await check.createChallenge?.(minutes(0));
  await check.createChallenge?.(minutes(60));
  expect(told).toEqual([10, 40, 10]);
  expect(lines).toHaveLength(2);
});
