import { useCallback, useState } from 'react';
import type { Answers } from '#journey/answers.ts';
import { createPostcodeBook } from './postcode-book.ts';

/** The postcodes that are asked of either borrower. */
export const ZIPS = ['zip', 'employerZip', 'coborrowerZip', 'coborrowerEmployerZip'];

/** The postcodes of the answers: what the server said of them so far, and asking it. */
export function usePostcodes() {
  const [book] = useState(createPostcodeBook);
  const [lookups, setLookups] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a look-up changes what is answered.
  const isPostcode = useCallback((zip: string) => book.isPostcode(zip), [book, lookups]);

  /** Looks up what postcodes the answers name; false where the server could not be reached. */
  const learn = useCallback(
    async (of: Answers) => {
      const learnt = await book.learn(ZIPS.map((name) => String(of[name] ?? '').trim()));
      setLookups((before) => before + 1);
      return learnt;
    },
    [book],
  );

  return { isPostcode, learn };
}
