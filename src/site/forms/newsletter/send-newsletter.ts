import { sendForm } from '../site-form/send-form.ts';
import { mountSendingCheck } from './mount-sending-check.ts';
import { messageOf, type NewsletterMessage } from './newsletter-message.ts';
import type { NewsletterSetup } from './newsletter-setup.ts';

const BOT_CHECK = 'cf-turnstile-response';

/**
 * Shows the bot check, sends the form after it, and shows the result. Rejects if the check cannot be
 * shown. Loaded at the first submit.
 */
export async function sendNewsletter(
  form: HTMLFormElement,
  check: HTMLElement,
  setup: NewsletterSetup,
  /** Whether the form is still valid after the check. */
  isRight: () => boolean,
): Promise<NewsletterMessage> {
  const token = await new Promise<string>((resolve, reject) => {
    mountSendingCheck(check, setup, resolve).catch(reject);
  });
  if (!isRight()) return { text: setup.invalid, taken: false, isAddressWrong: true };
  const data = new FormData(form);
  data.set(BOT_CHECK, token);
  return messageOf(await sendForm({ action: form.action, data }), setup);
}
