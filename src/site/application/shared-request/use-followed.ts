import { useCallback, useEffect, useState } from 'react';
import { ask, type Followed, type Wish } from './followed.ts';

export type FollowState = 'loading' | 'unknown' | 'unreachable' | 'shown';

/** What came of the last wish: `done`, `failed`, or the server's word for why not. */
export interface Outcome {
  readonly wish: Wish;
  readonly result: string;
}

/** A shared request, as it stands now, and what its applicant can do to it. */
export function useFollowed() {
  const [state, setState] = useState<FollowState>('loading');
  const [followed, setFollowed] = useState<Followed>();
  const [busy, setBusy] = useState<Wish>();
  const [outcome, setOutcome] = useState<Outcome>();

  const look = useCallback(async () => {
    const key = keyInAddress();
    if (key === '') return setState('unknown');
    const answer = await ask('follow', key);
    if (answer.kind === 'followed') setFollowed(answer.followed);
    setState(
      answer.kind === 'followed' ? 'shown' : answer.kind === 'unknown' ? 'unknown' : 'unreachable',
    );
  }, []);

  useEffect(() => {
    const begin = () => {
      setState('loading');
      setOutcome(undefined);
      keepKeyInLanguageLinks();
      void look();
    };
    begin();
    // Another key pasted into the address changes nothing but the fragment.
    window.addEventListener('hashchange', begin);
    return () => window.removeEventListener('hashchange', begin);
  }, [look]);

  /** Whether it was done. */
  const wish = async (asked: Wish, more: object = {}): Promise<boolean> => {
    if (busy) return false;
    setBusy(asked);
    setOutcome(undefined);
    const answer = await ask(asked, keyInAddress(), more);
    setBusy(undefined);
    if (answer.kind === 'followed') {
      setFollowed(answer.followed);
      setOutcome({ wish: asked, result: 'done' });
      return true;
    }
    setOutcome({ wish: asked, result: answer.kind === 'refused' ? answer.type : 'failed' });
    // What is shown is not what there is any more.
    if (answer.kind === 'changed' || answer.kind === 'refused') await look();
    return false;
  };

  return { state, followed, busy, outcome, wish, retry: () => void look() };
}

const keyInAddress = () => location.hash.slice(1);

/** The other language's page needs the key too; the server never sees it in an address. */
function keepKeyInLanguageLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]'))
    link.hash = location.hash;
}
