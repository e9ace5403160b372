import { isLocale } from '#domain/locale/locale.ts';
import { sendForm } from '../site-form/send-form.ts';
import { mountSendingCheck } from './mount-sending-check.ts';
import { messageOf, type NewsletterMessage } from './newsletter-message.ts';
import type { NewsletterSetup } from './newsletter-setup.ts';

const BOT_CHECK = 'cf-turnstile-response';

/**
 * Shows the bot check, sends the form once it is passed, and says what became of it. Rejects where the
 * check cannot be shown. Loaded with the first sending.
 */
export async function sendNewsletter(
  form: HTMLFormElement,
  check: HTMLElement,
  setup: NewsletterSetup,
  /** Whether the form is right still, once the check was passed. */
  isRight: () => boolean,
): Promise<NewsletterMessage> {
  const { lang } = document.documentElement;
  const token = await new Promise<string>((resolve, reject) => {
    mountSendingCheck(check, setup, isLocale(lang) ? lang : 'fr', resolve).catch(reject);
  });
  if (!isRight()) return { text: setup.invalid, taken: false, isAddressWrong: true };
  const data = new FormData(form);
  data.set(BOT_CHECK, token);
  return messageOf(await sendForm({ action: form.action, data }), setup);
}
