import { readConsent } from '#site/browser/analytics/consent.ts';

/** In the session's storage, once a campaign was closed: none comes up again. Spec 1 §3. */
const CLOSED = 'popup_campaign';

/** How often one looks whether it is time, in milliseconds (spec 1 §9). */
const LOOK_EVERY = 1_000;

/** How much of the page's height one has to have scrolled (spec 1 §4). */
const SHOWN_BEYOND = 0.2;

/** Shows a campaign once one has read on for a while; never beside the question for consent. */
export function showInTime(campaign: HTMLDialogElement): void {
  if (wasClosed()) return;
  const timer = setInterval(() => {
    if (readConsent() === undefined) return;
    if (scrollY <= SHOWN_BEYOND * document.body.offsetHeight) return;
    clearInterval(timer);
    show(campaign);
  }, LOOK_EVERY);
}

/** Opened as it stands: the focus stays where it is. */
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
      // Who follows its link has seen it too.
      if (target.closest('a')) keepClosed();
      else if (target.closest('[data-close]')) close();
    },
    { signal },
  );
  // Before the menus hear of it: what lies on top is closed first.
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

/** A browser that keeps nothing shows it again on the next page. */
function keepClosed(): void {
  try {
    sessionStorage.setItem(CLOSED, '1');
  } catch {
    // Closed on this page it is.
  }
}
