import { act, cleanup, configure, fireEvent } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, vi } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import { expectAccessible } from './expect-accessible.ts';
import { hydrateBuilt } from './hydrate-built.tsx';

configure({
  // What is not there is said in a line, without the whole page.
  getElementError: (message) => new Error(message ?? ''),
  // What is waited for comes soon, but a second may be too short on a busy machine.
  asyncUtilTimeout: 40_000,
});

/** What was written to the console as an error. */
const complaints: string[] = [];

export interface Opened {
  readonly locale?: Locale;
  /** The address that the page is opened at. */
  readonly at?: string;
  /** The cookies that the browser keeps. */
  readonly cookies?: Readonly<Record<string, string>>;
  /** What the browser keeps in local storage. */
  readonly stored?: Readonly<Record<string, unknown>>;
  /** Whether the visitor's system asks for less motion. */
  readonly isStill?: boolean;
  /** What the visitor does with the page as it was built, before its script runs. */
  readonly beforeHydration?: (page: SimulatorPage) => void;
}

/**
 * A page with a simulator, as it was built and then hydrated, without layout. Its clock stands still until
 * the visitor pauses. Tests call `closeSimulators` after each.
 */
export class SimulatorPage {
  /** The addresses that the page was left for. */
  readonly left: string[] = [];
  /** Takes the simulator off the page, as a visitor's next choice does. */
  readonly unmount: () => void;
  private readonly container = document.createElement('main');

  constructor(
    part: ReactElement,
    {
      locale = 'fr',
      at = '/',
      cookies = {},
      stored = {},
      isStill = true,
      beforeHydration,
    }: Opened = {},
  ) {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation((...said) => {
      if (!isOfServer(said)) complaints.push(said.join(' '));
    });
    vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
    vi.spyOn(location, 'assign').mockImplementation((address) => {
      this.left.push(String(address));
    });
    forgetVisit();
    for (const [name, value] of Object.entries(cookies)) keepCookie(name, value);
    for (const [key, value] of Object.entries(stored))
      localStorage.setItem(key, JSON.stringify(value));
    history.replaceState(null, '', at);
    document.documentElement.lang = locale;
    this.unmount = hydrateBuilt(part, this.container, () => beforeHydration?.(this)).unmount;
  }

  /** The page's text, with plain spaces. */
  get text(): string {
    return plain(this.container.textContent);
  }

  /** The simulator that is shown. */
  get simulator(): HTMLFormElement {
    return this.find<HTMLFormElement>('form[data-product]');
  }

  /** The product that is simulated. */
  get product(): string | undefined {
    return this.simulator.dataset.product;
  }

  find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
    const found = this.container.querySelector<Found>(selector);
    if (!found) throw new Error(`Nothing matches ${selector}`);
    return found;
  }

  all<Found extends HTMLElement = HTMLElement>(selector: string): readonly Found[] {
    return [...this.container.querySelectorAll<Found>(selector)];
  }

  has(selector: string): boolean {
    return this.container.querySelector(selector) !== null;
  }

  /** The figure of this name in the contract, as other programs read it. */
  figure(name: string, within: ParentNode = this.container): number {
    const found = within.querySelector(`[data-value="${name}"]`);
    if (!found) throw new Error(`No figure ${name}`);
    return Number(found.getAttribute('data-number'));
  }

  figures<Name extends string>(...names: readonly Name[]): Record<Name, number> {
    const entries = names.map((name) => [name, this.figure(name)]);
    return Object.fromEntries(entries) as Record<Name, number>;
  }

  control(name: string): HTMLInputElement {
    return this.find<HTMLInputElement>(`[name="${name}"]`);
  }

  /** The choices of a select, or of a group of radios. */
  choicesOf(name: string): readonly string[] {
    return this.all<HTMLInputElement>(`select[name="${name}"] option, input[name="${name}"]`).map(
      ({ value }) => value,
    );
  }

  /** The chosen one of a group of radios. */
  chosen(name: string): string | undefined {
    return this.all<HTMLInputElement>(`[name="${name}"]`).find(({ checked }) => checked)?.value;
  }

  /** Types into a field, selects in a list, or chooses a radio. */
  answer(name: string, value: string): void {
    const control = this.control(name);
    if (control.type === 'radio') fireEvent.click(this.find(`[name="${name}"][value="${value}"]`));
    else if (control.type === 'checkbox') fireEvent.click(control);
    else fireEvent.change(control, { target: { value } });
  }

  /** Types an amount key by key over what stands in the field; `each` looks at the page between. */
  typeOver(name: string, digits: string, each: (typed: string) => void = () => {}): void {
    for (let length = 1; length <= digits.length; length += 1) {
      const typed = digits.slice(0, length);
      this.answer(name, typed);
      each(typed);
    }
  }

  /** What a control is called. */
  nameOf(name: string): string {
    return plain(this.control(name).labels?.[0]?.textContent);
  }

  /** What is said of a control next to it. */
  descriptionOf(control: HTMLElement): string {
    const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
    return plain(ids.map((id) => document.getElementById(id)?.textContent).join(' '));
  }

  isWrong(name: string): boolean {
    return this.control(name).getAttribute('aria-invalid') === 'true';
  }

  /** The button that leads on. */
  get applyButton(): HTMLButtonElement {
    return this.find<HTMLButtonElement>('[data-action="apply"]');
  }

  /** Presses the button of these words. */
  press(words: string): void {
    const button = this.all('button').find(({ textContent }) => plain(textContent) === words);
    if (!button) throw new Error(`No button ${words}`);
    fireEvent.click(button);
  }

  /** The address that the form led to, without its query, and the query's fields. */
  get ledTo(): { path: string; query: Record<string, string> } {
    const [address, ...others] = this.left;
    if (address === undefined || others.length > 0)
      throw new Error(`Left ${this.left.length} times`);
    const { pathname, searchParams } = new URL(address, location.href);
    return { path: pathname, query: Object.fromEntries(searchParams) };
  }

  /** What screen readers are told of the result. */
  get announced(): string {
    return plain(this.all('.unseen[role="status"]').at(-1)?.textContent);
  }

  /** Does nothing for a while: longer than anything waits for a visitor who types. */
  pause(milliseconds = 2_000): void {
    act(() => void vi.advanceTimersByTime(milliseconds));
  }

  /** Expects no violation of what can be checked without a layout. Lets the clock run from then on. */
  async isAccessible(): Promise<void> {
    vi.useRealTimers();
    await expectAccessible(this.container);
  }
}

/** A text with plain spaces: amounts are written with some that never break. */
export function plain(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

/** The value of a cookie that the page wrote as JSON. */
export function readJsonCookie(name: string): unknown {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found && JSON.parse(decodeURIComponent(found.slice(name.length + 1)));
}

/** What the page kept in local storage under a key. */
export function readStored(key: string): unknown {
  return JSON.parse(localStorage.getItem(key) ?? 'null');
}

/** Takes the page away. What React complained of, such as a page that it hydrates otherwise than built, fails. */
export function closeSimulators(): void {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  forgetVisit();
  expect(complaints.splice(0)).toEqual([]);
}

/** The page is rendered next to a window here, and its parts take themselves to be in the browser. */
function isOfServer([warning]: readonly unknown[]): boolean {
  return String(warning).includes('useLayoutEffect does nothing on the server');
}

function forgetVisit(): void {
  localStorage.clear();
  sessionStorage.clear();
  delete window.dataLayer;
  for (const cookie of document.cookie.split('; ').filter(Boolean)) {
    // biome-ignore lint/suspicious/noDocumentCookie: as a browser forgets it
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
}

function keepCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as a browser keeps it
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/`;
}
