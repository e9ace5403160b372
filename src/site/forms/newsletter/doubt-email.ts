import { suggestEmail } from '#domain/contact/suggest-email.ts';
import { writeInto } from '#site/browser/write-into.ts';

/** Shows the question next to the field whether another address was meant, with a button that takes it. */
export function doubtEmail(email: HTMLInputElement, place: HTMLElement, words: string): void {
  const meant = suggestEmail(email.value);
  place.replaceChildren();
  if (meant === undefined) return;
  const [before = '', after = ''] = words.split('{email}');
  const take = document.createElement('button');
  take.type = 'button';
  take.className = 'button button--link';
  take.dataset.action = 'take-email';
  take.textContent = meant;
  take.addEventListener('click', () => {
    writeInto(email, meant);
    email.focus();
  });
  place.append(before, take, after);
}
