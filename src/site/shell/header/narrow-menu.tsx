import type { ReactElement, ReactNode } from 'react';
import type { FrameWords } from '#words/frame/frame.ts';
import type { MenuEntry } from './menu.ts';
import { MenuLinks } from './menu-links.tsx';

export interface NarrowMenuProps {
  label: string;
  /** The button's labels, closed and open. */
  words: Pick<FrameWords, 'menu' | 'close'>;
  entries: readonly MenuEntry[];
  /** The address of the current page. */
  here: string;
  warning: string;
  /** Links to the lender's numbers, first that of what the page is about. */
  phones: readonly ReactElement[];
  /** The page's languages, if there are several. */
  children: ReactNode;
}

/** The menu for narrow windows, on one panel that fills the window: the single pages, then all groups. */
export function NarrowMenu(props: NarrowMenuProps) {
  const { label, words, entries, here, warning, phones, children } = props;
  return (
    <details className="narrow-menu" data-menu>
      <summary className="narrow-menu__button">
        <span className="narrow-menu__closed">{words.menu}</span>
        <span className="narrow-menu__opened">{words.close}</span>
      </summary>
      <nav className="narrow-menu__panel" aria-label={label}>
        {children}
        <div className="narrow-menu__pages">
          {entries.map(
            (entry) =>
              'href' in entry && (
                <p className="narrow-menu__page" key={entry.href}>
                  <a href={entry.href} aria-current={entry.href === here ? 'page' : undefined}>
                    {entry.title}
                  </a>
                </p>
              ),
          )}
          {phones.map((phone) => (
            <p className="narrow-menu__page header__phone" key={phone.key}>
              {phone}
            </p>
          ))}
        </div>
        {entries.map(
          (entry) =>
            'links' in entry && (
              <div className="narrow-menu__group" key={entry.id}>
                <p className="narrow-menu__title" id={`narrow-menu-${entry.id}`}>
                  {entry.title}
                </p>
                <MenuLinks links={entry.links} here={here} headedBy={`narrow-menu-${entry.id}`} />
              </div>
            ),
        )}
        <p className="narrow-menu__warning">{warning}</p>
      </nav>
    </details>
  );
}
