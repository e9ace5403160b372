type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Writes into a field as a person would: whatever listens to it, React too, learns the new text. */
export function writeInto(control: TextControl, text: string): void {
  if (control.value === text) return;
  const prototype = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // React remembers what it wrote through the element itself, and would not see a change made there.
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
