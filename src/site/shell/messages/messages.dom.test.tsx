import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeConsent } from '#site/browser/analytics/consent.ts';
import { find, leaveBuilt, openBuilt, PlayedObserver } from '#tests/dom/built-page.ts';
import { expectAccessible } from '#tests/dom/expect-accessible.ts';
import { Banner } from './banner.tsx';
import { Campaign } from './campaign.tsx';
import { showMessages } from './show-messages.ts';

const DECEMBER = { from: '2026-12-01', until: '2026-12-31', linkTo: 'faq' } as const;

beforeEach(() => {
  PlayedObserver.install();
  vi.useFakeTimers({ now: new Date('2026-12-10T10:00:00+01:00') });
});
afterEach(() => {
  leaveBuilt();
  vi.useRealTimers();
});

function open(cookies: Readonly<Record<string, string>> = { consent: 'refuse' }): void {
  openBuilt(
    <div>
      <Banner
        id="hours"
        banner={{ ...DECEMBER, text: 'Fermé le 25.', linkLabel: 'Nos heures' }}
        href="/fr/contact/"
        label="Avis"
        running={false}
      />
      <main id="content" tabIndex={-1}>
        <form>
          <input name="amount" aria-label="Amount" />
        </form>
        <details className="question">
          <summary>Une question</summary>
        </details>
        <a className="button" href="/fr/">
          Accueil
        </a>
        <a className="other" href="/fr/faq/">
          FAQ
        </a>
      </main>
      <details data-menu>
        <summary>Menu</summary>
      </details>
      <Campaign
        id="winter"
        campaign={{ ...DECEMBER, title: 'Isoler son toit', linkLabel: 'Lire' }}
        href="/fr/pret-renovation/"
        close="Fermer"
      >
        <p>Avant l’hiver.</p>
      </Campaign>
    </div>,
    { cookies },
  );
  vi.spyOn(document.body, 'offsetHeight', 'get').mockReturnValue(1_000);
  showMessages([...document.querySelectorAll<HTMLElement>('[data-from][data-until]')]);
}

const banner = () => find('.banner');
const campaign = () => find<HTMLDialogElement>('.campaign');
const readOn = (top = 300) => {
  vi.stubGlobal('scrollY', top);
  vi.advanceTimersByTime(1_000);
};
const pressEscape = () => fireEvent.keyDown(find('#content'), { key: 'Escape' });
const isClosedForGood = () => sessionStorage.getItem('popup_campaign') === '1';

// W-8.7
describe('a banner', () => {
  it.each([
    ['2026-11-30T23:30:00+01:00', true],
    ['2026-12-01T00:30:00+01:00', false],
    ['2026-12-31T23:30:00+01:00', false],
    ['2027-01-01T00:30:00+01:00', true],
  ])('at %s is hidden: %s', async (now, isHidden) => {
    vi.setSystemTime(new Date(now));
    open();
    expect(banner().hidden).toBe(isHidden);
    vi.useRealTimers();
    await expectAccessible();
  });
});

// W-8.4
describe('a campaign', () => {
  it('appears once a fifth of the page is read, and takes no focus', async () => {
    open();
    readOn(200);
    expect(campaign().open).toBe(false);
    readOn(201);
    expect(campaign().open).toBe(true);
    expect(document.activeElement).toBe(document.body);
    vi.useRealTimers();
    await expectAccessible();
  });

  it('waits until consent is answered', () => {
    open({});
    readOn();
    expect(campaign().open).toBe(false);
    writeConsent('accept');
    readOn();
    expect(campaign().open).toBe(true);
  });

  it('is not shown on other days', () => {
    vi.setSystemTime(new Date('2027-01-10T10:00:00+01:00'));
    open();
    readOn();
    expect(campaign().open).toBe(false);
  });

  it.each<[string, string, () => void]>([
    ['a form', 'form', () => {}],
    ['an opened question', '.question', () => find('.question').setAttribute('open', '')],
    ['the only button', '.button', () => {}],
    ['the focus', '.other', () => find('.other').focus()],
  ])('stands on %s at no time', (_, covered, use) => {
    open();
    const at = (top: number, bottom: number) => () =>
      ({ top, bottom, left: 0, right: 100 }) as DOMRect;
    campaign().getBoundingClientRect = at(500, 600);
    find(covered).getBoundingClientRect = at(550, 560);
    use();
    readOn();
    expect(campaign().open).toBe(false);
    find(covered).getBoundingClientRect = at(450, 500);
    readOn();
    expect(campaign().open).toBe(true);
    find(covered).getBoundingClientRect = at(550, 560);
    readOn();
    expect(campaign().open, 'it comes to stand on it').toBe(false);
    expect(isClosedForGood()).toBe(false);
    find('[data-close]').focus();
    campaign().open = true;
    readOn();
    expect(campaign().open, 'while it is used').toBe(true);
  });

  // C-5.6
  it.each([
    ['its button', () => fireEvent.click(find('[data-close]'))],
    ['Escape', pressEscape],
  ])('is closed by %s, for the rest of the visit', (_, close) => {
    open();
    readOn();
    find('[data-close]').focus();
    close();
    expect(campaign().open).toBe(false);
    expect(isClosedForGood()).toBe(true);
    expect(document.activeElement, 'the focus was in it').toBe(find('#content'));
    showMessages([campaign()]);
    readOn();
    expect(campaign().open).toBe(false);
  });

  it('leaves Escape to a menu that is open over it', () => {
    open();
    readOn();
    find<HTMLDetailsElement>('[data-menu]').open = true;
    pressEscape();
    expect(campaign().open).toBe(true);
    find<HTMLDetailsElement>('[data-menu]').open = false;
    pressEscape();
    expect(campaign().open).toBe(false);
  });

  it('whose link is followed is not shown again', () => {
    open();
    readOn();
    const link = find('.campaign a');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(isClosedForGood()).toBe(true);
  });

  it('is shown and closed where the browser keeps nothing', () => {
    open();
    vi.stubGlobal('sessionStorage', undefined);
    showMessages([campaign()]);
    readOn();
    pressEscape();
    expect(campaign().open).toBe(false);
    vi.unstubAllGlobals();
  });
});
