import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { forgetCookies } from './cookies.ts';

/*
 * What browsers do and the DOM of tests does not: ARIA attributes as properties, and popovers. Run before
 * each file of tests; after each, the window is left as it was found.
 */

// A second, which is usual, is too short on a busy machine.
configure({ asyncUtilTimeout: 40_000 });

const REFLECTED = {
  ariaBusy: 'aria-busy',
  ariaCurrent: 'aria-current',
  ariaDisabled: 'aria-disabled',
  ariaExpanded: 'aria-expanded',
  ariaHidden: 'aria-hidden',
  ariaInvalid: 'aria-invalid',
  ariaLabel: 'aria-label',
  ariaPressed: 'aria-pressed',
  role: 'role',
} as const;

for (const [property, attribute] of Object.entries(REFLECTED))
  Object.defineProperty(Element.prototype, property, {
    configurable: true,
    get(this: Element) {
      return this.getAttribute(attribute);
    },
    set(this: Element, value: string | null) {
      if (value === null) this.removeAttribute(attribute);
      else this.setAttribute(attribute, value);
    },
  });

const openPopovers = new WeakSet<Element>();
const { matches } = Element.prototype;

Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    openPopovers.add(this);
  },
  hidePopover(this: HTMLElement) {
    openPopovers.delete(this);
  },
  matches(this: HTMLElement, selector: string) {
    return selector === ':popover-open' ? openPopovers.has(this) : matches.call(this, selector);
  },
});

const CLOCK = ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
const clock = Object.fromEntries(CLOCK.map((name) => [name, globalThis[name]]));

afterAll(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  // A spy on a clock that a test had stopped would bring the stopped one back.
  Object.assign(globalThis, clock);
  forgetCookies();
  localStorage.clear();
  sessionStorage.clear();
  for (const element of [document.documentElement, document.head, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.title = '';
  window.history.replaceState(null, '', '/');
  window.scrollTo(0, 0);
});
