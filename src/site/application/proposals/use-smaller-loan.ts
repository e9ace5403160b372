import { useEffect, useState } from 'react';
import type { Cents } from '#domain/money/money.ts';
import type { Answers } from '#journey/answers.ts';
import type { Loan } from '#journey/facts.ts';
import { fetchRate } from '../fetch-rate.ts';
import { findSmallerLoan } from './find-smaller-loan.ts';

/**
 * The largest smaller loan, from `least` on, that the budget can carry; undefined if there is none.
 */
export function useSmallerLoan(answers: Answers, loan: Loan, least: Cents): Loan | undefined {
  const [smaller, setSmaller] = useState<Loan>();
  useEffect(() => {
    let stale = false;
    void findSmallerLoan(answers, loan, least, fetchRate).then((found) => {
      if (!stale) setSmaller(found);
    });
    return () => {
      stale = true;
    };
  }, [answers, loan, least]);
  return smaller;
}
