import { act, cleanup, configure, fireEvent } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { ADDRESSES } from '#addresses/pages.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { writeConsent } from '#site/browser/analytics/consent.ts';
import { addressFor } from '#site/build/existing-pages.ts';
import { Configurator } from '#site/simulators/configurator/configurator.tsx';
import type { ConfiguratorSetup } from '#site/simulators/configurator/configurator-setup.ts';
import { OBJECTIVES } from '#site/simulators/configurator/loan-side/objectives.ts';
import { offerOf } from '#site/simulators/configurator/offer-of.ts';
import { type ConfiguratorType, recordOf } from '#site/simulators/configurator/products.ts';
import { FAMILIES } from '#site/simulators/loan/families.ts';
import { findEntryLink } from '#site/simulators/loan-page/entry-link.ts';
import { CONFIGURATOR_WORDS } from '#words/configurator/configurator.ts';
import { frame } from '#words/frame/frame.ts';
import { LOAN_WORDS } from '#words/loan/loan.ts';
import { mortgage } from '#words/mortgage/mortgage.ts';
import { PURCHASE_WORDS } from '#words/purchase/purchase.ts';
import { simulatorWords } from '#words/simulator/simulator.ts';
import { fluvia } from '../examples/fluvia.ts';
import { forgetCookies } from './cookies.ts';
import { eventually } from './eventually.ts';
import { expectAccessible } from './expect-accessible.ts';
import { hydrateBuilt } from './hydrate-built.tsx';
import { OffersServer } from './offers-server.ts';

configure({
  // What is not there is said in a line, without the whole page.
  getElementError: (message) => new Error(message ?? ''),
});

/** The texts, tariffs and links of the configurator, as its page gives them. */
export function configuratorSetup(locale: Locale): ConfiguratorSetup {
  return {
    locale,
    words: CONFIGURATOR_WORDS[locale],
    shared: simulatorWords(locale, 'river'),
    mortgageWords: mortgage[locale],
    purchaseWords: PURCHASE_WORDS[locale],
    quickAccess: LOAN_WORDS[locale].quickAccess,
    warning: frame[locale].warning,
    offer: offerOf(fluvia.tariffs, fluvia.mortgages),
    forms: recordOf(OBJECTIVES, (objective) => findEntryLink(FAMILIES[objective].leadsTo, locale)),
    appointmentPath: ADDRESSES.mortgageAppointment[locale],
    more: {
      ...recordOf(OBJECTIVES, (objective) => ADDRESSES[FAMILIES[objective].page][locale]),
      CH: ADDRESSES.mortgage[locale],
      LIGHT: ADDRESSES.lightMortgage[locale],
    },
    privacyPath: addressFor('privacy', locale),
  };
}

interface Opened {
  readonly locale?: Locale;
  /** The query of the page's address. */
  readonly query?: string;
  readonly isPhone?: boolean;
  /** Whether the visitor has consented to measuring. */
  readonly consents?: boolean;
  /** What the visitor does with the page as it was built, before its script runs. */
  readonly beforeHydration?: (page: ConfiguratorPage) => void;
  readonly beforeOpening?: (server: OffersServer) => void;
}

/**
 * The configurator as it was built and then hydrated, without layout, over the server's own route for
 * offers. Its clock stands still until the visitor pauses. Tests call `closeConfigurator` after each.
 */
export class ConfiguratorPage {
  readonly locale: Locale;
  readonly server = new OffersServer();
  /** The addresses that the page was left for. */
  readonly left: string[] = [];
  private readonly container = document.createElement('main');
  private readonly nearViewport: (() => void)[] = [];

