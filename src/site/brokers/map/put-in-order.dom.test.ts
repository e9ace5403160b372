import { afterEach, expect, it } from 'vitest';
import { putInOrder } from './put-in-order.ts';

/** A list of buttons with these texts. */
function list(texts: string) {
  const parent = document.createElement('div');
  parent.innerHTML = [...texts].map((text) => `<button>${text}</button>`).join('');
  document.body.append(parent);
  const find = (text: string) => {
    const found = [...parent.children].find(({ textContent }) => textContent === text);
    if (!(found instanceof HTMLElement)) throw new Error(`No button ${text}`);
    return found;
  };
  return { parent, find, order: () => parent.textContent };
}

afterEach(() => {
  document.body.innerHTML = '';
});

it.each(['abcd', 'dcba', 'cadb', 'bdac'])('%s is put in another order', (before) => {
  const { parent, find, order } = list(before);
  putInOrder(parent, [...'abcd'].map(find));
  expect(order()).toBe('abcd');
});

it.each([...'abcd'])('the focus stays on %s, which is never moved', (focused) => {
  const { parent, find, order } = list('cadb');
  const element = find(focused);
  element.focus();
  let moves = 0;
  const { insertBefore } = parent;
  parent.insertBefore = <T extends Node>(node: T, child: Node | null) => {
    if (node === (element as Node)) moves += 1;
    return insertBefore.call(parent, node, child) as T;
  };
  putInOrder(parent, [...'abcd'].map(find));
  expect(order()).toBe('abcd');
  expect(document.activeElement).toBe(element);
  expect(moves).toBe(0);
});

it('takes in what is new', () => {
  const { parent, find, order } = list('bd');
  const added = document.createElement('button');
  added.textContent = 'c';
  putInOrder(parent, [find('b'), added, find('d')]);
  expect(order()).toBe('bcd');
});

it('leaves alone what is in order already', () => {
  const { parent, find } = list('abc');
  parent.insertBefore = () => {
    throw new Error('Something was moved');
  };
  putInOrder(parent, [...'abc'].map(find));
});
