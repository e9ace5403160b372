/** Browsers show no focus that a script has set after a click, where the reader needs it most. */
export function ringUntilLeft(control: HTMLElement): void {
  control.dataset.focusShown = '';
  control.addEventListener('blur', () => delete control.dataset.focusShown, { once: true });
}
