import type { MouseEvent } from 'react';
import './quick-access.css';

export interface QuickLink {
  href: string;
  /** What it does, in full: its name. */
  long: string;
  /** One word for it, where there is little room; else what it does stands there in full. */
  short: string;
  /** Not needed on a desktop, where what it leads to is in view. */
  isForPhones?: boolean;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The few things that have to be at hand all the time, in one line. */
export function QuickAccess({ label, links }: { label: string; links: readonly QuickLink[] }) {
  return (
    <nav className="quick-access" aria-label={label}>
      {links.map(({ href, long, short, isForPhones, onClick }) => (
        <a
          key={href}
          className={isForPhones ? 'quick-access__for-phones' : undefined}
          href={href}
          aria-label={long}
          onClick={onClick}
        >
          <span className="quick-access__short">{short}</span>
          <span className="quick-access__long">{long}</span>
        </a>
      ))}
    </nav>
  );
}
