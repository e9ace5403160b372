import { readConsent } from '#site/browser/analytics/consent.ts';

/** Session storage key, set once a campaign was closed: no other is shown (C-5.6). */
const CLOSED = 'popup_campaign';

/** How often to check whether to show it, in milliseconds (W-8.4). */
const CHECK_INTERVAL = 1_000;

/** The share of the page's height that must be scrolled before it is shown (W-8.4). */
const SCROLL_THRESHOLD = 0.2;

/** What it never covers: the focused control, a form, an opened question. */
const KEPT_CLEAR = 'form, main details[open], :focus:not(main)';

/**
 * Shows a campaign after the visitor has read for a while; never together with the consent banner. While it
 * would cover what the visitor is using, it is not there.
 */
export function showInTime(campaign: HTMLDialogElement): void {
  if (wasClosed()) return;
  let isDue = false;
  const timer = setInterval(() => {
    if (readConsent() === undefined) return;
    isDue ||= scrollY > SCROLL_THRESHOLD * document.body.offsetHeight;
    // Nothing is painted in between: only where it is open can it be measured.
    campaign.open = isDue;
    campaign.open &&= !covers(campaign);
  }, CHECK_INTERVAL);
  listen(campaign, () => clearInterval(timer));
}

/** Whether it stands on something of the page that it must not cover, such as the only button. */
function covers(campaign: HTMLElement): boolean {
  if (campaign.contains(document.activeElement)) return false;
  const over = campaign.getBoundingClientRect();
  const buttons = document.querySelectorAll('main :is(button, .button)');
  return [...document.querySelectorAll(KEPT_CLEAR), ...(buttons.length === 1 ? buttons : [])].some(
    (element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return bottom > over.top && top < over.bottom && right > over.left && left < over.right;
    },
  );
}

/** Listens to what closes it. When it is shown, the focus stays where it is. */
function listen(campaign: HTMLDialogElement, onClosed: () => void): void {
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--campaign-height', `${campaign.offsetHeight}px`);
  }).observe(campaign);
  const listening = new AbortController();
  const close = () => {
    listening.abort();
    onClosed();
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
      if (!campaign.open || key !== 'Escape') return;
      if (!document.querySelector('[data-menu][open], dialog:modal')) close();
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
