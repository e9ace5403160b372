import type { ReactNode } from 'react';
import './table.css';

/** The scroll container of a table that may be wider than the page; scrolls by keyboard too. */
export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
    <section className="table-frame" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
