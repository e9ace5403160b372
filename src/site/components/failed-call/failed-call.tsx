import type { ReactNode } from 'react';
import { MooredBoat } from '#view/brand/moored-boat.tsx';
import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';

export interface FailedCallProps {
  title: ReactNode;
  /** What the button says. */
  again: string;
  onRetry: () => void;
  /** True where nothing else is shown: a boat waits below it. */
  isAlone?: boolean;
  /** What has failed, and what may be done besides. */
  children: ReactNode;
}

/** Announces that a call failed, with a button to try again. */
export function FailedCall({ title, again, onRetry, isAlone = false, children }: FailedCallProps) {
  return (
    <>
      <Notice kind="error" role="alert" title={title}>
        <p>{children}</p>
        <Button variant="plain" action="retry" onClick={onRetry}>
          {again}
        </Button>
      </Notice>
      {isAlone && <MooredBoat />}
    </>
  );
}
