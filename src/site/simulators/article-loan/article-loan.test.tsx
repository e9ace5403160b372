import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loadConfiguration } from '#configuration/load-configuration.ts';
import { FLUVIA } from '#tests/examples/lender-folders.ts';
import { NEWS_WORDS } from '#words/news/news.ts';
import { simulatorWords } from '#words/simulator/simulator.ts';
import { ArticleLoan } from './article-loan.tsx';
import { findArticleLoan, type NamedLoan } from './find-article-loan.ts';

const loaded = loadConfiguration(FLUVIA.CONFIG_DIR);
if (!loaded.ok) throw new Error('The configuration is not usable');
const { tariffs } = loaded.configuration;

const NAMED: NamedLoan = { product: 'TAEGPSA1', amount: 12_500, duration: 48 };
const ARTICLE = 'content/news/fr/an-article.md';

it('takes the rate from the tariff, and what is repaid from the rate', () => {
  const { taeg, payment, total, cost, instalments } = findArticleLoan(NAMED, tariffs, ARTICLE);
  expect(taeg).toBe(4.49);
  expect(payment).toBe(28_448);
  expect(total).toBe(28_448 * 48);
  expect(cost).toBe(28_448 * 48 - 1_250_000);
  expect(instalments).toHaveLength(48);
});

it.each([
  { ...NAMED, duration: 47 },
  { ...NAMED, amount: 100 },
])('refuses what the tariff does not offer, and names the article: %o', (named) => {
  expect(() => findArticleLoan(named, tariffs, ARTICLE)).toThrow(ARTICLE);
});

it('stands with the warning and the representative example, and its figures can be read', () => {
  const html = renderToStaticMarkup(
    <ArticleLoan
      words={NEWS_WORDS.fr.article}
      shared={simulatorWords('fr', 'river')}
      locale="fr"
      lenderName="Fluvia"
      warning="Attention."
      loan={findArticleLoan(NAMED, tariffs, ARTICLE)}
    />,
  );
  expect(html).toContain('Chez Fluvia\u00a0: 12\u00a0500\u00a0€ sur 48\u00a0mois');
  expect(html).toContain('Attention.');
  expect(html).toContain('Exemple représentatif');
  expect(html).toMatch(/data-product="TAEGPSA1".*data-value="monthlyAmount" data-number="284.48"/);
});
