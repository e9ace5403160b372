import { isEmail } from '#domain/contact/email.ts';
import type { NewsletterMessage } from './newsletter-message.ts';
import type { NewsletterSetup } from './newsletter-setup.ts';

/** How often the button looks whether all is filled in, in milliseconds (spec 1 §9): autofill tells nobody. */
const LOOK_EVERY = 200;

/** Sends the newsletter's form in place, and says there what became of it. */
export function mountNewsletter(place: HTMLElement): void {
  const form = place.querySelector('form');
  const email = form?.querySelector<HTMLInputElement>('[name=email]');
  const button = form?.querySelector<HTMLButtonElement>('[type=submit]');
  const check = form?.querySelector<HTMLElement>('.newsletter__check');
  const message = form?.querySelector<HTMLElement>('.newsletter__message');
  if (!form || !email || !button || !check || !message) return;
  const setup: NewsletterSetup = JSON.parse(form.dataset.words ?? '');
  let isSending = false;
  /** The address that is wrong, until it is another. */
  let wrong: string | undefined;

  const typed = () => email.value.trim();
  const look = () => {
    const now = typed();
    if (wrong !== undefined && now !== wrong && (now === '' || isEmail(now))) return say('');
    button.disabled = isSending || now === '' || wrong !== undefined;
  };
  /** An error is shown by its colour too; it belongs to the address where that is wrong. */
  const say = (text: string, isError = false, isAddressWrong = false) => {
    message.textContent = text;
    message.classList.toggle('newsletter__message--error', isError);
    wrong = isAddressWrong ? typed() : undefined;
    email.ariaInvalid = isAddressWrong ? 'true' : null;
    if (isAddressWrong) email.setAttribute('aria-describedby', message.id);
    else email.removeAttribute('aria-describedby');
    look();
  };
  const judge = () => {
    if (isEmail(typed())) return true;
    say(setup.invalid, true, true);
    return false;
  };
  const reopen = () => {
    isSending = false;
    email.readOnly = false;
    check.hidden = true;
    check.replaceChildren();
  };

  /** The address can be changed while the check is done, and not while it is on its way. */
  const isRight = () => {
    if (!judge()) return false;
    email.readOnly = true;
    say(setup.sending);
    return true;
  };
  /** What becomes of it is said in its place; focus goes where one reads on. */
  const end = ({ text, taken, isAddressWrong }: NewsletterMessage) => {
    reopen();
    say(text, !taken, isAddressWrong);
    // Of a form that is done with, only what became of it stays.
    if (taken) for (const part of form.children) part.toggleAttribute('hidden', part !== message);
    (isAddressWrong ? email : message).focus();
  };

  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSending) return;
    if (!judge()) return email.focus();
    isSending = true;
    say('');
    import('./send-newsletter.ts')
      .then(({ sendNewsletter }) => sendNewsletter(form, check, setup, isRight))
      .catch(() => ({ text: setup.problems.check, taken: false, isAddressWrong: false }))
      .then(end);
  });
  email.addEventListener('input', look);
  email.addEventListener('change', () => {
    if (typed() !== '') judge();
  });
  look();
  setInterval(look, LOOK_EVERY);
}
