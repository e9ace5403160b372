import { expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import { budgetToSend } from '#journey/affordability/sent-budget.ts';
import { TENANT } from '#tests/examples/households.ts';
import { budgetSection } from './budget-section.ts';

//
it('writes an indebtedness above its limit with the decimals that show it', () => {
  const answers = { ...TENANT, mainIncome: '3000', rent: '1365,53' };
  const budget = budgetToSend(answers, { monthlyAmount: cents(284_48) });
  const values = budgetSection(budget, 'fr')
    .groups.flat()
    .map(({ value }) => value);
  expect(values.map((value) => value.replace(/\s/g, ' '))).toContain(
    '55,0003 % (maximum admis : 55,00 %)',
  );
});
