import type { ReactNode } from 'react';
import './disclosure.css';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
}

/** Optional reading, collapsed until opened; works without script. */
export function Disclosure({ summary, children, open }: DisclosureProps) {
  return (
    <details className="disclosure" open={open}>
      <summary className="disclosure__summary">
        <span>{summary}</span>
      </summary>
      <div className="disclosure__text">{children}</div>
    </details>
  );
}
