import type { KeyboardEvent, MouseEvent } from 'react';
import './tab-links.css';

export interface TabLink<Key extends string> {
  key: Key;
  label: string;
  /** The tab's own page, for visitors without script and for opening in another window. */
  href: string | undefined;
}

export interface TabLinksProps<Key extends string> {
  /** The accessible name of the group. */
  label: string;
  tabs: readonly TabLink<Key>[];
  chosen: Key;
  onChoose: (key: Key) => void;
  /** A pointer or the focus is on a tab, which may be chosen next. */
  onNear?: () => void;
  /** The panel that the tabs show. */
  panel: string;
  /** Until the page is hydrated they are plain links, and are announced as links. */
  isHydrated: boolean;
}

/** On a phone the row scrolls: the chosen tab may be beyond its edge, as when an address names it. */
const showInRow = (tab: HTMLElement | null) => tab?.closest('ul')?.scroll?.(tab.offsetLeft - 48, 0);

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Links to pages that become the tabs of a panel after hydration; nothing where there is no choice. */
export function TabLinks<Key extends string>(props: TabLinksProps<Key>) {
  const { label, tabs, chosen, onChoose, onNear, panel, isHydrated } = props;

  const follow = (event: MouseEvent, key: Key) => {
    if (!isHydrated || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(key);
  };
  const press = (event: KeyboardEvent<HTMLAnchorElement>, index: number) => {
    if (!isHydrated) return;
    if (event.key === ' ') {
      event.preventDefault();
      event.currentTarget.click();
      return;
    }
    const next = nextIndex(event.key, index, tabs.length) ?? -1;
    const tab = tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChoose(tab.key);
    event.currentTarget.closest('ul')?.querySelectorAll('a')[next]?.focus();
  };

  if (tabs.length < 2) return null;
  return (
    <ul className="tab-links" role={isHydrated ? 'tablist' : undefined} aria-label={label}>
      {tabs.map(({ key, label: name, href }, index) => (
        <li key={key} role={isHydrated ? 'presentation' : undefined}>
          <a
            href={href ?? `#${panel}`}
            className="tab-links__tab"
            data-tab={key}
            ref={index && key === chosen ? showInRow : null}
            {...(isHydrated
              ? {
                  role: 'tab',
                  id: `tab-${key}`,
                  'aria-selected': key === chosen,
                  'aria-controls': panel,
                  tabIndex: key === chosen ? 0 : -1,
                }
              : { 'aria-current': key === chosen ? 'true' : undefined })}
            onPointerEnter={onNear}
            onFocus={onNear}
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
