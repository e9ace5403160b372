import { describe, expect, it } from 'vitest';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import type { Answers } from '#journey/answers.ts';
import type { Facts } from '#journey/facts.ts';
import { loanAt } from '#journey/loan.ts';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { factsFor } from '#tests/examples/fluvia.ts';
import { APPLICATION_WORDS } from '#words/application/application.ts';
import { FAULT_WORDS } from '#words/faults/faults.ts';
import { FIELD_WORDS } from '#words/fields/fields.ts';
import { budgetIdeas } from './budget-ideas.ts';

function ideasFor(
  changes: Answers,
  locale: (typeof CONTRACT_LOCALES)[number] = 'fr',
  lent: Partial<Facts> = {},
) {
  const answers = { ...COMPLETE_ANSWERS, ...changes };
  const facts = { ...factsFor(answers), ...lent };
  const { loan } = facts;
  const others = { longer: loanAt(loan, 60, 4.49), smaller: loanAt(loan, 36, 6.45) };
  const words = {
    application: APPLICATION_WORDS[locale],
    fields: FIELD_WORDS[locale],
    faults: FAULT_WORDS[locale],
  };
  return budgetIdeas({ answers, facts }, loan, others, { locale, words }).join('\n');
}

describe('what would change a tight budget', () => {
  it('says whether the longer duration is enough', () => {
    expect(ideasFor({ rent: '1055' })).toContain('le budget suffirait. En tout');
    expect(ideasFor({ rent: '1700' })).toContain('le budget serait encore trop serré');
    expect(ideasFor({ rent: '1055' }, 'nl')).toContain('het budget zou volstaan. In totaal');
    expect(ideasFor({ rent: '1700' }, 'nl')).toContain('het budget zou nog te krap zijn');
    expect(ideasFor({ rent: '2200' })).toMatch(/il manquerait encore \d/);
  });

  it.each(CONTRACT_LOCALES)('says at which rate a smaller amount is lent, in %s', (locale) => {
    expect(ideasFor({}, locale)).toMatch(/36\u00a0(mois, au TAEG de|maanden, .* JKP van) 6,45/);
  });

  it('says of a smaller grouping all that is lent', () => {
    const grouping = { product: 'TAEGINL1', amount: '10000', additionalAmount: '5000' };
    expect(ideasFor(grouping).replace(/\s/g, ' ')).toContain('Avec 15 000 € sur');
  });

  //
  it('leaves out a duration at whose end the vehicle would be too old', () => {
    const car = { product: 'TAEGIVC1', price: '12500', advance: '0', rent: '1055' };
    expect(ideasFor({ ...car, firstRegistration: '20/11/2021' })).toContain('Sur 60\u00a0mois');
    expect(ideasFor({ ...car, firstRegistration: '19/10/2021' })).not.toContain('Sur 60');
  });

  //
  it('speaks of repaying credits where one could be repaid', () => {
    const credits = (type: string) => ({
      hasCredits: 'yes',
      currentCredits: [{ type, amountBorrowed: '9000', monthlyAmount: '210', payBack: 'no' }],
    });
    expect(ideasFor(credits('PAT'))).toContain('rembourser un crédit en cours');
    expect(ideasFor(credits('PH'))).not.toContain('rembourser un crédit en cours');
    expect(ideasFor({ ...credits('PAT'), product: 'TAEGINL1' })).not.toContain('en cours');
    const isLent: Facts['isLent'] = (product) => product !== 'TAEGINL1';
    expect(ideasFor(credits('PAT'), 'fr', { isLent })).not.toContain('en cours');
  });
});
