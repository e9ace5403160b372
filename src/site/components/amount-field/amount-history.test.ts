import { describe, expect, it } from 'vitest';
import { type AmountHistory, NO_HISTORY, redo, remember, undo } from './amount-history.ts';

const at = (digits: string, caret = digits.length) => ({ digits, caret });

/** Applies these edits to a field, each with its `inputType`. */
function edit(first: string, edits: readonly [digits: string, inputType: string][]) {
  let digits = first;
  let history: AmountHistory = NO_HISTORY;
  for (const [after, inputType] of edits) {
    history = remember(history, digits, at(after), inputType);
    digits = after;
  }
  return { digits, history };
}

/** The values of the field while undoing all edits. */
function undone({ digits, history }: ReturnType<typeof edit>): string[] {
  const step = undo(history, at(digits));
  return step ? [step.shown.digits, ...undone({ ...step.shown, history: step.history })] : [];
}

const TYPED = 'insertText';
const DELETED = 'deleteContentBackward';

// W-2.29
describe('undo in an amount field', () => {
  it.each<[string, string, [string, string][], string[]]>([
    ['nothing', '1500', [], []],
    [
      'all keys typed over a selection, at once',
      '1500',
      [
        ['2', TYPED],
        ['20', TYPED],
        ['200', TYPED],
      ],
      ['1500'],
    ],
    [
      'deleted and typed apart',
      '1500',
      [
        ['150', DELETED],
        ['15', DELETED],
        ['152', TYPED],
      ],
      ['15', '1500'],
    ],
    [
      'what was pasted, then what was typed after it',
      '',
      [
        ['12500', 'insertFromPaste'],
        ['125009', TYPED],
      ],
      ['12500', ''],
    ],
    [
      'another amount typed over the one typed',
      '1500',
      [
        ['2', TYPED],
        ['20', TYPED],
        ['3', TYPED],
      ],
      ['20', '1500'],
    ],
  ])('is %s', (_, first, edits, expected) => {
    expect(undone(edit(first, edits))).toEqual(expected);
  });

  it('can be redone until something else is typed', () => {
    const typed = edit('1500', [['12500', 'insertFromPaste']]);
    const back = undo(typed.history, at('12500'));
    if (!back) throw new Error('nothing to undo');
    const again = redo(back.history, back.shown);
    expect(again?.shown).toEqual(at('12500'));
    expect(again && undo(again.history, again.shown)?.shown).toEqual(at('1500'));
    expect(redo(remember(back.history, '1500', at('15009'), TYPED), at('15009'))).toBeUndefined();
  });
});
