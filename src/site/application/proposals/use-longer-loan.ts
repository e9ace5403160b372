import { useEffect, useState } from 'react';
import { toEuros } from '#domain/money/money.ts';
import { suggestsLongerDuration } from '#journey/affordability/longer-duration.ts';
import type { Answers } from '#journey/answers.ts';
import type { Loan } from '#journey/facts.ts';
import { totalAmount } from '#journey/loan.ts';
import { isTenant, MAX_DURATION_FOR_TENANTS } from '#journey/owner.ts';
import { calls } from '../calls.ts';
import { fetchRate } from '../fetch-rate.ts';

/**
 * The same loan over its longest duration, at the tariff's rate; undefined if the loan already has
 * that duration.
 */
export function useLongerLoan(answers: Answers, loan: Loan): Loan | undefined {
  const [longer, setLonger] = useState<Loan>();
  useEffect(() => {
    let stale = false;
    const ask = async () => {
      const reply = await calls.duration(loan.product, toEuros(totalAmount(loan)));
      const longest = reply.kind === 'ok' ? reply.body : undefined;
      if (longest === undefined || !suggestsLongerDuration(answers, loan.duration, longest)) return;
      const duration = isTenant(answers) ? Math.min(longest, MAX_DURATION_FOR_TENANTS) : longest;
      const found = await fetchRate({ ...loan, duration });
      if (!stale && typeof found === 'object' && found.duration > loan.duration) setLonger(found);
    };
    void ask();
    return () => {
      stale = true;
    };
  }, [answers, loan]);
  return longer;
}
