import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import { writeCookie } from '#site/browser/cookies/cookie.ts';
import { forgetCookies } from './cookies.ts';

interface Opened {
  readonly at?: string;
  readonly locale?: Locale;
  readonly cookies?: Readonly<Record<string, string>>;
}

/** In seconds. */
const A_DAY = 86_400;

let leaving = new AbortController();

/**
 * Opens a page as it was built, for the small scripts that take it over. What they listen to and repeat ends
 * with `leaveBuilt`, which tests call after each.
 */
export function openBuilt(
  built: ReactElement,
  { at = '/', locale = 'fr', cookies = {} }: Opened = {},
): HTMLElement {
  leaveBuilt();
  leaving = new AbortController();
  endWith(leaving.signal);
  for (const [name, value] of Object.entries(cookies)) writeCookie(name, value, A_DAY);
  document.documentElement.lang = locale;
  window.history.replaceState(null, '', at);
  document.body.innerHTML = renderToStaticMarkup(built);
  return document.body;
}

/** Leaves the page, and with it what the browser kept for it. */
export function leaveBuilt(): void {
  leaving.abort();
  forgetCookies();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  document.body.className = '';
}

/** What the page's scripts hear of window and document ends with the page, and so do their intervals. */
function endWith(page: AbortSignal): void {
  for (const target of [globalThis, document]) {
    const listen = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((...[kind, listener, options]) => {
      const own = typeof options === 'object' ? options : { capture: options === true };
      const signal = own.signal ? AbortSignal.any([page, own.signal]) : page;
      listen(kind, listener, { ...own, signal });
    });
  }
  // Intervals of a stopped clock end with it, and a spy would bring that clock back when it is taken away.
  if (vi.isFakeTimers()) return;
  const { setInterval } = globalThis;
  vi.spyOn(globalThis, 'setInterval').mockImplementation(((act: () => void, time?: number) => {
    const interval = setInterval(act, time);
    page.addEventListener('abort', () => clearInterval(interval));
    return interval;
  }) as typeof setInterval);
}

/** Finds an element of the page, of which it has to be part. */
export function find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`Not on the page: ${selector}`);
  return found;
}

/** An observer of elements whose news a test tells. */
export class PlayedObserver {
  static readonly all: PlayedObserver[] = [];
  readonly observed: Element[] = [];

  private readonly callback: (entries: readonly object[], own: object) => void;

  constructor(callback: (entries: readonly object[], own: object) => void) {
    this.callback = callback;
    PlayedObserver.all.push(this);
  }

  observe(element: Element): void {
    this.observed.push(element);
  }

  disconnect(): void {
    this.observed.length = 0;
  }

  /** Tells every observer of this element. */
  static dispatch(element: Element, news: object = {}): void {
    for (const observer of PlayedObserver.all)
      if (observer.observed.includes(element))
        observer.callback([{ target: element, ...news }], observer);
  }

  /** Puts it in the place of both kinds of observers. */
  static install(): void {
    PlayedObserver.all.length = 0;
    vi.stubGlobal('IntersectionObserver', PlayedObserver);
    vi.stubGlobal('ResizeObserver', PlayedObserver);
  }
}
