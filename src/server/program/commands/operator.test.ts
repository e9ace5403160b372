import { userInfo } from 'node:os';
import { expect, it } from 'vitest';
import { findOperator, isOperatorName } from './operator.ts';

it.each([
  ['the name of --as', 'Anna V.', { SUDO_USER: 'bart' }, 'Anna V.'],
  ['the user behind sudo', undefined, { SUDO_USER: 'bart' }, 'bart'],
  ['the user of the process', undefined, { SUDO_USER: '' }, userInfo().username],
])('the operator is %s', (_, named, environment, operator) => {
  expect(findOperator(named, environment)).toBe(operator);
});

it.each([
  ['Anna V.', true],
  ['a', true],
  ['DOMAIN\\anna', true],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  ['', false],
  [' anna', false],
  ['anna\n', false],
  ['an\tna', false],
])('a name of an operator: %j: %s', (name, isOne) => {
  expect(isOperatorName(name)).toBe(isOne);
});
