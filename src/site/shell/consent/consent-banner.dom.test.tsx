import { runInThisContext } from 'node:vm';
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONTRACT_LOCALES, type ContractLocale } from '#domain/locale/locale.ts';
import { writeConsent } from '#site/browser/analytics/consent.ts';
import { find, leaveBuilt, openBuilt, PlayedObserver } from '#tests/dom/built-page.ts';
import { expectAccessible } from '#tests/dom/expect-accessible.ts';
import { CONSENT_WORDS } from '#words/consent/consent.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { ConsentButton } from './consent-button.tsx';
import { SHOW_AT_ONCE } from './show-at-once.ts';

const TAG_MANAGER = 'https://tags.example/lender.js';

/** The scripts that the page asks for: nothing is fetched in a test. */
let scripts: HTMLScriptElement[] = [];
let reload: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  scripts = [];
  vi.resetModules();
  PlayedObserver.install();
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    scripts.push(script as HTMLScriptElement);
  });
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  leaveBuilt();
  delete document.body.dataset.tagManager;
});

interface Opened {
  readonly locale?: ContractLocale;
  readonly answer?: 'accept' | 'refuse';
  readonly at?: string;
  readonly hasTagManager?: boolean;
}

async function open({ locale = 'fr', answer, at = '/', hasTagManager = false }: Opened = {}) {
  const words = CONSENT_WORDS[locale];
  openBuilt(
    <div>
      <ConsentBanner words={words} cookiesPath="/fr/cookies/" inFlow={false} />
      <main id="content" tabIndex={-1} />
      <footer>
        <ConsentButton label={words.open} />
      </footer>
    </div>,
    { at, locale, cookies: answer ? { consent: answer } : {} },
  );
  if (hasTagManager) document.body.dataset.tagManager = TAG_MANAGER;
  const { loadConsentBanner } = await import('./load-consent-banner.ts');
  loadConsentBanner();
}

const banner = () => find('.consent');
const answer = (given: 'accept' | 'refuse') => fireEvent.click(find(`[data-consent=${given}]`));
const openAgain = () => {
  const button = find('[data-consent-open]');
  button.focus();
  fireEvent.click(button);
};
const stored = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].filter(Boolean);

// W-9.1, L-6.1
describe.each(CONTRACT_LOCALES)('the question in %s', (locale) => {
  it('is asked where there is no answer, and stores nothing before', async () => {
    await open({ locale, at: '/?utm_source=journal&from_trustup=1' });
    expect(banner().hidden).toBe(false);
    const words = CONSENT_WORDS[locale];
    expect(banner().textContent).toContain(words.title);
    const buttons = [...banner().querySelectorAll('button')];
    expect(buttons.map(({ textContent }) => textContent)).toEqual([words.refuse, words.accept]);
    expect(stored()).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(document.body));
    await expectAccessible();
  });

  it.each([
    ['accept', 'accepted'],
    ['refuse', 'refused'],
  ] as const)('can be asked again, with the answer so far: %s', async (given, expected) => {
    await open({ locale, answer: given });
    expect(banner().hidden).toBe(true);
    openAgain();
    expect(banner().hidden).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(find('#consent-title')));
    const shown = [...banner().querySelectorAll<HTMLElement>('[data-answer]')];
    expect(shown.filter(({ hidden }) => !hidden).map(({ textContent }) => textContent)).toEqual([
      CONSENT_WORDS[locale][expected],
    ]);
    await expectAccessible();
  });
});

describe('the page’s own script, before any other', () => {
  it.each([
    ['asks where there is no answer', {}, false],
    [
      'asks where the answer is none of ours',
      { consent: 'acceptable', old_consent: 'accept' },
      false,
    ],
    ['does not ask who accepted', { other: '1', consent: 'accept' }, true],
    ['does not ask who refused', { consent: 'refuse', other: '1' }, true],
  ])('%s', (_, cookies, isHidden) => {
    openBuilt(<ConsentBanner words={CONSENT_WORDS.fr} cookiesPath={undefined} inFlow={false} />, {
      cookies,
    });
    runInThisContext(SHOW_AT_ONCE);
    expect(banner().hidden).toBe(isHidden);
  });
});

describe('an answer', () => {
  // W-9.6, W-9.7
  it('that accepts keeps how the visitor arrived', async () => {
    await open({ at: '/?utm_source=journal&from_trustup=1&other=1' });
    answer('accept');
    expect(banner().hidden).toBe(true);
    expect(stored()).toEqual(['utm_source', 'from_trustup', 'consent=accept']);
  });

  it('that refuses keeps the answer alone', async () => {
    await open({ at: '/?utm_source=journal' });
    answer('refuse');
    expect(stored()).toEqual(['consent=refuse']);
  });

  // W-8.8, W-9.5
  it('that is taken back forgets what was kept, and returns the focus', async () => {
    await open({ at: '/?utm_source=journal&from_trustup=1' });
    answer('accept');
    openAgain();
    find('[data-consent=refuse]').focus();
    answer('refuse');
    expect(banner().hidden).toBe(true);
    expect(stored()).toEqual(['consent=refuse']);
    await waitFor(() => expect(document.activeElement).toBe(find('[data-consent-open]')));
  });

  it('given by keyboard leads on to the text', async () => {
    await open();
    find('[data-consent=accept]').focus();
    answer('accept');
    await waitFor(() => expect(document.activeElement).toBe(find('#content')));
  });

  it.each([
    ['this one is looked at again', () => fireEvent(document, new Event('visibilitychange'))],
    [
      'it comes back from the browser’s memory',
      () => fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true })),
    ],
  ])('in another window counts here once %s', async (_, comesBack) => {
    await open();
    writeConsent('refuse');
    expect(banner().hidden).toBe(false);
    comesBack();
    expect(banner().hidden).toBe(true);
  });

  it('does not close a question that the visitor opened themselves', async () => {
    await open({ answer: 'accept' });
    openAgain();
    fireEvent(document, new Event('visibilitychange'));
    expect(banner().hidden).toBe(false);
  });
});

describe('the tag manager', () => {
  // W-9.13
  it.each([
    ['the applicant’s link', '?resume=secret'],
    ['the co-borrower’s link', '?token=secret&params=e30'],
  ])('is not loaded on a page that was opened by %s', async (_, query) => {
    const at = `/fr/demande-de-credit/${query}`;
    await open({ at, answer: 'accept', hasTagManager: true });
    expect(scripts).toEqual([]);
  });

  // W-9.13
  it('is not loaded there either once the secret was removed from the address', async () => {
    const entry = { name: `${location.origin}/fr/demande-de-credit/?resume=secret` };
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry as PerformanceEntry]);
    await open({ hasTagManager: true });
    answer('accept');
    expect(scripts).toEqual([]);
  });

  it('is loaded with consent, once', async () => {
    await open({ hasTagManager: true });
    expect(scripts).toEqual([]);
    answer('accept');
    expect(scripts.map(({ src }) => src)).toEqual([TAG_MANAGER]);
    fireEvent(document, new Event('visibilitychange'));
    expect(scripts).toHaveLength(1);
  });

  it('is gone with consent: its data at once, its script by a reload', async () => {
    await open({ hasTagManager: true, answer: 'accept' });
    window.dataLayer = [{ event: 'submit' }];
    openAgain();
    expect(reload).not.toHaveBeenCalled();
    answer('refuse');
    expect(window.dataLayer).toBeUndefined();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is not loaded where the lender has none', async () => {
    await open({ answer: 'accept' });
    expect(scripts).toEqual([]);
    openAgain();
    answer('refuse');
    expect(reload).not.toHaveBeenCalled();
  });
});
