import { cleanup, configure, fireEvent, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import { createAltchaCheck } from '#server/http/bot-check/altcha.ts';
import { writeCookie } from '#site/browser/cookies/cookie.ts';
import { forgetCookies } from './cookies.ts';
import { expectAccessible } from './expect-accessible.ts';
import { hydrateBuilt } from './hydrate-built.tsx';
import { type Answer, type Made, PlayedServer, type Served } from './played-server.ts';

// What is not there is said in a line, without the whole page.
configure({ getElementError: (message) => new Error(message ?? '') });

/** In seconds. */
const A_DAY = 86_400;

/** The server's own bot check, with a puzzle that is solved at once. */
const BOT_CHECK = createAltchaCheck(['a-secret-of-these-tests-alone-1234567890'], '/challenge', 1);

/** What the server answers where it offers its bot check. */
export const BOT_CHECK_OFFER: Answer = [200, BOT_CHECK.offer];

/** A server that offers its bot check, and knows nothing else. */
export const BOT_CHECK_CALLS: readonly Served[] = [
  [/\/captcha$/, BOT_CHECK_OFFER],
  [
    /\/captcha\/challenge$/,
    async () => [200, await BOT_CHECK.createChallenge?.(new Date())] as const,
  ],
];

/** The person who fills in the forms. */
export const PERSON = {
  firstname: 'Aurélie',
  lastname: 'Dubois',
  email: 'aurelie@example.be',
  phone: '0475/12.34.56',
  message: 'Bonjour,\nje voudrais en parler.',
} as const;

export interface OpenedForm {
  readonly at?: string;
  readonly locale?: Locale;
  /** The cookies that the browser keeps. */
  readonly cookies?: Readonly<Record<string, string>>;
  readonly server?: readonly Served[];
  /** What the window's entry of its history holds, as after Back. */
  readonly state?: unknown;
  /** What the visitor does with the page as it was built, before its script runs. */
  readonly beforeHydration?: (page: FormPage) => void;
}

/** A page with a form of the website, over a server that a test plays. Tests call `closeForm` after each. */
export class FormPage {
  readonly server: PlayedServer;

  constructor(
    form: ReactElement,
    {
      at = '/',
      locale = 'fr',
      cookies = {},
      server = [],
      state = null,
      beforeHydration,
    }: OpenedForm,
  ) {
    this.server = new PlayedServer([/.*/, [404, {}]], ...BOT_CHECK_CALLS, ...server);
    forgetCookies();
    for (const [name, value] of Object.entries(cookies)) writeCookie(name, value, A_DAY);
    document.documentElement.lang = locale;
    window.history.replaceState(state, '', at);
    hydrateBuilt(<main>{form}</main>, document.createElement('div'), () => beforeHydration?.(this));
  }

  /** The form that is open: a page may have others, folded. */
  get form(): HTMLFormElement {
    const form = document.querySelector<HTMLFormElement>(
      document.querySelector('details > div form') ? 'details[open] form' : 'main form',
    );
    if (!form) throw new Error('No form is open');
    return form;
  }

  /** Its controls of this name. */
  controls(name: string): readonly HTMLInputElement[] {
    return [...this.form.elements].filter(
      (control) => control.getAttribute('name') === name,
    ) as HTMLInputElement[];
  }

  control(name: string): HTMLInputElement {
    const [control] = this.controls(name);
    if (!control) throw new Error(`No control ${name}`);
    return control;
  }

  /** What is answered: of a group of radios the one that is chosen. */
  answerOf(name: string): string {
    const control = this.control(name);
    if (control.type !== 'radio') return control.value;
    return this.controls(name).find(({ checked }) => checked)?.value ?? '';
  }

  /** Answers a control the way its kind is answered. */
  fill(name: string, value: string): void {
    const control = this.control(name);
    if (control.type === 'radio') {
      const radio = this.controls(name).find((one) => one.value === value);
      if (!radio) throw new Error(`${name} cannot be ${value}`);
      fireEvent.click(radio);
    } else {
      if (control.tagName === 'SELECT') fireEvent.change(control, { target: { value } });
      fireEvent.input(control, { target: { value } });
    }
  }

  fillAll(answers: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(answers)) this.fill(name, value);
  }

  /** Chooses files, as the browser's own dialog does: in place of those chosen before. */
  choose(...files: readonly File[]): void {
    const list = new DataTransfer();
    for (const file of files) list.items.add(file);
    const control = this.control('files[0]');
    control.files = list.files;
    fireEvent.change(control);
  }

  /** What is said of a control. */
  errorOf(name: string): string | undefined {
    const [first] = this.controls(name);
    const id = (first?.closest('fieldset') ?? first)?.id ?? name;
    return document.getElementById(`${id}-error`)?.textContent;
  }

  get sendButton(): HTMLButtonElement {
    const button = this.form.querySelector<HTMLButtonElement>('[data-action="send"]');
    if (!button) throw new Error('No button sends the form');
    return button;
  }

  /** Presses the button that sends. */
  press(): void {
    fireEvent.click(this.sendButton);
  }

  /** The box of the bot check, once it is there. */
  async checkBox(): Promise<HTMLInputElement> {
    return await waitFor(() => {
      const box = this.form.querySelector<HTMLInputElement>('altcha-widget input');
      if (!box) throw new Error('No bot check is shown');
      return box;
    });
  }

  /** Sends the form: presses its button and passes the bot check. */
  async send(): Promise<void> {
    this.press();
    fireEvent.click(await this.checkBox());
  }

  /** The forms that reached the server. */
  get sent(): readonly Made[] {
    return this.server.calls.filter(({ form }) => form !== undefined);
  }

  /** Waits until that many forms were sent, and reads the last. */
  async lastSent(count = 1): Promise<FormData> {
    await waitFor(() => expect(this.sent).toHaveLength(count));
    const form = this.sent.at(-1)?.form;
    if (!form) throw new Error('No form was sent');
    return form;
  }

  /** What is said above the button when the form could not be sent. */
  async problem(words: string): Promise<HTMLElement> {
    return await waitFor(() => {
      const problem = this.form.querySelector<HTMLElement>('.site-form__hindrance');
      if (!problem?.textContent.includes(words)) throw new Error(`Not said: ${words}`);
      return problem;
    });
  }

  /** The lines of the error summary, once it stands under this title. */
  async listedErrors(title: string): Promise<readonly HTMLAnchorElement[]> {
    return await waitFor(() => {
      const summary = this.form.querySelector('[data-summary="errors"]');
      if (summary?.getAttribute('aria-label') !== title) throw new Error(`Not listed: ${title}`);
      return [...summary.querySelectorAll('a')];
    });
  }

  async isFocused(find: () => Element | null): Promise<void> {
    await waitFor(() => expect(document.activeElement).toBe(find()));
  }

  async isAccessible(): Promise<void> {
    await expectAccessible();
  }
}

/** Whether the server would take the proof that came with a form. */
export async function isProven(sent: FormData): Promise<boolean> {
  return await isSolved(String(sent.get('cf-turnstile-response')));
}

/** Whether the server would take this proof. */
export async function isSolved(proof: string): Promise<boolean> {
  return (await BOT_CHECK.verify(proof, new Date())).ok;
}

/** A file of a kind that is taken. */
export const pdf = (name = 'offre.pdf', bytes = 'a') =>
  new File([bytes], name, { type: 'application/pdf', lastModified: 1 });

/** Takes the page away. */
export function closeForm(): void {
  cleanup();
  forgetCookies();
}