  constructor({
    locale = 'fr',
    query = '',
    isPhone = false,
    consents = false,
    beforeHydration,
    beforeOpening,
  }: Opened = {}) {
    this.locale = locale;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
    const { nearViewport } = this;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        private readonly enter: () => void;
        constructor(notify: (entries: readonly { isIntersecting: boolean }[]) => void) {
          this.enter = () => notify([{ isIntersecting: true }]);
        }
        observe() {
          nearViewport.push(this.enter);
        }
        disconnect() {}
      },
    );
    vi.spyOn(location, 'assign').mockImplementation((address) => {
      this.left.push(String(address));
    });
    Element.prototype.scrollIntoView = vi.fn();
    history.replaceState(null, '', ADDRESSES.configurator[locale] + query);
    document.documentElement.lang = locale;
    if (consents) writeConsent('accept');
    beforeOpening?.(this.server);
    const page = (
      <Configurator {...configuratorSetup(locale)}>
        <h1>{CONFIGURATOR_WORDS[locale].headline}</h1>
      </Configurator>
    );
    this.container.id = 'content';
    this.container.tabIndex = -1;
    hydrateBuilt(page, this.container, () => beforeHydration?.(this));
  }

  /** The page's text, with plain spaces. */
  get text(): string {
    return plain(this.container.textContent);
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

  /** The product in view, as other programs read it. */
  get product(): string | undefined {
    return this.find('form[data-product]').dataset.product;
  }

  /** The figure of this name in the contract, where it stands first. */
  figure(name: string, within: ParentNode = this.container): number {
    const found = within.querySelector(`[data-value="${name}"]`);
    if (!found) throw new Error(`No figure ${name}`);
    return Number(found.getAttribute('data-number'));
  }

  control(name: string): HTMLInputElement {
    return this.find<HTMLInputElement>(`.configurator__sheet [name="${name}"]`);
  }

  /** Types into a field, selects in a list, or chooses a radio of the question. */
  answer(name: string, value: string): void {
    const control = this.control(name);
    const { type } = control;
    if (type === 'radio')
      fireEvent.click(this.find(`[name="${name}"][value="${value}"]:not([form])`));
    else if (type === 'checkbox') fireEvent.click(control);
    else fireEvent.change(control, { target: { value } });
  }

  /** Chooses a credit. */
  choose(type: ConfiguratorType): void {
    fireEvent.click(this.find(`[name="type"][form][value="${type}"]`));
  }

  /** The chosen one of a group of radios. */
  chosen(name: string): string | undefined {
    const radios = this.all<HTMLInputElement>(`[name="${name}"]:not([form])`);
    return radios.find(({ checked }) => checked)?.value;
  }

  /** The values of a group of radios. */
  choicesOf(name: string): readonly string[] {
    return this.all<HTMLInputElement>(`[name="${name}"]:not([form])`).map(({ value }) => value);
  }

  /** The ids of the offers in view. */
  get offers(): readonly (string | undefined)[] {
    return this.all('[data-offer]').map(({ dataset }) => dataset.offer);
  }

  /** Chooses an offer by its id. */
  chooseOffer(id: string): void {
    fireEvent.click(this.find(`[data-offer="${id}"] input`));
  }

  /** The offers as they come. */
  async hasOffers(ids: readonly string[]): Promise<void> {
    await eventually(() => expect(this.offers).toEqual(ids));
  }

  /** What the answer is headed with. */
  get heading(): string {
    return plain(this.find('.configurator__answer h2').textContent);
  }

  /** What is said next to a control. */
  descriptionOf(name: string): string {
    const ids = this.control(name).getAttribute('aria-describedby')?.split(' ') ?? [];
    return plain(ids.map((id) => document.getElementById(id)?.textContent).join(' '));
  }

  isWrong(name: string): boolean {
    return this.control(name).getAttribute('aria-invalid') === 'true';
  }

  action(name: string): HTMLElement {
    return this.find(`[data-action="${name}"]`);
  }

  press(name: string): void {
    fireEvent.click(this.action(name));
  }

  /** Presses Enter in a field, which presses the form's first button. */
  pressEnter(name: string): void {
    const goesOn = fireEvent.keyDown(this.control(name), { key: 'Enter' });
    if (goesOn) fireEvent.submit(this.find('.configurator__sheet'));
  }

  /** The alert in view, with plain spaces; undefined if there is none. */
  get alert(): string | undefined {
    const alert = this.container.querySelector('[role="alert"]');
    return alert ? plain(alert.textContent) : undefined;
  }

  async alerts(text: string): Promise<void> {
    await eventually(() => expect(this.alert).toContain(text));
  }

  /** The line that tells how far a mortgage's offers are. */
  get progress(): HTMLElement {
    return this.find('.configurator__chosen > [role="status"]');
  }

  async progresses(text: string): Promise<void> {
    await eventually(() => expect(plain(this.progress.textContent)).toBe(text));
  }

  /** What screen readers are told of the answer. */
  get announced(): string {
    return plain(this.all('.unseen[role="status"]').at(-1)?.textContent);
  }

  /** The text below the figures that the law asks for. */
  get law(): string {
    return this.all('.legal')
      .map(({ textContent }) => plain(textContent))
      .join('');
  }

  /** Where the form led to, with the fields of its query. */
  get ledTo(): { path: string; query: Record<string, string> } {
    const [address, ...others] = this.left;
    if (address === undefined || others.length > 0)
      throw new Error(`Left ${this.left.length} times`);
    const { pathname, searchParams } = new URL(address, location.href);
    return { path: pathname, query: Object.fromEntries(searchParams) };
  }

  /** Does nothing for a while: longer than anything waits for a visitor who types. */
  pause(milliseconds = 2_000): void {
    act(() => void vi.advanceTimersByTime(milliseconds));
  }

  /** Scrolls to where the details are nearly in view. */
  reachDetails(): void {
    act(() => {
      for (const enter of this.nearViewport) enter();
    });
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

/** Opens the configurator with a mortgage, and waits for its offers. */
export async function openMortgage(query: string, opened: Opened = {}): Promise<ConfiguratorPage> {
  const page = new ConfiguratorPage({ query, ...opened });
  await eventually(() => expect(page.offers).not.toEqual([]));
  return page;
}

/** Takes the page away, and what the browser kept of it. */
export function closeConfigurator(): void {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  delete window.dataLayer;
  forgetCookies();
}
