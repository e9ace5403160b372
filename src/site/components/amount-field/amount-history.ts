import type { TypedAmount } from './edit-amount.ts';

/**
 * The undo and redo history of an amount field. Browsers clear theirs when a script writes the separators
 * into a field.
 */
export interface AmountHistory {
  readonly past: readonly TypedAmount[];
  readonly future: readonly TypedAmount[];
  /** The last edit; another of its kind at the same place is merged with it. */
  readonly last: { readonly inputType: string; readonly caret: number } | undefined;
}

export const NO_HISTORY: AmountHistory = { past: [], future: [], last: undefined };

/** Records the value that an edit replaced. Consecutive keys are undone together, as browsers do. */
export function remember(
  { past, last }: AmountHistory,
  before: string,
  after: TypedAmount,
  inputType: string,
): AmountHistory {
  const goesOn =
    last?.inputType === inputType &&
    after.digits.length - before.length === (inputType.startsWith('delete') ? -1 : 1) &&
    Math.abs(after.caret - last.caret) <= 1;
  return {
    past: goesOn ? past : [...past, { digits: before, caret: before.length }],
    future: [],
    last: { inputType, caret: after.caret },
  };
}

/** The previous value, with `now` available for redo; undefined if there is nothing to undo. */
export function undo(
  { past, future }: AmountHistory,
  now: TypedAmount,
): { history: AmountHistory; shown: TypedAmount } | undefined {
  const shown = past.at(-1);
  if (!shown) return undefined;
  return {
    history: { past: past.slice(0, -1), future: [...future, now], last: undefined },
    shown,
  };
}

/** The value last undone; undefined if there is nothing to redo. */
export function redo(
  { past, future }: AmountHistory,
  now: TypedAmount,
): { history: AmountHistory; shown: TypedAmount } | undefined {
  const shown = future.at(-1);
  if (!shown) return undefined;
  return {
    history: { past: [...past, now], future: future.slice(0, -1), last: undefined },
    shown,
  };
}

/** A keyboard event of the DOM or of React. */
type PressedKey = Readonly<
  Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>
>;

/** The step for Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z, with ⌘ on a Mac; undefined for other keys. */
export function historyStep({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey) {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? redo : undo;
  return key.toLowerCase() === 'y' && ctrlKey ? redo : undefined;
}
