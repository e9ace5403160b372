import { readConsent } from '#site/browser/analytics/consent.ts';

/** Session storage key, set once a campaign was closed: no other is shown (C-5.6). */
const CLOSED = 'popup_campaign';

/** How often to check whether to show it, in milliseconds (W-8.4). */
const CHECK_INTERVAL = 1_000;

/** The share of the page's height that must be scrolled before it is shown (W-8.4). */
const SCROLL_THRESHOLD = 0.2;

/** Shows a campaign after the visitor has read for a while; never together with the consent banner. */
export function showInTime(campaign: HTMLDialogElement): void {
  if (wasClosed()) return;
  const timer = setInterval(() => {
    if (readConsent() === undefined) return;
    if (scrollY <= SCROLL_THRESHOLD * document.body.offsetHeight) return;
    clearInterval(timer);
    show(campaign);
  }, CHECK_INTERVAL);
}

/** Opens it as non-modal; the focus stays where it is. */
function show(campaign: HTMLDialogElement): void {
  campaign.open = true;
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--campaign-height', `${campaign.offsetHeight}px`);
  }).observe(campaign);
  const listening = new AbortController();
  const close = () => {
    listening.abort();
    const hadFocus = campaign.contains(document.activeElement);
    campaign.open = false;
    keepClosed();
    if (hadFocus) document.getElementById('content')?.focus({ preventScroll: true });
  };
  const { signal } = listening;
  campaign.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      // Following its link counts as closing.
      if (target.closest('a')) keepClosed();
      else if (target.closest('[data-close]')) close();
    },
    { signal },
  );
  // Captured before the menus get it: Escape closes the topmost element first.
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape' && !document.querySelector('[data-menu][open], dialog:modal')) close();
    },
    { signal, capture: true },
  );
}

function wasClosed(): boolean {
  try {
    return sessionStorage.getItem(CLOSED) === '1';
  } catch {
    return false;
  }
}

/** If storage is refused, it is shown again on the next page. */
function keepClosed(): void {
  try {
    sessionStorage.setItem(CLOSED, '1');
  } catch {
    // It stays closed on this page.
  }
}
