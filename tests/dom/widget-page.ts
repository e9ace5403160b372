import { act, fireEvent } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { gatherSetup } from '#site/simulators/widget/gather-setup.ts';
import { createSimulatorElement } from '#site/simulators/widget/simulator-element.ts';
import { fluvia } from '../examples/fluvia.ts';
import { eventually } from './eventually.ts';
import { expectAccessible } from './expect-accessible.ts';
import { PlayedServer, type Served } from './played-server.ts';

/** The lender's site, which the widget's script came from. */
export const LENDER = 'https://www.fluvia.example';

const NAME = 'loanfront-simulator';

/** The widget's data in a language, as the lender's site has it. */
export const setupIn = (locale: Locale) =>
  JSON.parse(JSON.stringify(gatherSetup(fluvia, locale))) as ReturnType<typeof gatherSetup>;

interface Opened {
  /** The attributes of the element, as a broker wrote them. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** The language of the broker's page. */
  readonly pageLanguage?: string;
  readonly server?: readonly Served[];
}

/**
 * A widget on a broker's page, over a server that has its data in every language. Its clock stands
 * still until the visitor pauses. Tests call `closeWidget` after each.
 */
export class WidgetPage {
  readonly server: PlayedServer;
  readonly element: HTMLElement;

  constructor({ attributes = {}, pageLanguage = '', server = [] }: Opened = {}) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    this.server = new PlayedServer(
      [/.*/, [404, {}]],
      [
        /\/widget\/(fr|nl|de|en)\.json$/,
        ({ address }) => [200, setupIn(address.slice(-7, -5) as Locale)],
      ],
      ...server,
    );
    if (!customElements.get(NAME))
      customElements.define(NAME, createSimulatorElement(LENDER, LOCALES));
    document.documentElement.lang = pageLanguage;
    this.element = document.createElement(NAME);
    for (const [name, value] of Object.entries(attributes)) this.element.setAttribute(name, value);
    document.body.append(this.element);
  }

  get root(): ShadowRoot {
    const { shadowRoot } = this.element;
    if (!shadowRoot) throw new Error('The widget has no content');
    return shadowRoot;
  }

  find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
    const found = this.root.querySelector<Found>(selector);
    if (!found) throw new Error(`Nothing matches ${selector}`);
    return found;
  }

  /** The text that is shown, with plain spaces. */
  get text(): string {
    return [...this.root.children]
      .map(({ textContent }) => textContent.replace(/\s+/g, ' '))
      .join('');
  }

  get product(): string | undefined {
    return this.find('section').dataset.product;
  }

  /** The figure of this name in the contract. */
  figure(name: string): number {
    return Number(this.find(`[data-value="${name}"]`).dataset.number);
  }

  control(name: string): HTMLInputElement {
    return this.find<HTMLInputElement>(`[name="${name}"]`);
  }

  answer(name: string, value: string): void {
    const control = this.control(name);
    if (control.type === 'radio') fireEvent.click(this.find(`[name="${name}"][value="${value}"]`));
    else if (control.tagName === 'SELECT') fireEvent.change(control, { target: { value } });
    else fireEvent.input(control, { target: { value } });
  }

  /** The link to the form. */
  get apply(): HTMLAnchorElement {
    return this.find<HTMLAnchorElement>('[data-action="apply"]');
  }

  get announced(): string {
    return (this.find('[role="status"]').textContent ?? '').replace(/\s+/g, ' ');
  }

  pause(): void {
    act(() => void vi.advanceTimersByTime(2_000));
  }

  /** Waits for the simulator, which has come in this language. */
  async opens(locale: Locale): Promise<this> {
    await eventually(() => expect(this.find('section').lang).toBe(locale));
    return this;
  }

  async isAccessible(): Promise<void> {
    vi.useRealTimers();
    await expectAccessible(this.element);
  }
}

/** Takes the page away. */
export function closeWidget(): void {
  document.body.replaceChildren();
  vi.useRealTimers();
}
