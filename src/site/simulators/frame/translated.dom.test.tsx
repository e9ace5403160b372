import { afterEach, describe, expect, it } from 'vitest';
import { openHome, openLoan, openMortgages } from '#tests/dom/open-simulators.tsx';
import { closeSimulators, type SimulatorPage } from '#tests/dom/simulator-page.tsx';
import { translatePage } from '#tests/dom/translate-page.ts';

afterEach(closeSimulators);

type Change = (page: SimulatorPage) => void;
const to =
  (name: string, value: string): Change =>
  (page) =>
    page.answer(name, value);

// W-10.30. A text node that a translation replaced is lost to React: words that change are elements of their own.
describe('a simulator that the browser translated shows what it would show otherwise', () => {
  it.each<[string, () => SimulatorPage, readonly Change[]]>([
    ['the other way to ask', () => openMortgages('house'), [to('mode', 'settle')]],
    ['a mortgage out of bounds', () => openMortgages('house'), [to('amount', '1')]],
    [
      'a mortgage again in bounds',
      () => openMortgages('house'),
      [to('amount', '1'), to('amount', '180000')],
    ],
    ['another mortgage', () => openMortgages('house'), [to('type', 'light'), to('years', '15')]],
    ['another amount', () => openLoan('personal'), [to('amount', '25000')]],
    ['a loan out of bounds', () => openLoan('personal'), [to('amount', '1'), to('amount', '9000')]],
    ['another duration', () => openLoan('personal'), [to('amount', '25000'), to('duration', '84')]],
    ['another vehicle', () => openLoan('car'), [to('type', 'used')]],
    ['an additional amount', () => openLoan('grouping'), [to('additionalAmount', '5000')]],
    ['the home page', () => openHome(), [to('amount', '25000')]],
  ])('%s', (_, open, changes) => {
    const shown = (prepare: () => void) => {
      const page = open();
      prepare();
      for (const change of changes) change(page);
      const text = page.text;
      closeSimulators();
      return text;
    };
    const expected = shown(() => undefined);
    expect(shown(() => translatePage(document.body))).toBe(expected);
  });
});
