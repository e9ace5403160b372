import { type HelpfulAnswer, readHelpful, writeHelpful } from './helpful-cookie.ts';

/** Takes the reader's answer once (W-7.5); an earlier answer is shown from the start. */
export function mountHelpful(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-helpful]')) {
    const id = place.dataset.helpful ?? '';
    const buttons = [...place.querySelectorAll('button')];
    const thanks = place.querySelector<HTMLElement>('[role=status]');

    const show = (answer: HelpfulAnswer) => {
      place.classList.add(answer === 'like' ? 'was-helpful' : 'was-not-helpful');
      for (const button of buttons) {
        button.disabled = true;
        button.ariaPressed = String(button.dataset.action === answer);
      }
      for (const text of place.querySelectorAll<HTMLElement>('[data-thanks]'))
        text.hidden = text.dataset.thanks !== answer;
    };

    for (const button of buttons) {
      button.disabled = false;
      button.addEventListener('click', () => {
        // An answer given in the meantime in another window takes precedence.
        const answer = readHelpful(id, document.cookie) ?? (button.dataset.action as HelpfulAnswer);
        writeHelpful(id, answer);
        show(answer);
        // The button is now disabled and cannot keep the focus.
        thanks?.focus();
      });
    }
    const earlier = readHelpful(id, document.cookie);
    if (earlier) show(earlier);
  }
}
