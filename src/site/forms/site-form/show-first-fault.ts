/** How far below the window's top a wrong field comes to stand, in pixels (spec 1 §9). */
const ROOM_ABOVE = 70;

/**
 * Brings the first wrong control of a form into view, with its label, and puts the caret in it. False
 * where none of the names is a control of the form.
 */
export function showFirstFault(form: HTMLFormElement, names: readonly string[]): boolean {
  const first = [...form.elements].find(
    (control) => names.includes(nameOf(control)) && control.getClientRects().length > 0,
  );
  if (!(first instanceof HTMLElement)) return false;
  const top = (first.closest('.field') ?? first).getBoundingClientRect().top + scrollY;
  first.focus({ preventScroll: true });
  scrollTo({ top: top - ROOM_ABOVE, behavior: 'instant' });
  return true;
}

/** The key under which a control's errors come: that of `files[0]` is `files`. */
export function nameOf(control: Element): string {
  return (control.getAttribute('name') ?? '').replace(/\[\d*\]$/, '');
}
