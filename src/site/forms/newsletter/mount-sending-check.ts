import type { NewsletterSetup } from './newsletter-setup.ts';

/**
 * Mounts the bot check of a form that is about to be sent, and focuses it. Loaded only then. Rejects if
 * it cannot be mounted.
 */
export async function mountSendingCheck(
  place: HTMLElement,
  { locale, check: words, checkText, checkLoading }: NewsletterSetup,
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
  const { findProvider, mountBotCheck } = await import('../bot-check/bot-check.ts');
  const provider = await findProvider();
  // Says who receives data before any is sent.
  loading.textContent = words.told[provider.name];
  loading.className = 'newsletter__told';
  const box = document.createElement('div');
  place.append(box);
  await mountBotCheck(box, { provider, locale, words, onVerified });
}
