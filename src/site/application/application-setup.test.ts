import { expect, it } from 'vitest';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import type { Tariffs } from '#domain/tariff/tariff.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { KEEP, OTHER_KEEP } from '#tests/examples/usual-retention.ts';
import { APPLICATION_WORDS } from '#words/application/application.ts';
import { applicationSetup } from './application-setup.ts';

const FRAME = 'https://ads.example/conversion?campaign=7';

it.each(CONTRACT_LOCALES)(
  'gives the page the thank-you frame where the lender has one, in %s',
  (locale) => {
    const lender = { ...fluvia.lender, tracking: { thanksFrame: FRAME } };
    expect(applicationSetup({ ...fluvia, lender }, KEEP, locale, '1').thanksFrame).toBe(FRAME);
    expect(applicationSetup(fluvia, KEEP, locale, '1')).not.toHaveProperty('thanksFrame');
  },
);

// F-1.2
it.each([
  ['fr', 'Ligne des prêts', 'Téléphone'],
  ['nl', 'Lijn voor leningen', 'Telefoon'],
] as const)('names the line of loans in %s only where there is another', (locale, line, alone) => {
  const { mortgage: _, ...phones } = fluvia.lender.phones;
  const lender = { ...fluvia.lender, phones };
  expect(applicationSetup(fluvia, KEEP, locale, '1').help.line).toBe(line);
  expect(applicationSetup({ ...fluvia, lender }, KEEP, locale, '1').help.line).toBe(alone);
});

//
it.each(CONTRACT_LOCALES)(
  'says in %s that a small advance is dearer only where it is',
  (locale) => {
    const { conditions } = APPLICATION_WORDS[locale];
    const { TAEGIVA1, TAEGIVB1, ...others } = fluvia.tariffs;
    const atOneRate = { ...others, TAEGIVA1, TAEGIVB1: { ...TAEGIVB1, rates: TAEGIVA1.rates } };
    const reasonsIn = (tariffs: Tariffs) =>
      applicationSetup({ ...fluvia, tariffs }, KEEP, locale, '1').words.application.conditions
        .reasons;
    expect(reasonsIn(fluvia.tariffs)).toEqual(conditions.reasons);
    expect(reasonsIn(atOneRate)).toEqual({
      ...conditions.reasons,
      smallAdvance: conditions.otherTariff,
    });
  },
);

// W-10.27
it.each(CONTRACT_LOCALES)('proposes in %s only what is lent for a vehicle', (locale) => {
  const { vehicle } = APPLICATION_WORDS[locale];
  const wordsWith = (tariffs: Tariffs) =>
    applicationSetup({ ...fluvia, tariffs }, KEEP, locale, '1b').words.application.vehicle;
  const { TAEGPSA1: _, ...withoutPersonal } = fluvia.tariffs;
  const { TAEGIVC1: __, ...withoutUsedCars } = fluvia.tariffs;
  const { TAEGIVA1, ...others } = fluvia.tariffs;
  expect(wordsWith(fluvia.tariffs)).toEqual(vehicle);
  expect(wordsWith(withoutPersonal)).toEqual({ ...vehicle, private: vehicle.privateWithoutLoan });
  expect(wordsWith(withoutUsedCars)).toEqual({ ...vehicle, usedHint: vehicle.usedWithoutLoan });
  expect(wordsWith({ TAEGPSA1: others.TAEGPSA1 })).toEqual(vehicle);
});

it.each([
  ['fr', '7\u00a0jours', '15\u00a0jours', '6\u00a0mois', '90\u00a0jours'],
  ['nl', '7\u00a0dagen', '15\u00a0dagen', '6\u00a0maanden', '90\u00a0dagen'],
] as const)('says in %s how long data is kept by these settings', (locale, ...kept) => {
  const { words } = applicationSetup(fluvia, OTHER_KEEP, locale, '1');
  const [drafts, shares, prospects, requests] = kept;
  expect(words.application.privacyNote).toContain(drafts);
  for (const period of [drafts, prospects, requests])
    expect(words.application.recap.kept).toContain(period);
  expect(words.fields.coborrower.infosEncoding.hint).toContain(shares);
  for (const sentence of [words.link.share.what, words.link.share.next1, words.link.share.next3])
    expect(sentence).toContain(shares);
  expect(JSON.stringify(words)).not.toContain('{kept');
});
