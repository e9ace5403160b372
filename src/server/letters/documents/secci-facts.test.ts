import { describe, expect, it } from 'vitest';
import type { LenderFacts } from '#domain/lender/lender-facts.ts';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { factsFor, fluvia } from '#tests/examples/fluvia.ts';
import { stating } from '#tests/examples/stated-facts.ts';
import { KEEP } from '#tests/examples/usual-retention.ts';
import { DOCUMENT_WORDS } from '#words/documents/documents.ts';
import { secciDocument } from './secci-document.ts';

const SOURCES = { ...fluvia, publicUrl: 'https://www.fluvia.example', keep: KEEP };
const AT = new Date('2026-11-20T14:00:00Z');

describe.each(CONTRACT_LOCALES)('the pre-contractual sheet in %s states', (locale) => {
  const { secci: words } = DOCUMENT_WORDS[locale];
  const value = (label: string, stated: Partial<LenderFacts>, answers = COMPLETE_ANSWERS) => {
    const sources = { ...SOURCES, lender: stating(stated) };
    return secciDocument({ at: AT, answers, facts: factsFor(answers) }, sources, locale)
      .sections.flatMap(({ groups }) => groups.flat())
      .find((pair) => pair.label === label)
      ?.value.replaceAll('\u00a0', ' ');
  };
  const intermediary = { name: 'Huis', address: 'Kade 1, 9000 Gent', phone: '09 000 00 00' };

  it('the intermediary of a request without a chosen broker (F-4.9)', () => {
    const label = words.parties.intermediary;
    expect(value(label, { intermediary })).toBe('Huis, Kade 1, 9000 Gent, 09 000 00 00');
    const chosen = { ...COMPLETE_ANSWERS, 'broker-id': 'b-001' };
    expect(value(label, { intermediary }, chosen)).toMatch(/^Cabinet Nivarlet, /);
  });

  it('that no insurance is required, and whether one is offered (F-4.10)', () => {
    const label = words.costs.insurance;
    const none = {
      fr: 'Non : ni assurance ni autre service n’est exigé pour obtenir le crédit.',
      nl: 'Nee: voor dit krediet is geen verzekering of andere dienst vereist.',
    }[locale];
    const offered = {
      fr: ' Une assurance facultative peut être proposée ; le TAEG ne comprend pas son coût.',
      nl: ' Een facultatieve verzekering kan worden aangeboden; het JKP omvat haar kosten niet.',
    }[locale];
    expect(value(label, { insurance: 'none' })).toBe(none);
    expect(value(label, { insurance: 'optional' })).toBe(none + offered);
  });

  it('which sureties the contract may ask for (F-4.11)', () => {
    const label = words.credit.sureties;
    expect(value(label, { sureties: 'possible' })).toBe(
      {
        fr: 'Aucune sûreté réelle. Le contrat dit si une cession de rémunération ou la signature d’une autre personne est demandée.',
        nl: 'Geen zakelijke zekerheid. De overeenkomst zegt of een loonoverdracht of de handtekening van een ander gevraagd wordt.',
      }[locale],
    );
    expect(value(label, { sureties: 'none' })).toBe({ fr: 'Aucune.', nl: 'Geen.' }[locale]);
  });

  it('that there are no fees (F-4.12)', () => {
    expect(value(words.costs.fees, {})).toBe({ fr: 'Aucun', nl: 'Geen' }[locale]);
  });
});
