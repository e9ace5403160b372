import { expect, it } from 'vitest';
import { ApplicationWindow } from '#tests/examples/application-window.ts';
import { faultsOf } from './facts-of.ts';

it('finds nothing wrong before the loan is known', () => {
  expect(faultsOf(new ApplicationWindow().state, undefined)).toEqual([]);
});

it('opens no step but the first before the loan is known', () => {
  const window = new ApplicationWindow();
  const moved = (step: '1' | '2') =>
    window.dispatch({ kind: 'historyMoved', step, cameFrom: undefined });
  expect(moved('2')).toEqual([{ kind: 'goBack' }]);
  expect(moved('1')).toEqual([]);
});
