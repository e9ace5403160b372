/**
 * Brings a field into view with its label, and puts the caret in it: in a group of radios, on the
 * chosen one or else the first. False where the page has no such field.
 */
export function focusField(name: string): boolean {
  const controls = [...document.getElementsByName(name)].filter(
    (control): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement,
  );
  const chosen = controls.find((control) => control instanceof HTMLInputElement && control.checked);
  const target = chosen ?? controls[0];
  if (!target) return false;
  (target.closest('.field') ?? target).scrollIntoView({ block: 'start' });
  target.focus({ preventScroll: true });
  return true;
}
