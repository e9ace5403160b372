import type { ReactNode } from 'react';
import type { MenuEntry } from './menu.ts';
import { MenuLinks } from './menu-links.tsx';

export interface WideMenuProps {
  label: string;
  entries: readonly MenuEntry[];
  /** The address of the current page. */
  here: string;
  /** The legal warning below the pages of a loan group. */
  warning: string;
  phone: ReactNode;
}

/** The groups in a row; each opens over the page, one at a time, also without script. */
export function WideMenu({ label, entries, here, warning, phone }: WideMenuProps) {
  return (
    <nav className="wide-menu" aria-label={label}>
      <ul className="wide-menu__entries">
        {entries.map((entry) =>
          'links' in entry ? (
            <li key={entry.id}>
              <details className="wide-menu__group" name="menu" data-menu>
                <summary className="wide-menu__button chevron" id={`menu-${entry.id}`}>
                  {entry.title}
                </summary>
                <div className="wide-menu__panel">
                  <div className="page-width wide-menu__inner">
                    <div className="wide-menu__words">
                      <p>{entry.lead}</p>
                      {entry.id !== 'advice' && <p className="wide-menu__warning">{warning}</p>}
                    </div>
                    <MenuLinks links={entry.links} here={here} headedBy={`menu-${entry.id}`} />
                  </div>
                </div>
              </details>
            </li>
          ) : (
            <li key={entry.href}>
              <a href={entry.href} aria-current={entry.href === here ? 'page' : undefined}>
                {entry.title}
              </a>
            </li>
          ),
        )}
        <li className="header__phone">{phone}</li>
      </ul>
    </nav>
  );
}
