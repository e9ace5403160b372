import { writeInto } from '../write-into.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Finds what was typed, chosen or ticked in a part of the page before it was hydrated, or restored by the browser. React
 * leaves it in the fields and informs no component. The function returned gives every answer once more, as a visitor
 * would: the handlers of its field learn it, and that the field was left, unless it still has the focus (W-1.23).
 */
export function findEarlyAnswers(part: ParentNode): () => void {
  const answers = [...part.querySelectorAll<Control>('input, select, textarea')].flatMap(
    (control) => repeatAnswer(control) ?? [],
  );
  return () => {
    for (const repeat of answers) repeat();
  };
}

/** Repeats the answer in a control; undefined if the control is as it was built. */
function repeatAnswer(control: Control): (() => void) | undefined {
  const { value, type } = control;
  if (control instanceof HTMLSelectElement) {
    const built = [...control.options].find((option) => option.hasAttribute('selected'));
    if (value === (built ?? control.options[0])?.value) return undefined;
    return () => {
      control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (control instanceof HTMLInputElement && (type === 'radio' || type === 'checkbox')) {
    const { checked } = control;
    // A radio that is no longer chosen changes with the one that is.
    if (checked === control.defaultChecked || (type === 'radio' && !checked)) return undefined;
    return () => {
      control.checked = !checked;
      control.click();
    };
  }
  // A field for files looks itself (use-files.ts), because no script can write into it.
  if (type === 'hidden' || type === 'file' || value === control.defaultValue) return undefined;
  return () => retype(control, value);
}

function retype(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = control;
  // Emptied first: React would take the same text for no change.
  control.value = '';
  writeInto(control, text);
  if (control !== document.activeElement)
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  // The caret of an address for mail is not known. Where the text was formatted, its field has placed the caret.
  else if (selectionStart !== null && control.value === text)
    control.setSelectionRange(selectionStart, selectionEnd);
}
