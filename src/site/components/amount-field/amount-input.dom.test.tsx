import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import { expectAccessible } from '#tests/dom/expect-accessible.ts';
import { AmountInput } from './amount-input.tsx';

afterEach(cleanup);

const onDigits = vi.fn();

function Amount({ locale, first }: { locale: Locale; first: string }) {
  const [digits, setDigits] = useState(first);
  return (
    <AmountInput
      aria-label="Montant"
      locale={locale}
      digits={digits}
      onDigits={(typed) => {
        onDigits(typed);
        setDigits(typed);
      }}
    />
  );
}

function open(first = '', locale: Locale = 'nl'): HTMLInputElement {
  onDigits.mockReset();
  const { container } = render(<Amount locale={locale} first={first} />);
  const field = container.querySelector('input') as HTMLInputElement;
  field.focus();
  return field;
}

/** The field with its caret as |. */
const shown = ({ value, selectionStart }: HTMLInputElement) =>
  `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;

/** An edit as a browser makes it: its text, its caret (as |), then its event. */
function edit(field: HTMLInputElement, text: string, inputType = 'insertText', data?: string) {
  const caret = text.indexOf('|');
  const value = text.replace('|', '');
  // React looks for a value that it did not write itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.setSelectionRange(caret, caret);
  field.dispatchEvent(
    new InputEvent('input', { bubbles: true, inputType, ...(data === undefined ? {} : { data }) }),
  );
}
const last = () => onDigits.mock.lastCall?.[0];

describe('an amount that is typed', () => {
  it.each([
    ['nl', '1.250'],
    ['fr', '1\u00a0250'],
  ] as const)('is grouped as it is written in %s', async (locale, grouped) => {
    const field = open('125', locale);
    fireEvent.input(field, { target: { value: '1250' } });
    expect(field.value).toBe(grouped);
    expect(last()).toBe('1250');
    expect(field.inputMode).toBe('numeric');
    await expectAccessible();
  });

  it.each([
    ['a digit in the middle', '12.9|500', '9', '129|.500'],
    ['a letter', '12.500x|', 'x', '12.500|'],
    ['a digit before all others', '9|12.500', '9', '9|12.500'],
  ])('keeps the caret where %s was typed', async (_, typed, data, expected) => {
    const field = open('12500');
    edit(field, typed, 'insertText', data);
    await waitFor(() => expect(shown(field)).toBe(expected));
  });
});

describe('an amount that comes at once', () => {
  it.each([
    ['€ 12.500,99', 'insertFromPaste', '12.500'],
    ['12 500', 'insertFromPaste', '12.500'],
    ['12.500,99', 'insertFromDrop', '12.500'],
    ['99999999999', 'insertFromPaste', '99.999.999.999'],
    ['douze mille', 'insertFromPaste', 'douze mille'],
  ])('«%s» (%s) is read as %s', async (text, inputType, expected) => {
    const field = open();
    edit(field, `${text}|`, inputType);
    await waitFor(() => expect(field.value).toBe(expected));
  });

  it('without an event of the keyboard is read too', () => {
    const field = open();
    fireEvent.change(field, { target: { value: '12500.00' } });
    expect(field.value).toBe('12.500');
  });

  it('of an input method is read when it is complete, and not before', async () => {
    const field = open('15');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '15２');
    fireEvent(
      field,
      new InputEvent('input', { bubbles: true, isComposing: true, inputType: 'insertText' }),
    );
    expect(field.value).toBe('15２');
    expect(onDigits).not.toHaveBeenCalled();
    fireEvent.input(field, { target: { value: '152' } });
    fireEvent.compositionEnd(field);
    await waitFor(() => expect(field.value).toBe('152'));
  });
});

describe('undoing', () => {
  const keys = { z: { key: 'z', ctrlKey: true }, y: { key: 'y', ctrlKey: true } };

  it('brings back what was replaced, and again what was undone', async () => {
    const field = open('1500');
    edit(field, '12500|', 'insertFromPaste');
    await waitFor(() => expect(field.value).toBe('12.500'));
    expect(fireEvent.keyDown(field, keys.z), 'the browser’s own is not used').toBe(false);
    expect(field.value).toBe('1.500');
    fireEvent.keyDown(field, keys.y);
    expect(field.value).toBe('12.500');
    fireEvent.keyDown(field, { key: 'Z', metaKey: true });
    fireEvent.keyDown(field, { key: 'Z', metaKey: true, shiftKey: true });
    expect(field.value).toBe('12.500');
  });

  it('of nothing changes nothing', () => {
    const field = open('1500');
    fireEvent.keyDown(field, keys.z);
    expect(field.value).toBe('1.500');
    expect(fireEvent.keyDown(field, { key: 'z' }), 'a letter is left to the browser').toBe(true);
    expect(onDigits).not.toHaveBeenCalled();
  });
});
