import { forgetArrival, keepArrival } from '#site/browser/analytics/arrival.ts';
import {
  type Consent,
  isConsent,
  readConsent,
  writeConsent,
} from '#site/browser/analytics/consent.ts';
import { followConsent } from '#site/browser/analytics/tag-manager.ts';

/**
 * Shows the banner while there is no answer, or on a click on an element with `data-consent-open`, and
 * stores the answer.
 */
export function loadConsentBanner(): void {
  const banner = document.querySelector<HTMLElement>('.consent');
  if (!banner) return;
  /** The element that reopened the banner, which gets the focus back. */
  let opener: HTMLElement | undefined;

  const show = () => {
    const given = readConsent();
    for (const line of banner.querySelectorAll<HTMLElement>('[data-answer]'))
      line.hidden = line.dataset.answer !== given;
    banner.hidden = false;
  };
  const hide = () => {
    const hadFocus = banner.contains(document.activeElement);
    banner.hidden = true;
    if (hadFocus) (opener ?? document.getElementById('content'))?.focus({ preventScroll: true });
    opener = undefined;
  };
  /** Another tab, or a page from the back/forward cache, may have a newer answer. */
  const follow = () => {
    if (readConsent() === undefined) show();
    else if (!opener) hide();
    followConsent();
  };
  const keep = (answer: Consent) => {
    writeConsent(answer);
    if (answer === 'accept') keepArrival();
    else forgetArrival();
    hide();
    followConsent();
  };

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const answer = target.closest<HTMLElement>('[data-consent]')?.dataset.consent;
    if (isConsent(answer)) return keep(answer);
    const pressed = target.closest<HTMLElement>('[data-consent-open]');
    if (!pressed) return;
    opener = pressed;
    show();
    document.getElementById('consent-title')?.focus();
  });
  document.addEventListener('visibilitychange', () => document.hidden || follow());
  addEventListener('pageshow', ({ persisted }) => persisted && follow());
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--consent-height', `${banner.offsetHeight}px`);
  }).observe(banner);
  follow();
}
