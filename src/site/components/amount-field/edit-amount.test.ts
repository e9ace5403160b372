import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editAmount, placeCaret, readAmount, showAmount } from './edit-amount.ts';

/** Field texts with the caret written as |. */
function edit(before: string, after: string, inputType = 'insertText') {
  const caret = after.indexOf('|');
  const inserted = inputType === 'insertText' ? after.charAt(caret - 1) : null;
  return editAmount({ before, value: after.replace('|', ''), caret, inputType, inserted });
}

function write({ digits, caret }: { digits: string; caret: number }, locale: 'fr' | 'nl' = 'nl') {
  const text = showAmount(digits, locale);
  const at = placeCaret(text, { digits, caret });
  return `${text.slice(0, at)}|${text.slice(at)}`;
}

// W-2.8
describe('typing an amount', () => {
  it.each([
    ['a first digit', '', '1|', 'insertText', '1|'],
    ['a fourth digit brings the separator', '125', '1250|', 'insertText', '1.250|'],
    ['a digit in the middle', '12500', '12.9|500', 'insertText', '129|.500'],
    ['a letter is not taken', '12500', '12.500x|', 'insertText', '12.500|'],
    ['a minus is not taken', '', '-|', 'insertText', '|'],
    ['a comma begins the cents', '12500', '12.500,|', 'insertText', '12.500,|'],
    ['a comma within is not taken', '12500', '12,|.500', 'insertText', '12|.500'],
    ['a leading zero is dropped', '2500', '0|2.500', 'insertText', '|2.500'],
    ['an eighth digit is not taken', '1234567', '1.234.5678|', 'insertText', '1.234.567|'],
    ['backspace on a digit', '12500', '12.50|', 'deleteContentBackward', '1.250|'],
    ['backspace on the separator', '12500', '12|500', 'deleteContentBackward', '1|.500'],
    ['delete on the separator', '12500', '12|500', 'deleteContentForward', '1.2|00'],
    ['everything cut', '12500', '|', 'deleteByCut', '|'],
    ['a pasted amount with cents', '', '€ 12.500,99|', 'insertFromPaste', '12.500|'],
    ['a pasted amount with spaces', '', '12 500|', 'insertFromPaste', '12.500|'],
    ['a dropped amount with cents', '', '12.500,99|', 'insertFromDrop', '12.500|'],
    ['an amount filled in by the browser', '', '12500.00|', '', '12.500|'],
    [
      'more digits than it takes, at once',
      '5000',
      '99999999999|',
      'insertFromPaste',
      '99.999.999.999|',
    ],
    ['a pasted word around digits', '', 'max 5000|', 'insertFromPaste', '5.000|'],
  ])('%s', (_, before, after, inputType, expected) => {
    expect(write(edit(before, after, inputType))).toBe(expected);
  });

  it.each([
    ['750,00', '750,00', '750'],
    ['1.850,50', '1.850,50', '1850'],
    ['12.500', '12.500', '12500'],
    ['1850,-', '1.850,-', '1850'],
    ['7,5x', '7,5', '7'],
    ['12500x', '12.500', '12500'],
    ['12 500', '12 500', '12500'],
    ['1.250.000', '1.250.000', '1250000'],
    ['12500 ', '12.500 ', '12500'],
    ['1850,00 EUR', '1.850,00 EUR', '1850'],
    ['12500 / 48', '12.500 / 48', '12.500 / 48'],
    ['12500/48', '12.500/48', '12.500/48'],
    ['48 1850', '48 1850', '48 1850'],
    ['1850-1900', '1.850-1900', '1.850-1900'],
    ['1850+50', '1.850+50', '1.850+50'],
    ['12 mille', '12 mille', '12 mille'],
  ])('%s, key by key, stands as %s and is left as %s', (keys, expected, left) => {
    let digits = '';
    for (const key of keys) {
      const value = showAmount(digits, 'nl') + key;
      const caret = value.length;
      digits = editAmount({
        before: digits,
        value,
        caret,
        inputType: 'insertText',
        inserted: key,
      }).digits;
    }
    expect(showAmount(digits, 'nl')).toBe(expected);
    expect(readAmount(digits)).toBe(left);
  });

  it('is digits again once the blank after it is deleted', () => {
    const value = '12\u00a0500';
    const deleted = { before: `${value} `, value, caret: 6, inputType: 'deleteContentBackward' };
    expect(editAmount(deleted)).toEqual({ digits: '12500', caret: 5 });
  });

  it('keeps a selected amount if a key is not a digit', () => {
    const key = { before: '12500', value: 'x', caret: 1, inputType: 'insertText', inserted: 'x' };
    expect(editAmount(key)).toEqual({ digits: '12500', caret: 0 });
  });

  it('reads a dictated or composed amount as a whole', () => {
    const value = '12.500,50 €';
    const whole = { before: '1500', value, caret: value.length, inserted: value };
    expect(editAmount({ ...whole, inputType: 'insertText' }).digits).toBe('12500');
    expect(editAmount({ ...whole, inputType: 'insertFromComposition' }).digits).toBe('12500');
  });

  it.each([
    ['14\u00a0000', '14000'],
    ['14.000', '14000'],
    ['30000,50', '30000'],
    ['12345678901234567890', '12345678901234567890'],
    ['-5', '-5'],
    ['12500 € / 48 mois', '12500 € / 48 mois'],
    ['1.850,00 EUR', '1850'],
    ['', ''],
  ])('reads %j, which was in the field before hydration, as %j', (text, digits) => {
    expect(readAmount(text)).toBe(digits);
  });

  it('groups digits by language', () => {
    expect(showAmount('12500', 'fr')).toBe('12\u00a0500');
    expect(showAmount('12500', 'nl')).toBe('12.500');
    expect(showAmount('', 'nl')).toBe('');
  });

  it('keeps the caret at the end while an amount is typed digit by digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), (amount) => {
        let digits = '';
        for (const digit of String(amount)) {
          const shown = `${showAmount(digits, 'fr')}${digit}`;
          const typed = editAmount({
            before: digits,
            value: shown,
            caret: shown.length,
            inputType: 'insertText',
          });
          digits = typed.digits;
          expect(typed.caret).toBe(digits.length);
        }
        expect(digits).toBe(String(amount));
      }),
    );
  });

  it('needs as many backspaces as there are digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), (amount) => {
        let digits = String(amount);
        for (let left = digits.length; left > 0; left -= 1) {
          const shown = showAmount(digits, 'nl').slice(0, -1);
          const typed = editAmount({
            before: digits,
            value: shown,
            caret: shown.length,
            inputType: 'deleteContentBackward',
          });
          digits = typed.digits;
        }
        expect(digits).toBe('');
      }),
    );
  });
});
