import { cleanup, configure, fireEvent, render, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { ContractLocale } from '#domain/locale/locale.ts';
import type { Tariffs } from '#domain/tariff/tariff.ts';
import type { Answers } from '#journey/answers.ts';
import { CONSENTS } from '#journey/form-fields.ts';
import type { StepId } from '#journey/step.ts';
import { stepPath } from '#journey/steps.ts';
import { Application } from '#site/application/application.tsx';
import { applicationSetup } from '#site/application/application-setup.ts';
import { draftOf, TOKEN } from '../examples/application-window.ts';
import { COMPLETE_ANSWERS } from '../examples/complete-answers.ts';
import { fluvia } from '../examples/fluvia.ts';
import { KEEP } from '../examples/usual-retention.ts';
import { settle } from './eventually.ts';
import { expectAccessible } from './expect-accessible.ts';
import { type Made, PlayedServer, type Served } from './played-server.ts';

// What is not there is said in a line, without the whole page.
configure({ getElementError: (message) => new Error(message ?? '') });

export type { Served };

export const SIMULATION = {
  amount: 12_500,
  additionalAmount: 0,
  duration: 48,
  taeg: 4.49,
  product_code: 'TAEGPSA1',
  product_name: 'Prêt personnel',
};

interface Opened {
  readonly locale?: ContractLocale;
  readonly at?: string;
  readonly simulation?: unknown;
  /** The session that the browser keeps. */
  readonly token?: string | undefined;
  /** The co-borrower's session that the window keeps. */
  readonly coborrowersToken?: string;
  /** What is saved under it. */
  readonly draft?: Answers | undefined;
  readonly server?: readonly Served[];
  /** What is lent. */
  readonly tariffs?: Tariffs;
}

/**
 * The application in a page without layout, over a server that a test plays. For tests in a DOM: they
 * call `closePage` after each.
 */
export class ApplicationPage {
  private readonly server: PlayedServer;

  constructor({
    coborrowersToken,
    locale = 'fr',
    at,
    simulation = SIMULATION,
    token,
    draft,
    server = [],
    tariffs = fluvia.tariffs,
  }: Opened) {
    this.server = new PlayedServer(
      [/.*/, [200, { status: 200 }]],
      [/\/rate\//, [200, 4.49]],
      [/\/duration\//, [200, 60]],
      [/\/validate$/, [200, { valid: true }]],
      [/\/postcode\/(fr|nl)\//, [200, ['Namur']]],
      [/\/postcode\/(fr|nl)\/9000$/, [200, ['Gent']]],
      [/\/sign-ins$/, [200, []]],
      [
        /\/jwt-refresh$/,
        [200, { token: token ?? TOKEN, encodedData: JSON.stringify(draft ?? null) }],
      ],
      ...server,
    );
    vi.stubGlobal('matchMedia', () => new QuietMediaQuery());
    localStorage.clear();
    sessionStorage.clear();
    if (simulation !== undefined)
      localStorage.setItem(
        'pat_params',
        typeof simulation === 'string' ? simulation : JSON.stringify(simulation),
      );
    if (token !== undefined) localStorage.setItem('pat_jwt', token);
    if (coborrowersToken !== undefined) sessionStorage.setItem('pat_coborrower', coborrowersToken);
    window.history.replaceState(null, '', at ?? stepPath('1', locale));
    const step: StepId = '1';
    render(<Application {...applicationSetup({ ...fluvia, tariffs }, KEEP, locale, step)} />);
  }

  /** From now on the server answers so. */
  serve(...answers: readonly Served[]): void {
    this.server.serve(...answers);
  }

  /** The calls whose address matches. */
  made(address: RegExp): readonly Made[] {
    return this.server.made(address);
  }

  get root(): HTMLElement {
    const root = document.querySelector<HTMLElement>('[data-page-state]');
    if (!root) throw new Error('Nothing is rendered');
    return root;
  }

  async hasState(state: string): Promise<void> {
    await waitFor(() => expect(this.root.dataset.pageState).toBe(state));
    await settle();
  }

  async isAt(step: StepId, locale: ContractLocale = 'fr'): Promise<void> {
    await waitFor(() => expect(this.root.dataset.step).toBe(step));
    // The screen and its focus come a moment after the step.
    await settle();
    expect(location.pathname).toBe(stepPath(step, locale));
  }

  control(name: string): HTMLInputElement {
    const [control] = document.getElementsByName(name);
    if (!control) throw new Error(`No control ${name}`);
    return control as HTMLInputElement;
  }

  /** Answers a control the way its kind is answered, and leaves it. */
  fill(name: string, value: string): void {
    const control = this.control(name);
    if (control.type === 'checkbox') {
      if (control.checked !== (value === 'yes')) fireEvent.click(control);
    } else if (control.type === 'radio') {
      const radio = document.querySelector(`[name="${CSS.escape(name)}"][value="${value}"]`);
      if (radio) fireEvent.click(radio);
    } else fireEvent.change(control, { target: { value } });
    fireEvent.blur(control);
  }

  /** Types into a control without leaving it. */
  type(name: string, value: string): void {
    fireEvent.change(this.control(name), { target: { value } });
  }

  asks(name: string): boolean {
    return document.getElementsByName(name).length > 0;
  }

  /** What a control is answered with; of several radios, the one that is chosen. */
  valueOf(name: string): string | undefined {
    const controls = [...document.getElementsByName(name)] as HTMLInputElement[];
    const isChoice = controls.some(({ type }) => type === 'radio');
    return controls.find(({ checked }) => checked || !isChoice)?.value;
  }

  /** The error next to a control. */
  errorOf(name: string): string | undefined {
    return document.getElementById(`${name}-error`)?.textContent;
  }

  /** Where the answer to a control comes from. */
  noteOf(name: string): string | undefined {
    return document.getElementById(`${name}-note`)?.textContent;
  }

  /** The errors above the form, each with a link to its control. */
  get listedErrors(): readonly HTMLAnchorElement[] {
    return [...this.root.querySelectorAll<HTMLAnchorElement>('.error-summary a')];
  }

  /** A figure that the page marks for other programs. */
  figure(name: string): number | undefined {
    const number = this.root.querySelector<HTMLElement>(`[data-value="${name}"]`)?.dataset.number;
    return number === undefined ? undefined : Number(number);
  }

  action(name: string): HTMLElement {
    const found = document.querySelector<HTMLElement>(`[data-action="${name}"]`);
    if (!found) throw new Error(`No action ${name}`);
    return found;
  }

  has(action: string): boolean {
    return document.querySelector(`[data-action="${action}"]`) !== null;
  }

  press(name: string): void {
    fireEvent.click(this.action(name));
  }

  /** Presses the button of these words. */
  pressButton(words: string): void {
    const buttons = [...this.root.querySelectorAll('button')];
    const button = buttons.find(({ textContent }) => textContent.includes(words));
    if (!button) throw new Error(`No button ${words}`);
    fireEvent.click(button);
  }

  /** The notice of a role that says this. Roles are written out: to compute them takes seconds. */
  async findNotice(role: 'alert' | 'status', text: string): Promise<Element> {
    const reported = await waitFor(() => {
      const notices = [...document.querySelectorAll(`[role="${role}"]`)];
      const found = notices.find((notice) => notice.textContent.includes(text));
      if (!found) throw new Error(`Nothing tells: ${text}`);
      return found;
    });
    await settle();
    return reported;
  }

  get title(): HTMLElement | null {
    return this.root.querySelector('h1');
  }

  /** The link of these words. */
  link(words: string): HTMLAnchorElement | undefined {
    return [...this.root.querySelectorAll('a')].find(({ textContent }) =>
      textContent.includes(words),
    );
  }

  async isSilentOf(text: string): Promise<void> {
    await waitFor(() => expect(this.root.textContent).not.toContain(text));
  }

  /** Goes on until a step is open: what is asked is answered already. */
  async goOnTo(step: StepId): Promise<this> {
    for (let steps = 0; this.root.dataset.step !== step; steps++) {
      if (steps > 6) throw new Error(`Never at step ${step}`);
      const before = this.root.dataset.step;
      this.press(this.has('continue') ? 'continue' : 'next');
      await waitFor(() => expect(this.root.dataset.step).not.toBe(before));
      await settle();
    }
    return this;
  }

  /** Expects no violation of what can be checked without a layout. */
  async isAccessible(): Promise<void> {
    await expectAccessible(this.root);
  }
}

/** A media query that never matches: there is no layout. */
class QuietMediaQuery extends EventTarget {
  readonly matches = false;
}

/** Opens the application of somebody who has begun, with these answers. */
export async function openPage(
  changes: Answers = {},
  opened: Opened = {},
): Promise<ApplicationPage> {
  const draft = draftOf({ ...COMPLETE_ANSWERS, ...changes });
  const page = new ApplicationPage({ token: TOKEN, draft, ...opened });
  await page.hasState('form');
  return page;
}

/** The same at the recap, with every consent given. */
export async function openRecap(
  changes: Answers = {},
  opened: Opened = {},
): Promise<ApplicationPage> {
  const page = await (await openPage(changes, opened)).goOnTo('6');
  giveConsents(page);
  return page;
}

/** Gives every consent that is asked for. */
export function giveConsents(page: ApplicationPage): void {
  for (const name of CONSENTS)
    if (document.getElementsByName(name).length > 0) page.fill(name, 'yes');
}

/** Takes the page away. */
export function closePage(): void {
  cleanup();
  vi.useRealTimers();
}
