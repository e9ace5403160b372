import type { BotCheck } from '../../http/bot-check/bot-check.ts';
import type { Counting } from './recorder.ts';

/** The same bot check, with every verdict counted. */
export function countBotChecks(botCheck: BotCheck, recorder: Counting): BotCheck {
  return {
    ...botCheck,
    verify: async (proof, now) => {
      const verdict = await botCheck.verify(proof, now);
      const outcome = verdict.ok ? 'passed' : verdict.reason;
      recorder.count('loanfront_bot_checks_total', { outcome });
      return verdict;
    },
  };
}
