/**
 * The answers of fields that browsers neither fill in nor restore (`autocomplete="off"`), in the window's entry of its
 * history: with Back to a page that was not kept, they are there again, as the browser restores the others (W-6.29).
 */
export type UnrestoredAnswers = Readonly<Record<string, string>>;

interface EntryState {
  readonly answers?: UnrestoredAnswers;
}

export function readUnrestored(): UnrestoredAnswers {
  return (history.state as EntryState | null)?.answers ?? {};
}

/** Writes what the form's fields hold now; nothing once it was sent. */
export function storeUnrestored(form: HTMLFormElement, isSent = false): void {
  const answers = isSent ? {} : Object.fromEntries(unrestoredFields(form));
  if (JSON.stringify(answers) === JSON.stringify(readUnrestored())) return;
  history.replaceState({ ...history.state, answers }, '');
}

function unrestoredFields(form: HTMLFormElement): readonly (readonly [string, string])[] {
  return [...form.elements].flatMap((control) =>
    (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) &&
    control.getAttribute('autocomplete') === 'off' &&
    control.value !== ''
      ? [[control.name, control.value] as const]
      : [],
  );
}
