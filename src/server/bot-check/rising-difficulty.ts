/** How much work a puzzle is. */
export interface Difficulty {
  /** The average number of tries of a puzzle made now. */
  triesAt(now: Date): number;
  /** Notes that a proof passed or failed. */
  note(isPassed: boolean, now: Date): void;
}

/** The share of failed proofs up to which puzzles are as usual: people fail too, after twenty minutes. */
const CALM_SHARE = 0.2;
/** The share from which puzzles are as hard as they get. */
const WORST_SHARE = 0.8;
/** By how much the usual work is multiplied at most: a phone then takes about four seconds. */
export const HARDEST = 4;
/** With fewer recent proofs than this, their share says nothing. */
const FEWEST_PROOFS = 20;
/** After this time a proof counts half as much, in milliseconds. */
const HALF_LIFE = 60_000;

/**
 * Makes puzzles harder as the share of failed proofs grows, from `usual` tries to `HARDEST` times as
 * many, and at most `most`. Proofs are forgotten by half every minute, so that it falls again when it is calm.
 */
export function createRisingDifficulty(usual: number, most: number): Difficulty {
  const seen = { passed: 0, failed: 0, at: 0 };
  const forget = (now: Date) => {
    const kept = 0.5 ** (Math.max(0, now.getTime() - seen.at) / HALF_LIFE);
    seen.passed *= kept;
    seen.failed *= kept;
    seen.at = now.getTime();
  };
  return {
    triesAt: (now) => {
      forget(now);
      const all = seen.passed + seen.failed;
      if (all < FEWEST_PROOFS) return usual;
      const beyond = (seen.failed / all - CALM_SHARE) / (WORST_SHARE - CALM_SHARE);
      const factor = 1 + (HARDEST - 1) * Math.min(1, Math.max(0, beyond));
      return Math.max(usual, Math.min(most, Math.round(usual * factor)));
    },
    note: (isPassed, now) => {
      forget(now);
      seen[isPassed ? 'passed' : 'failed'] += 1;
    },
  };
}
