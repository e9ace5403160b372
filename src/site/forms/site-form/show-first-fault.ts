/** The distance of an invalid field from the window's top after scrolling, in pixels (W-6.4). */
const SCROLL_OFFSET = 70;

/**
 * Scrolls to the first invalid control of a form, with its label, and focuses it. False if none of the
 * names is a control of the form.
 */
export function showFirstFault(form: HTMLFormElement, names: readonly string[]): boolean {
  const first = [...form.elements].find(
    (control) => names.includes(nameOf(control)) && control.getClientRects().length > 0,
  );
  if (!(first instanceof HTMLElement)) return false;
  const top = (first.closest('.field') ?? first).getBoundingClientRect().top + scrollY;
  first.focus({ preventScroll: true });
  // Browsers show no focus that a script has set after a click.
  first.dataset.focusShown = '';
  first.addEventListener('blur', () => delete first.dataset.focusShown, { once: true });
  scrollTo({ top: top - SCROLL_OFFSET, behavior: 'instant' });
  return true;
}

/** The key of a control's errors: `files` for `files[0]`. */
export function nameOf(control: Element): string {
  return (control.getAttribute('name') ?? '').replace(/\[\d*\]$/, '');
}
