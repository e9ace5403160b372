import type { KeyboardEvent, MouseEvent } from 'react';
import './tab-links.css';

export interface TabLink<Key extends string> {
  key: Key;
  label: string;
  /** The page of its own that it leads to without script, and in another window. */
  href: string | undefined;
}

export interface TabLinksProps<Key extends string> {
  /** What one chooses among. */
  label: string;
  tabs: readonly TabLink<Key>[];
  chosen: Key;
  onChoose: (key: Key) => void;
  /** The panel that they show. */
  panel: string;
  /** Until then they are links, and say so. */
  isAlive: boolean;
  /** Set as a title is: it chooses among pages, not within one. */
  isLarge?: boolean;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Links to pages that, once alive, are the tabs of one panel. */
export function TabLinks<Key extends string>(props: TabLinksProps<Key>) {
  const { label, tabs, chosen, onChoose, panel, isAlive, isLarge } = props;

  const follow = (event: MouseEvent, key: Key) => {
    if (!isAlive || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(key);
  };
  const press = (event: KeyboardEvent<HTMLAnchorElement>, index: number) => {
    if (!isAlive) return;
    if (event.key === ' ') {
      event.preventDefault();
      event.currentTarget.click();
      return;
    }
    const next = nextIndex(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChoose(tab.key);
    const item = event.currentTarget.parentElement?.parentElement?.children[next ?? 0];
    item?.querySelector('a')?.focus();
  };

  return (
    <ul
      className={isLarge ? 'tab-links tab-links--large' : 'tab-links'}
      {...(isAlive ? { role: 'tablist' } : {})}
      aria-label={label}
    >
      {tabs.map(({ key, label: name, href }, index) => (
        <li key={key} {...(isAlive ? { role: 'presentation' } : {})}>
          <a
            href={href ?? `#${panel}`}
            className="tab-links__tab"
            data-tab={key}
            {...(isAlive
              ? {
                  role: 'tab',
                  id: `tab-${key}`,
                  'aria-selected': key === chosen,
                  'aria-controls': panel,
                  tabIndex: key === chosen ? 0 : -1,
                }
              : { 'aria-current': key === chosen ? 'true' : undefined })}
            onClick={(event) => follow(event, key)}
            onKeyDown={(event) => press(event, index)}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (index + step + count) % count;
}
