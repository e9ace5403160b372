import { readEmail } from '#domain/reading/read-email.ts';
import type { NewsletterMessage } from './newsletter-message.ts';
import type { NewsletterSetup } from './newsletter-setup.ts';
import {
  changeNewsletter,
  maySend,
  type NewsletterAction,
  type NewsletterNews,
  OPEN_NEWSLETTER,
} from './newsletter-state.ts';

/**
 * How often the button checks whether all is filled in, in milliseconds (W-6.13): autofill sends no
 * event.
 */
const CHECK_INTERVAL = 200;

/** Sends the newsletter's form in place, and shows the result there. */
export function mountNewsletter(place: HTMLElement): void {
  const form = place.querySelector('form');
  const email = form?.querySelector<HTMLInputElement>('[name=email]');
  const button = form?.querySelector<HTMLButtonElement>('[type=submit]');
  const check = form?.querySelector<HTMLElement>('.newsletter__check');
  const message = form?.querySelector<HTMLElement>('.newsletter__message');
  const doubt = form?.querySelector<HTMLElement>('.newsletter__doubt');
  if (!form || !email || !button || !check || !message || !doubt) return;
  const setup: NewsletterSetup = JSON.parse(form.dataset.words ?? '');
  let state = OPEN_NEWSLETTER;

  const show = () => {
    const { phase, news, wrong } = state;
    button.disabled = !maySend(state);
    button.ariaBusy = phase === 'checking' || phase === 'sending' ? 'true' : null;
    email.readOnly = phase === 'sending';
    const text = describeNews(news, setup);
    // What is the same still is not read aloud again.
    if (message.textContent !== text) message.textContent = text;
    // An error is shown by its colour too; it belongs to the address where that is wrong.
    message.classList.toggle('newsletter__message--error', isError(news));
    email.ariaInvalid = wrong === undefined ? null : 'true';
    if (wrong === undefined) email.removeAttribute('aria-describedby');
    else email.setAttribute('aria-describedby', message.id);
    if (phase === 'open' || phase === 'taken') {
      check.hidden = true;
      check.replaceChildren();
    }
    // After success only the message stays.
    if (phase === 'taken')
      for (const part of form.children) part.toggleAttribute('hidden', part !== message);
  };
  const change = (action: NewsletterAction) => {
    const before = state;
    state = changeNewsletter(before, action);
    if (state !== before) show();
  };
  const update = () => change({ kind: 'type', typed: email.value.trim() });
  /** The address can change during the check, but not while it is being sent. */
  const isRight = () => {
    update();
    change({ kind: 'verify' });
    return state.phase === 'sending';
  };
  /** Shows the result in the form's place and focuses it. */
  const end = (answered: NewsletterMessage) => {
    change({ kind: 'end', message: answered });
    (answered.isAddressWrong ? email : message).focus();
  };

  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (state.phase !== 'open') return;
    update();
    change({ kind: 'send' });
    if (state.phase === 'open') return email.focus();
    import('./send-newsletter.ts')
      .then(({ sendNewsletter }) => sendNewsletter(form, check, setup, isRight))
      .catch(() => ({ text: setup.problems.check, taken: false, isAddressWrong: false }))
      .then(end);
  });
  const leave = () => {
    email.value = readEmail(email.value);
    update();
    change({ kind: 'leave' });
    const left = email.value;
    if (left === '') return;
    import('./doubt-email.ts').then(
      ({ doubtEmail }) => {
        if (email.value === left) doubtEmail(email, doubt, setup.meantEmail);
      },
      // Without it nothing is asked, and the form works.
      () => {},
    );
  };
  email.addEventListener('input', () => {
    doubt.replaceChildren();
    update();
  });
  email.addEventListener('change', leave);
  show();
  // What was typed while the script loaded was left without an event that it could hear.
  if (document.activeElement === email) update();
  else leave();
  setInterval(update, CHECK_INTERVAL);
}

function isError(news: NewsletterNews): boolean {
  return news.kind === 'invalid' || (news.kind === 'answer' && news.isError);
}

function describeNews(news: NewsletterNews, setup: NewsletterSetup): string {
  switch (news.kind) {
    case 'nothing':
      return '';
    case 'invalid':
      return setup.invalid;
    case 'sending':
      return setup.sending;
    case 'answer':
      return news.text;
  }
}
