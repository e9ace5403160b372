import 'altcha/altcha.css';
import 'altcha/external';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import type { BotCheck } from './bot-check.ts';
import './altcha-look.css';

const CHALLENGE = '/api/v1/captcha/challenge';

/** ALTCHA's widget: a box to tick, behind which the device computes a proof of work. */
export function mountAltcha(place: HTMLElement, check: BotCheck): () => void {
  const { $altcha } = globalThis;
  $altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2Worker());
  $altcha.i18n.set(check.locale, {
    label: check.words.label,
    verifying: check.words.verifying,
    verified: check.words.verified,
    error: check.words.error,
    expired: check.words.expired,
    waitAlert: check.words.waitAlert,
    ariaLinkLabel: 'altcha.org',
    footer: '',
  });
  const widget = document.createElement('altcha-widget');
  widget.setAttribute('challenge', CHALLENGE);
  widget.setAttribute('language', check.locale);
  widget.setAttribute('type', 'native');
  widget.setAttribute(
    'configuration',
    JSON.stringify({ hideFooter: true, hideLogo: true, humanInteractionSignature: false }),
  );
  widget.addEventListener('verified', (event) => {
    const payload = event instanceof CustomEvent ? (event.detail as { payload?: unknown }) : {};
    if (typeof payload.payload === 'string') check.onVerified(payload.payload);
  });
  place.append(widget);
  return () => widget.remove();
}
