import { act, cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { ADDRESSES } from '#addresses/pages.ts';
import { BROKER_TYPES } from '#domain/brokers/broker.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { storeBroker } from '#site/brokers/chosen/stored-broker.ts';
import { BrokerFinder } from '#site/brokers/finder/broker-finder.tsx';
import type { FinderSetup } from '#site/brokers/finder/finder-setup.ts';
import { BROKER_FINDER_WORDS } from '#words/broker-finder/broker-finder.ts';
import { frame } from '#words/frame/frame.ts';
import { MAP_WORDS } from '#words/map/map.ts';
import { fluvia } from '../examples/fluvia.ts';
import { BrokersServer } from './brokers-server.ts';
import { forgetCookies } from './cookies.ts';
import { expectAccessible } from './expect-accessible.ts';
import { hydrateBuilt } from './hydrate-built.tsx';
import type { Served } from './played-server.ts';

// What is not there is said in a line, without the whole page.
configure({ getElementError: (message) => new Error(message ?? '') });

interface Opened {
  readonly locale?: Locale;
  /** The query of the page's address. */
  readonly query?: string;
  /** The broker whom the browser keeps as chosen. */
  readonly chosen?: string;
  readonly knowsStreets?: boolean;
  readonly server?: readonly Served[];
  /** What the visitor does with the page as it was built, before its script runs. */
  readonly beforeHydration?: (page: FinderPage) => void;
}

/** The texts and addresses of the finder, as its page gives them. */
export function finderSetup(locale: Locale, knowsStreets = false): FinderSetup {
  const { clock, weekdays, footer } = frame[locale];
  return {
    locale,
    words: BROKER_FINDER_WORDS[locale],
    hoursWords: { clock, weekdays, footer },
    mapWords: MAP_WORDS[locale],
    phones: fluvia.lender.phones,
    knowsStreets,
    holidays: fluvia.holidays,
    types: BROKER_TYPES,
    paths: {
      own: ADDRESSES.brokers[locale],
      loan: ADDRESSES.personalLoan[locale],
      appointment: ADDRESSES.mortgageAppointment[locale],
      contact: ADDRESSES.contact[locale],
    },
  };
}

/**
 * The finder in a page without layout, over the server's own routes for brokers. Its map is never in view.
 * Tests call `closeFinder` after each.
 */
export class FinderPage {
  readonly server: BrokersServer;

  constructor(opened: Opened = {}) {
    const { locale = 'fr', query = '', chosen, knowsStreets, server = [] } = opened;
    this.server = new BrokersServer(...server);
    forgetCookies();
    if (chosen !== undefined) storeBroker(chosen);
    document.documentElement.lang = locale;
    window.history.replaceState(null, '', ADDRESSES.brokers[locale] + query);
    // Before the first search nothing is above the window's edge: there is no layout to scroll.
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    const page = (
      <main>
        <BrokerFinder {...finderSetup(locale, knowsStreets)}>
          <h1>{locale}</h1>
        </BrokerFinder>
      </main>
    );
    hydrateBuilt(page, document.createElement('div'), () => opened.beforeHydration?.(this));
  }

  get field(): HTMLInputElement {
    return screen.getByRole('combobox');
  }

  /** Types a text in place of what stands in the field. */
  type(text: string): void {
    fireEvent.change(this.field, { target: { value: text } });
  }

  /** Presses Search, as Enter in the field does. */
  submit(): void {
    fireEvent.submit(this.field);
  }

  search(text: string): void {
    this.type(text);
    this.submit();
  }

  key(key: string, more: object = {}): void {
    fireEvent.keyDown(this.field, { key, ...more });
  }

  /** The heading of the results, which says what was found and where. */
  get title(): string {
    return this.results.querySelector('h2')?.textContent ?? '';
  }

  async hasTitle(text: string): Promise<void> {
    await waitFor(() => expect(this.title).toContain(text));
  }

  get results(): HTMLElement {
    const { label } = BROKER_FINDER_WORDS[document.documentElement.lang as Locale].results;
    const results = document.querySelector<HTMLElement>(`section[aria-label="${label}"]`);
    if (!results) throw new Error('No results are shown');
    return results;
  }

  /** What is announced of the search. */
  get status(): string {
    const [status] = this.results.querySelectorAll('[role="status"]');
    return (status?.textContent ?? '').trim();
  }

  /** The error of the field, which its description ends with. */
  get fieldError(): string | undefined {
    return document.getElementById('zip-error')?.textContent;
  }

  get cards(): readonly HTMLElement[] {
    return [...this.results.querySelectorAll<HTMLElement>('li[data-broker]')];
  }

  /** The brokers of the cards, by id, in their order. */
  get listed(): readonly (string | undefined)[] {
    return this.cards.map(({ dataset }) => dataset.broker);
  }

  action(name: string, within: ParentNode = document): HTMLButtonElement {
    const found = within.querySelector<HTMLButtonElement>(`[data-action="${name}"]`);
    if (!found) throw new Error(`No action ${name}`);
    return found;
  }

  press(name: string, within: ParentNode = document): void {
    fireEvent.click(this.action(name, within));
  }

  filter(type: 'ch' | 'pat'): HTMLInputElement {
    const [filter] = document.getElementsByName(`filter-${type}`);
    return filter as HTMLInputElement;
  }

  tick(type: 'ch' | 'pat'): void {
    fireEvent.click(this.filter(type));
  }

  /** The alert that says this. Roles are written out: to compute them takes seconds. */
  async alerted(text: string): Promise<Element> {
    return await waitFor(() => {
      const alerts = [...document.querySelectorAll('[role="alert"]')];
      const found = alerts.find(({ textContent }) => textContent.includes(text));
      if (!found) throw new Error(`Nothing alerts: ${text}`);
      return found;
    });
  }

  get alerts(): string {
    const alerts = [...document.querySelectorAll('[role="alert"]')];
    return alerts.map(({ textContent }) => textContent).join('');
  }

  /** The part that shows the chosen broker. */
  get chosen(): HTMLElement | null {
    const { label } = BROKER_FINDER_WORDS[document.documentElement.lang as Locale].chosen;
    return document.querySelector(`section[aria-label="${label}"]`);
  }

  /** What is announced of the choice, at the end of the finder. */
  get announcement(): Element | null {
    return document.querySelector('#broker-map > [role="status"]');
  }

  /** The path and query that the window shows. */
  get address(): string {
    return location.pathname + location.search;
  }

  /** Goes back in the window's history. */
  async back(): Promise<void> {
    await act(async () => {
      const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      history.back();
      await gone;
    });
  }

  async isAccessible(): Promise<void> {
    await expectAccessible();
  }
}

/** A finder that has searched for what its address says. */
export async function openFinderAt(query: string, title: string, opened: Opened = {}) {
  const page = new FinderPage({ query, ...opened });
  await page.hasTitle(title);
  return page;
}

/** Takes the page away. */
export function closeFinder(): void {
  cleanup();
  vi.useRealTimers();
  forgetCookies();
}
