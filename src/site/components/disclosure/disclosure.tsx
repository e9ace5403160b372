import type { ReactNode } from 'react';
import './disclosure.css';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
}

/** Something one may want to read: folded until asked, without script. */
export function Disclosure({ summary, children, open }: DisclosureProps) {
  return (
    <details className="disclosure" open={open}>
      <summary className="disclosure__summary">{summary}</summary>
      <div className="disclosure__text">{children}</div>
    </details>
  );
}
