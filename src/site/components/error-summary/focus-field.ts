import { ringUntilLeft } from './ring-until-left.ts';

/**
 * Scrolls to a field with its label and focuses it; in a radio group, the chosen radio or the first.
 * False if the page has no such field.
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
  ringUntilLeft(target);
  return true;
}
