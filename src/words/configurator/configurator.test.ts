import { expect, it } from 'vitest';
import { LOCALES } from '#domain/locale/locale.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { CONFIGURATOR_WORDS, comparisonInWords } from './configurator.ts';

// W-10.26
it('speaks of rates, fees and mortgages only where mortgages are lent', () => {
  expect(comparisonInWords(CONFIGURATOR_WORDS.fr, fluvia.mortgages)).toEqual({
    description:
      'Un montant, et ce qu’il coûte selon la durée ou le taux\u00a0: mensualité, TAEG, frais et total, côte à côte, pour un prêt ou un crédit hypothécaire.',
    lead: 'Un montant, et ce qu’il coûte selon la durée ou le taux, frais compris.',
  });
  expect(comparisonInWords(CONFIGURATOR_WORDS.fr, {})).toEqual({
    description:
      'Un montant, et ce qu’il coûte selon la durée\u00a0: mensualité, TAEG et total, côte à côte.',
    lead: 'Un montant, et ce qu’il coûte selon la durée.',
  });
});

it.each(LOCALES)('says what it compares in whole sentences, in %s', (locale) => {
  for (const mortgages of [fluvia.mortgages, {}])
    for (const sentence of Object.values(comparisonInWords(CONFIGURATOR_WORDS[locale], mortgages)))
      expect(sentence).toMatch(/^[A-Z][^[\]|]*[a-z]\.$/);
  expect(JSON.stringify(comparisonInWords(CONFIGURATOR_WORDS[locale], {}))).not.toMatch(
    /taux|frais|hypoth|rentevoet|kosten|Zinssatz|Kosten|\brate|costs (?:and|included)|mortgage/,
  );
});
