import { expect, it } from 'vitest';
import { readChosenBroker, writeChosenBroker } from './chosen-broker.ts';

it('reads what it wrote, on the whole site and for as long as a draft', () => {
  const [cookie = '', ...attributes] = writeChosenBroker('b-012').split('; ');
  expect(attributes).toEqual(['path=/', 'max-age=2678400', 'SameSite=Lax']);
  expect(readChosenBroker(`consent=refuse; ${cookie}`)).toBe('b-012');
});

it.each(['', 'broker-id=', 'broker-id=a b', 'broker-id=%', `broker-id=${'x'.repeat(41)}`, 'id=1'])(
  'finds no broker in %j',
  (cookies) => expect(readChosenBroker(cookies)).toBeUndefined(),
);
