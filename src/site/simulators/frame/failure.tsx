import type { ReactNode, RefObject } from 'react';
import { Button } from '#site/components/button/button.tsx';
import { Notice } from '#site/components/notice/notice.tsx';

export interface FailureProps {
  words: { readonly title: string; readonly text: string };
  again: string;
  onRetry: () => void;
  /** Takes the focus, because the button goes away: what becomes of the retry is told or shown there. */
  place: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

/** Announces that something failed to load, with a button to try again. */
export function Failure({ words, again, onRetry, place, children }: FailureProps) {
  const retry = () => {
    place.current?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <Notice kind="error" role="alert" title={words.title}>
      <p>
        {words.text} {children}
      </p>
      <Button variant="plain" action="retry" onClick={retry}>
        {again}
      </Button>
    </Notice>
  );
}
