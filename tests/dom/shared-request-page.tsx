import { cleanup, configure, render, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { SHARED_REQUEST_ADDRESSES } from '#addresses/shared-request.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import type { Followed } from '#site/application/shared-request/followed.ts';
import { lendingSetup } from '#site/application/shared-request/lending-setup.ts';
import { SharedRequest } from '#site/application/shared-request/shared-request.tsx';
import { withFacts } from '#words/facts/with-facts.ts';
import { OWN_DATA_WORDS } from '#words/own-data/own-data.ts';
import { withRetention } from '#words/retention/retention.ts';
import { SHARED_REQUEST_WORDS } from '#words/shared-request/shared-request.ts';
import { fluvia } from '../examples/fluvia.ts';
import { KEEP } from '../examples/usual-retention.ts';
import { expectAccessible } from './expect-accessible.ts';
import { type Made, PlayedServer, type Served } from './played-server.ts';

// What is not there is said in a line, without the whole page.
configure({ getElementError: (message) => new Error(message ?? '') });

/** A request that waits for the co-borrower, who was mailed long ago. */
export const OPEN: Followed = {
  state: 'open',
  name: 'Lotte Peeters',
  email: 'lotte@example.be',
  sharedAt: '2026-11-18T09:00:00Z',
  invitedAt: '2026-11-18T09:05:00Z',
  expiresAt: '2026-12-19T09:05:00Z',
  resendFrom: '2026-11-18T09:15:00Z',
  canCorrect: true,
};

const ASKED = {
  product: 'TAEGPSA1',
  amount: 12_500,
  additionalAmount: 0,
  duration: 48,
  taeg: 4.49,
  monthlyAmount: 284.48,
} as const;

/** The co-borrower has accepted other conditions, and the applicant is to decide. */
export const TO_AGREE: Followed = {
  ...OPEN,
  state: 'to-agree',
  proposal: {
    before: ASKED,
    after: { ...ASKED, product: 'TAEGINL1', duration: 60, taeg: 6.45, monthlyAmount: 243.8 },
    isChanged: false,
  },
};

/** A problem that the server names. */
export const problem = (name: string) => ({ type: `urn:loanfront:problem:${name}` });

interface Opened {
  readonly locale?: ContractLocale;
  /** In the address; without it there is no key. */
  readonly key?: string;
  readonly server?: readonly Served[];
}

/** The page of a shared request, over a server that a test plays. Tests call `closeSharedRequest` after each. */
export class SharedRequestPage {
  readonly words: (typeof SHARED_REQUEST_WORDS)['fr'];
  private readonly server: PlayedServer;

  constructor(followed: Followed | undefined, opened: Opened = {}) {
    const { locale = 'fr', key = 'follow.key', server = [] } = opened;
    this.server = new PlayedServer(
      [/.*/, [404, problem('unknown-share')]],
      ...(followed ? [[/\/shares\//, [200, followed]] as const] : []),
      ...server,
    );
    this.words = withFacts(
      withRetention(SHARED_REQUEST_WORDS[locale], KEEP, locale),
      fluvia.lender,
      locale,
    );
    window.history.replaceState(null, '', `${SHARED_REQUEST_ADDRESSES[locale]}#${key}`);
    render(
      <SharedRequest
        words={this.words}
        ownData={OWN_DATA_WORDS[locale]}
        locale={locale}
        phone={fluvia.lender.phones.personal}
        email={fluvia.lender.email}
        simulator={fluvia.lender.links.simulator[locale]}
        lending={lendingSetup(fluvia, locale)}
      />,
    );
  }

  serve(...answers: readonly Served[]): void {
    this.server.serve(...answers);
  }

  made(address: RegExp): readonly Made[] {
    return this.server.made(address);
  }

  get root(): HTMLElement {
    const root = document.querySelector<HTMLElement>('[data-share-state]');
    if (!root) throw new Error('Nothing is rendered');
    return root;
  }

  async hasState(state: string): Promise<void> {
    await waitFor(() => expect(this.root.dataset.shareState).toBe(state));
  }

  async shows(text: string): Promise<void> {
    await waitFor(() => expect(this.root.textContent).toContain(text));
  }

  has(action: string): boolean {
    return this.root.querySelector(`[data-action="${action}"]`) !== null;
  }

  action(name: string): HTMLButtonElement {
    const action = this.root.querySelector<HTMLButtonElement>(`[data-action="${name}"]`);
    if (!action) throw new Error(`No action ${name}`);
    return action;
  }

  button(words: string): HTMLButtonElement {
    const buttons = [...this.root.querySelectorAll('button')];
    const button = buttons.find(({ textContent }) => textContent === words);
    if (!button) throw new Error(`No button ${words}`);
    return button;
  }

  get email(): HTMLInputElement {
    const [control] = document.getElementsByName('coborrowerEmail');
    if (!control) throw new Error('No address to correct');
    return control as HTMLInputElement;
  }

  /** The error next to the address to correct. */
  get emailError(): string | undefined {
    return document.getElementById('coborrowerEmail-error')?.textContent;
  }

  /** The result of an action that says this, for screen readers too. */
  async announces(text: string): Promise<Element> {
    return await waitFor(() => {
      const statuses = [...this.root.querySelectorAll('[role="status"]')];
      const found = statuses.find(({ textContent }) => textContent.includes(text));
      if (!found) throw new Error(`Nothing announces: ${text}`);
      return found;
    });
  }

  figure(name: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(`[data-value="${name}"]`);
  }

  async isAccessible(): Promise<void> {
    await expectAccessible(this.root);
  }
}

/** Opens the page of this request, and waits until it is shown. */
export async function follow(followed: Followed, opened: Opened = {}): Promise<SharedRequestPage> {
  const page = new SharedRequestPage(followed, opened);
  await page.hasState(followed.state);
  return page;
}

/** Takes the page away. */
export const closeSharedRequest = cleanup;
