import { useOnMount } from '../hydration.ts';
import { writeInto } from '../write-into.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Repeats, once the component is hydrated, what was typed, chosen or ticked in a part of the page before, or restored
 * by the browser. React leaves it in the fields and informs no component: a controlled field would lose it with the next
 * rendering. The handlers of each such field learn its answer, and that it was left, unless it has the focus (W-1.23).
 * For the component around all others of the part: theirs are mounted then.
 */
export function useEarlyAnswers(part: ParentNode): void {
  useOnMount(() => {
    for (const control of part.querySelectorAll<Control>('input, select, textarea'))
      repeatAnswer(control);
  });
}

function repeatAnswer(control: Control): void {
  const { type } = control;
  if (control instanceof HTMLSelectElement) repeatChoice(control);
  else if (control instanceof HTMLInputElement && (type === 'radio' || type === 'checkbox'))
    repeatTick(control);
  // A field for files looks itself (use-files.ts), because no script can write into it.
  else if (type !== 'hidden' && type !== 'file' && control.value !== control.defaultValue)
    repeatText(control);
}

function repeatChoice(select: HTMLSelectElement): void {
  const options = [...select.options];
  const built = options.find((option) => option.hasAttribute('selected')) ?? options[0];
  if (select.value !== built?.value) select.dispatchEvent(new Event('change', { bubbles: true }));
}

function repeatTick(box: HTMLInputElement): void {
  const { checked } = box;
  // A radio that is no longer chosen changes with the one that is.
  if (checked === box.defaultChecked || (box.type === 'radio' && !checked)) return;
  box.checked = !checked;
  box.click();
}

function repeatText(control: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = control;
  // Emptied first: React would take the same text for no change.
  control.value = '';
  writeInto(control, value);
  if (control !== document.activeElement)
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  // An address for mail does not give its caret. A field that formats places its own.
  else if (selectionStart !== null && control.value === value)
    control.setSelectionRange(selectionStart, selectionEnd);
}
