import { type HelpfulAnswer, readHelpful, writeHelpful } from './helpful-cookie.ts';

/** Takes the reader's answer, once and for good (spec 1 §4); one given earlier is shown from the start. */
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
        // One given meanwhile in another window is the answer.
        const answer = readHelpful(id, document.cookie) ?? (button.dataset.action as HelpfulAnswer);
        writeHelpful(id, answer);
        show(answer);
        // The button can no longer have the focus.
        thanks?.focus();
      });
    }
    const earlier = readHelpful(id, document.cookie);
    if (earlier) show(earlier);
  }
}
