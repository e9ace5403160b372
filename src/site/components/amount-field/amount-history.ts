import type { TypedAmount } from './edit-amount.ts';

/**
 * What an amount field held before, and what was taken back. Browsers forget it as soon as a script
 * writes the separators into a field.
 */
export interface AmountHistory {
  readonly past: readonly TypedAmount[];
  readonly future: readonly TypedAmount[];
  /** The edit that one more of its kind, at the same place, belongs to. */
  readonly last: { readonly inputType: string; readonly caret: number } | undefined;
}

export const NO_HISTORY: AmountHistory = { past: [], future: [], last: undefined };

/** Keeps what an edit replaced. Keys typed on end are taken back together, as browsers do. */
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

/** What it held before, `now` being kept to come back to; nothing where there is nothing to undo. */
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

/** What was taken back last; nothing where nothing was. */
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

/** A key as it is pressed, of whichever library. */
type PressedKey = Readonly<
  Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>
>;

/** What Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z do, with ⌘ on a Mac; nothing for other keys. */
export function historyStep({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey) {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? redo : undo;
  return key.toLowerCase() === 'y' && ctrlKey ? redo : undefined;
}
