import type { FastifyBaseLogger } from 'fastify';

/** From how many times the usual work on the log names puzzles harder. */
const HARDER = 1.25;

/**
 * Tells of each puzzle how many tries it takes on average, and logs when puzzles get harder than `usual`, and when
 * they are as usual again: once each, however the share of failures wavers. Nothing of a visitor is told.
 */
export function reportDifficulty(
  usual: number,
  tell: { gauge: (tries: number) => void; log: () => Pick<FastifyBaseLogger, 'info' | 'warn'> },
): (tries: number) => void {
  let isHarder = false;
  return (tries) => {
    tell.gauge(tries);
    if (!isHarder && tries >= HARDER * usual) {
      isHarder = true;
      tell.log().warn({ tries, usual }, 'Many bot checks fail: puzzles are harder');
    } else if (isHarder && tries <= usual) {
      isHarder = false;
      tell.log().info({ tries, usual }, 'Puzzles of the bot check are as usual again');
    }
  };
}
