import { useCallback, useEffect, useRef, useState } from 'react';
import { FOLLOWING, type FollowEvent, type Following, followingAfter } from '#journey/following.ts';
import { useStop } from '#site/browser/islands/use-stop.ts';
import { type Followed, fetchShare } from './followed.ts';

/** The page as it is shown, and what tells it that something has happened. */
export interface FollowingModel extends Following<Followed> {
  readonly dispatch: (event: FollowEvent<Followed>) => void;
}

/** The present state of a shared request, and the applicant's actions on it. */
export function useFollowed(): FollowingModel {
  const [state, setState] = useState<Following<Followed>>(FOLLOWING);
  // The present state, available before the next rendering too.
  const latest = useRef(state);

  const stop = useStop();

  const dispatch = useCallback(
    (event: FollowEvent<Followed>) => {
      const { state: after, effect } = followingAfter(latest.current, event);
      latest.current = after;
      setState(after);
      if (!effect) return;
      const { try: number } = effect;
      if (effect.kind === 'look')
        fetchShare('follow', keyInAddress())
          .then((answer) => dispatch({ kind: 'looked', try: number, answer }))
          .catch(stop);
      else
        fetchShare(effect.wish, keyInAddress(), effect.about)
          .then((answer) => dispatch({ kind: 'wishAnswered', try: number, answer }))
          .catch(stop);
    },
    [stop],
  );

  useEffect(() => {
    const arrive = () => {
      keepKeyInLanguageLinks();
      dispatch({ kind: 'arrived', hasKey: keyInAddress() !== '' });
    };
    arrive();
    // Pasting another key into the address changes only the fragment.
    window.addEventListener('hashchange', arrive);
    return () => window.removeEventListener('hashchange', arrive);
  }, [dispatch]);

  return { ...state, dispatch };
}

export const keyInAddress = () => location.hash.slice(1);

/** The other language's page needs the key too; the server never sees it in an address. */
function keepKeyInLanguageLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]'))
    link.hash = location.hash;
}
