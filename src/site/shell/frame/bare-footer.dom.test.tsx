import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONTRACT_LOCALES, type ContractLocale } from '#domain/locale/locale.ts';
import { expectAccessible } from '#tests/dom/expect-accessible.ts';
import { type Answer, PlayedServer } from '#tests/dom/played-server.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { CONTACT_WORDS } from '#words/contact/contact.ts';
import { frame } from '#words/frame/frame.ts';
import { BareFooter } from './bare-footer.tsx';
import { officeLines } from './office-lines.ts';

/** A window that is turned from a phone's to a desktop's width. */
class Window extends EventTarget {
  matches: boolean;

  constructor(matches: boolean) {
    super();
    this.matches = matches;
    vi.stubGlobal('matchMedia', () => this);
  }

  turn(): void {
    this.matches = !this.matches;
    this.dispatchEvent(new Event('change'));
  }
}

beforeEach(() => {
  // The office is asked once a page.
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T11:00:00+01:00') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.className = '';
});

const OPEN: Answer = [200, { data: { isOpened: true } }];

async function open(locale: ContractLocale, answer: Answer = OPEN) {
  const server = new PlayedServer([/\/is-open$/, answer]);
  render(
    <BareFooter
      words={frame[locale]}
      locale={locale}
      lender={fluvia.lender}
      group={{
        id: 'information',
        title: frame[locale].footer.information,
        links: [{ label: frame[locale].pages.privacy, href: '/privacy/' }],
      }}
      consentButton="Cookies"
      year={2026}
      office={officeLines(fluvia.lender.hours, CONTACT_WORDS[locale].hours, frame[locale].clock)}
    />,
  );
  const { mountBareFooter } = await import('./mount-bare-footer.ts');
  mountBareFooter();
  return server;
}

const links = () => document.querySelector('details');
const now = () => document.querySelector('.office-now')?.textContent ?? '';

//
describe.each(CONTRACT_LOCALES)('the footer of the application, in %s', (locale) => {
  it('has the warning, the phone, the texts of the law and the lender', async () => {
    new Window(true);
    await open(locale);
    const text = document.body.textContent;
    for (const part of [
      frame[locale].warning,
      fluvia.lender.phones.personal.shown,
      frame[locale].pages.privacy,
      fluvia.lender.fsmaNumber,
      fluvia.lender.ombudsman.name,
    ])
      expect(text).toContain(part);
    await expectAccessible();
  });

  it('says in a line until when the office is open', async () => {
    new Window(true);
    await open(locale);
    await waitFor(() => expect(now()).toMatch(/12\.30|12\sh\s30/));
  });
});

describe('the links', () => {
  it('are folded on a phone, and never where there is room', async () => {
    const window = new Window(false);
    await open('fr');
    expect(links()?.open).toBe(false);
    window.turn();
    expect(links()?.open).toBe(true);
  });
});

it('says nothing of the office where the server does not', async () => {
  new Window(true);
  const server = await open('fr', 'lost');
  await waitFor(() => expect(server.calls).toHaveLength(1));
  expect(now()).toBe('');
});
