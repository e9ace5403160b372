import { userInfo } from 'node:os';
import { expect, it } from 'vitest';
import { type Account, findOperator, isOperatorName } from './operator.ts';

it.each([
  ['the name of --as', 'Anna V.', { SUDO_USER: 'bart' }, 'Anna V.'],
  ['the user behind sudo', undefined, { SUDO_USER: 'bart' }, 'bart'],
  ['the user of the process', undefined, { SUDO_USER: '' }, userInfo().username],
])('the operator is %s', (_, named, environment, operator) => {
  expect(findOperator(named, environment)).toBe(operator);
});

const ANNA: Account = { name: 'anna', uid: 1000, shell: '/bin/bash' };
const ROOT: Account = { name: 'root', uid: 0, shell: '/bin/bash' };

//
it.each<[string, string | undefined, string, Account | undefined, string | undefined]>([
  ['a person’s account', undefined, '', ANNA, 'anna'],
  ['a person behind sudo', undefined, 'bart', ROOT, 'bart'],
  ['root with --as', 'Anna V.', '', ROOT, 'Anna V.'],
  ['root', undefined, '', ROOT, undefined],
  ['root behind sudo', undefined, 'root', ANNA, undefined],
  ['a service', undefined, '', { ...ANNA, name: 'postgres', uid: 105 }, undefined],
  ['a service’s dynamic user', undefined, '', { ...ANNA, shell: '/usr/sbin/nologin' }, undefined],
  ['a number without a name', undefined, '', undefined, undefined],
])('the operator in production, %s', (_, named, caller, account, operator) => {
  const environment = { NODE_ENV: 'production', SUDO_USER: caller };
  expect(findOperator(named, environment, account)).toBe(operator);
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
