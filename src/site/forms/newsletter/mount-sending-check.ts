import type { Locale } from '#domain/locale/locale.ts';
import type { NewsletterSetup } from './newsletter-setup.ts';

/**
 * Puts the bot check of a form that is about to be sent into its place, and focus with it. Loaded only
 * then. Rejects where it cannot be.
 */
export async function mountSendingCheck(
  place: HTMLElement,
  { check: words, checkText, checkLoading }: NewsletterSetup,
  locale: Locale,
  onVerified: (token: string) => void,
): Promise<void> {
  const line = (text: string) => {
    const shown = document.createElement('p');
    shown.textContent = text;
    return shown;
  };
  const loading = line(checkLoading);
  place.replaceChildren(line(checkText), loading);
  place.hidden = false;
  place.focus();
  const [{ mountBotCheck, readProvider }, offer] = await Promise.all([
    import('../bot-check/bot-check.ts'),
    fetch('/api/v1/captcha').then((answer) => answer.json()),
  ]);
  const provider = readProvider(offer);
  if (provider === undefined) throw new Error('No bot check is offered');
  // Who is told what has to be said before anybody is.
  loading.textContent = words.told[provider.name];
  loading.className = 'newsletter__told';
  const box = document.createElement('div');
  place.append(box);
  await mountBotCheck(box, { provider, locale, words, onVerified });
}
