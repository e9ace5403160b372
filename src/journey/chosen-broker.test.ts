import { expect, it } from 'vitest';
import { brokerAsAnswer, brokerOf, readBroker, withBroker } from './chosen-broker.ts';

it.each([
  ['b-012', 'b-012'],
  ['A_1', 'A_1'],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), undefined],
  ['b 12', undefined],
  ['<b>', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('%j names the broker %j', (text, broker) => {
  expect(readBroker(text)).toBe(broker);
});

it.each([
  [{}, undefined],
  [{ 'broker-id': ' b-012 ' }, 'b-012'],
  [{ 'broker-id': 'b/012' }, undefined],
  [{ 'broker-id': [] }, undefined],
])('%j carries the broker %j', (answers, broker) => {
  expect(brokerOf(answers)).toBe(broker);
  expect(brokerAsAnswer(answers)).toEqual(broker ? { 'broker-id': broker } : {});
});

it('changes the answers only if the broker changes', () => {
  const answers = { firstname: 'Ada', 'broker-id': 'b-012' };
  expect(withBroker(answers, 'b-012')).toBe(answers);
  expect(withBroker(answers, 'b-013')).toEqual({ firstname: 'Ada', 'broker-id': 'b-013' });
  expect(withBroker(answers, undefined)).toEqual({ firstname: 'Ada' });
  const none = { firstname: 'Ada' };
  expect(withBroker(none, undefined)).toBe(none);
});
