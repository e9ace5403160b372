import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { ADDRESSES } from '#addresses/pages.ts';
import { BROKER_TYPES, type BrokerType } from '#domain/brokers/broker.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { BrokerLocator } from '#site/brokers/locator/broker-locator.tsx';
import { locatorSetup } from '#site/brokers/locator/locator-setup.ts';
import { BrokersServer } from './brokers-server.ts';
import { forgetCookies } from './cookies.ts';
import { expectAccessible } from './expect-accessible.ts';
import { openMapWindow } from './map-window.ts';
import type { Served } from './played-server.ts';

interface Opened {
  readonly locale?: Locale;
  readonly type?: BrokerType;
  /** The types that there are brokers of. */
  readonly types?: readonly BrokerType[];
  readonly zipUrl?: string;
  readonly server?: readonly Served[];
}

/**
 * The locator in a page without layout, over the server's own routes for brokers. Tests call `closeLocator`
 * after each.
 */
export class LocatorPage {
  readonly server: BrokersServer;

  constructor({
    locale = 'fr',
    type = 'pat',
    types = BROKER_TYPES,
    zipUrl,
    server = [],
  }: Opened = {}) {
    this.server = new BrokersServer(...server);
    openMapWindow();
    forgetCookies();
    document.documentElement.lang = locale;
    render(
      <main>
        <BrokerLocator
          setup={locatorSetup(types, locale)}
          type={type}
          finderPath={ADDRESSES.brokers[locale]}
          {...(zipUrl !== undefined && { zipUrl })}
        />
      </main>,
    );
  }

  private find<T extends Element>(selector: string): T {
    const found = document.querySelector<T>(`[data-locator] ${selector}`);
    if (!found) throw new Error(`The locator has no ${selector}`);
    return found;
  }

  get field(): HTMLInputElement {
    return this.find('[name="zip"]');
  }

  get form(): HTMLFormElement {
    return this.find('form');
  }

  type(text: string): void {
    fireEvent.change(this.field, { target: { value: text } });
  }

  /** Submits the form; returns whether the browser then sends it to the finder. */
  submit(): boolean {
    return fireEvent.submit(this.form);
  }

  search(zip: string): void {
    this.type(zip);
    this.submit();
  }

  choice(type: BrokerType): HTMLInputElement {
    return this.find(`[name="type"][value="${type}"]`);
  }

  choose(type: BrokerType): void {
    fireEvent.click(this.choice(type));
  }

  /** The buttons of the list, one for each broker. */
  get list(): readonly HTMLButtonElement[] {
    return [...document.querySelectorAll<HTMLButtonElement>('[data-locator] li > [data-broker]')];
  }

  get listed(): readonly (string | undefined)[] {
    return this.list.map(({ dataset }) => dataset.broker);
  }

  /** What is announced of the search. */
  get status(): HTMLElement {
    return this.find('[role="status"][tabindex="-1"]');
  }

  async hasStatus(text: string): Promise<void> {
    await waitFor(() => expect(this.status.textContent).toBe(text));
  }

  /** The error of the field. */
  get error(): string {
    return this.find('#locator-zip-error').textContent;
  }

  /** The part that shows the open broker. */
  get panel(): HTMLElement {
    return this.find('section[tabindex="-1"]');
  }

  /** Opens the broker of this place in the list. */
  open(index = 0): HTMLButtonElement {
    const button = this.list[index];
    if (!button) throw new Error('The list is too short');
    fireEvent.click(button);
    return button;
  }

  action(name: string): HTMLButtonElement {
    return this.find(`[data-action="${name}"]`);
  }

  press(name: string): void {
    fireEvent.click(this.action(name));
  }

  /** The button that repeats a failed search. */
  get retry(): HTMLButtonElement {
    return this.find('.locator__again button');
  }

  async isAccessible(): Promise<void> {
    await expectAccessible();
  }
}

/** A locator with the brokers near Namur. */
export async function openLocatorInNamur(opened: Opened = {}): Promise<LocatorPage> {
  const page = new LocatorPage(opened);
  page.search('5000');
  await waitFor(() => expect(page.list).not.toEqual([]));
  return page;
}

/** Takes the page away. */
export function closeLocator(): void {
  cleanup();
  forgetCookies();
}
