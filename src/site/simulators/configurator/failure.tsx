import type { ReactNode } from 'react';
import { Button } from '#site/components/button/button.tsx';
import { Notice } from '#site/components/notice/notice.tsx';

export interface FailureProps {
  words: { readonly title: string; readonly text: string };
  again: string;
  onRetry: () => void;
  children?: ReactNode;
}

/** That something has not come, said at once, with a button that asks for it again. */
export function Failure({ words, again, onRetry, children }: FailureProps) {
  return (
    <Notice kind="error" role="alert" title={words.title}>
      <p>
        {words.text} {children}
      </p>
      <Button variant="plain" action="retry" onClick={onRetry}>
        {again}
      </Button>
    </Notice>
  );
}
