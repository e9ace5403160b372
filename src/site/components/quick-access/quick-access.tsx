import type { MouseEvent } from 'react';
import './quick-access.css';

export interface QuickLink {
  href: string;
  /** The full description, also its accessible name. */
  long: string;
  /** A one-word label for narrow windows; wide ones show the full description. */
  short: string;
  /** True if it is not needed on a desktop, where its target is in view. */
  isForPhones?: boolean;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The most needed links in one line, always visible. */
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
