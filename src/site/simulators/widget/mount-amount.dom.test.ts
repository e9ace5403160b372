import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LiveAmount, mountAmount } from './mount-amount.ts';

let field: HTMLInputElement;
let amount: LiveAmount;
let told: string[];

beforeEach(() => {
  field = document.createElement('input');
  document.body.append(field);
  told = [];
  amount = mountAmount(field, 'nl', (digits) => told.push(digits));
  amount.write('9000');
});
afterEach(() => document.body.replaceChildren());

/** Types in the field: the browser has written this already. */
function type(value: string, more: InputEventInit = {}) {
  field.value = value;
  fireEvent(field, new InputEvent('input', { inputType: 'insertText', ...more }));
}

const undo = (more: object = {}) => fireEvent.keyDown(field, { key: 'z', ctrlKey: true, ...more });

describe('an amount in the widget', () => {
  it('is written in groups, and told as digits', () => {
    expect(field.value).toBe('9.000');
    type('9.0001');
    expect(field.value).toBe('90.001');
    expect(told).toEqual(['90001']);
  });

  it('that is given from outside is not told again', () => {
    amount.write('12500');
    expect(field.value).toBe('12.500');
    expect(told).toEqual([]);
  });

  it('keeps the caret behind the digit that was typed', () => {
    field.focus();
    field.value = '91.000';
    field.setSelectionRange(2, 2);
    fireEvent(field, new InputEvent('input', { inputType: 'insertText' }));
    expect(field.value).toBe('91.000');
    expect(field.selectionStart).toBe(2);
  });

  it('waits for an input method to end', () => {
    amount.write('');
    type('12五', { isComposing: true });
    expect(field.value).toBe('12五');
    expect(told).toEqual([]);
    field.value = '1250';
    fireEvent.compositionEnd(field);
    expect(field.value).toBe('1.250');
    expect(told).toEqual(['1250']);
  });

  it('is undone and redone, but not beyond what was given from outside', () => {
    type('5.000');
    expect(undo()).toBe(false);
    expect(field.value).toBe('9.000');
    undo({ shiftKey: true });
    expect(field.value).toBe('5.000');
    amount.write('7000');
    undo();
    expect(field.value).toBe('7.000');
  });

  it('takes what a browser fills in by itself', () => {
    field.value = '15000';
    fireEvent(field, new Event('input'));
    expect(field.value).toBe('15.000');
    expect(told).toEqual(['15000']);
  });
});
