import { describe, expect, it } from 'vitest';
import { listsOf } from '#domain/lists/reference-lists.ts';
import { CONTRACT_LOCALES, type ContractLocale } from '#domain/locale/locale.ts';
import type { Answers } from '#journey/answers.ts';
import { STEPS } from '#journey/steps.ts';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';
import { factsFor, fluvia } from '#tests/examples/fluvia.ts';
import { JOINED_BY_SPOUSE } from '#tests/examples/situations.ts';
import { APPLICATION_WORDS } from '../application/application.ts';
import { FIELD_WORDS } from '../fields/fields.ts';
import { applicationWordsIn } from '../languages.ts';
import { letterOf, writeSentence } from './letter.ts';

const LETTER_WORDS = applicationWordsIn('letter');

function letter(answers: Answers, locale: ContractLocale = 'fr') {
  return letterOf(
    { answers, facts: factsFor(answers) },
    {
      locale,
      words: { application: APPLICATION_WORDS[locale], fields: FIELD_WORDS[locale] },
      letter: LETTER_WORDS[locale],
      lists: listsOf(fluvia.lists, locale, 'TAEGPSA1'),
      ownLists: {},
    },
  );
}

const textOf = (answers: Answers, locale: ContractLocale) =>
  letter(answers, locale).flatMap(({ title, parts }) => [
    title,
    ...parts.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text.replace(/\s/g, ' '))),
  ]);

const CREDITS: Answers = {
  ...COMPLETE_ANSWERS,
  hasCredits: 'yes',
  currentCredits: [
    { type: 'PH', amountBorrowed: '150000', monthlyAmount: '800', beginDate: '01/02/2020' },
    {
      type: 'PAT',
      amountBorrowed: '9000',
      monthlyAmount: '210,40',
      beginDate: '05/03/2023',
      duration: '60',
      remainingAmount: '4100',
      rate: '5,2',
      payBack: 'yes',
    },
  ],
  currentCreditCards: [{ amountBorrowed: '2500', beginDate: '01/01/2019' }],
};

//
describe('the letter of one borrower', () => {
  it('tells every answer in sentences, in French', () => {
    expect(textOf(CREDITS, 'fr')).toMatchInlineSnapshot(`
      [
        "Vous et votre logement",
        "Prêt demandé par une personne.",
        "Monsieur Émile D’Hondt. E-⁠mail emile@example.be, téléphone 0475/123456.",
        "Rue de l’Écluse 12, boîte A1, 5000 Namur. À cette adresse depuis 2016.",
        "Pas propriétaire du logement, locataire.",
        "Célibataire.",
        "Activité et revenus",
        "Employé(e), Infirmier, secteur : santé et action sociale. Durée indéterminée, depuis le 01/09/2012.",
        "Clinique du Pont. Rue Haute 3, 5000 Namur, Belgique.",
        "2 350,50 € net par mois. Pas de préavis. Ni saisie ni cession. Pas d’autres revenus.",
        "Charges et crédits",
        "Enfants à charge : 0. Autres personnes à charge : 0.",
        "Loyer : 720 € par mois. Pension alimentaire versée : 0 € par mois.",
        "Avec des crédits ou des cartes en cours.",
        "Prêt hypothécaire : 150 000 € empruntés, 800 € par mois, première mensualité le 01/02/2020.",
        "Prêt à tempérament : 9 000 € empruntés, 210,40 € par mois, première mensualité le 05/03/2023, 60 mois, solde 4 100 €, taux 5,2 %. À rembourser avec le nouveau prêt.",
        "Carte de crédit, limite de 2 500 €, depuis le 01/01/2019.",
        "Pas d’autres frais fixes importants.",
        "Identité et projet",
        "Naissance le 30/07/1985 à Namur. Pays de nationalité : Belgique. Registre national 85.07.30-033.28. Pas de fonction publique importante.",
        "But : rénovation.",
        "Signature : à mon domicile.",
      ]
    `);
  });

  it('tells every answer in sentences, in Dutch', () => {
    expect(textOf(CREDITS, 'nl')).toMatchInlineSnapshot(`
      [
        "U en uw woning",
        "Lening alleen aangevraagd.",
        "De heer Émile D’Hondt. E-⁠mail emile@example.be, telefoon 0475/123456.",
        "Rue de l’Écluse 12 bus A1, 5000 Namur. Op dit adres sinds 2016.",
        "Geen eigenaar van de woning, huurder.",
        "Ongehuwd.",
        "Activiteit en inkomsten",
        "Bediende, Infirmier, sector: gezondheidszorg en welzijn. Onbepaalde duur, sinds 01/09/2012.",
        "Clinique du Pont. Rue Haute 3, 5000 Namur, België.",
        "€ 2.350,50 netto per maand. Geen ontslag. Geen loonbeslag of loonoverdracht. Geen andere inkomsten.",
        "Lasten en kredieten",
        "Kinderen ten laste: 0. Andere personen ten laste: 0.",
        "Huur: € 720 per maand. Betaald onderhoudsgeld: € 0 per maand.",
        "Met lopende kredieten of kredietkaarten.",
        "Hypothecair krediet: € 150.000 geleend, € 800 per maand, eerste aflossing op 01/02/2020.",
        "Lening op afbetaling: € 9.000 geleend, € 210,40 per maand, eerste aflossing op 05/03/2023, 60 maanden, saldo € 4.100, rentevoet 5,2 %. Terug te betalen met de nieuwe lening.",
        "Kredietkaart, limiet van € 2.500, sinds 01/01/2019.",
        "Geen andere grote vaste kosten.",
        "Identiteit en project",
        "Geboren op 30/07/1985 in Namur. Land van nationaliteit: België. Rijksregister 85.07.30-033.28. Geen belangrijk openbaar ambt.",
        "Doel: renovatie.",
        "Ondertekening: bij mij thuis.",
      ]
    `);
  });

  it('begins a change at the first question of the step', () => {
    expect(letter(COMPLETE_ANSWERS).map(({ step, parts }) => [step, parts[0]?.names[0]])).toEqual([
      ['1', 'borrowers'],
      ['2', 'workingCategory'],
      ['3', 'children'],
      ['5', 'birthDate'],
    ]);
  });
});

it('has a part for each of two borrowers, and no more than ten changes', () => {
  const blocks = letter(COUPLE_ANSWERS, 'nl');
  expect(blocks.map(({ parts }) => parts.map(({ borrower }) => borrower))).toEqual(
    blocks.map(() => ['applicant', 'coborrower']),
  );
  expect(blocks.flatMap(({ parts }) => parts).length).toBeLessThan(10);
});

//
it.each([
  ['fr', 'Prêt demandé par deux personnes.'],
  ['nl', 'Lening met twee aangevraagd.'],
] as const)('counts a subscribing spouse as the second borrower, in %s', (locale, sentence) => {
  expect(textOf(JOINED_BY_SPOUSE, locale)).toContain(sentence);
});

describe.each(CONTRACT_LOCALES)('in %s', (locale) => {
  const { sections, entries } = LETTER_WORDS[locale];
  const asked = STEPS.filter(({ id }) => id in LETTER_WORDS[locale].blocks).flatMap(
    (step) => step.sections,
  );
  const cases = [
    ...asked.map(({ id, fields }) => [id, fields, sections] as const),
    ...asked.flatMap(({ lists = [] }) =>
      lists.map(({ name, fields }) => [name, fields, entries] as const),
    ),
  ];

  it.each(cases)('tells every answer to %s', (id, fields, reported) => {
    const sentences: Readonly<Record<string, string>> =
      (reported as Readonly<Record<string, Readonly<Record<string, string>>>>)[id] ?? {};
    const text = Object.values(sentences).join('');
    for (const { name, kind, codes = [] } of fields) {
      if (kind === 'check') continue;
      const isMentioned = new RegExp(`\\{~?${name}\\}`).test(text);
      const isMentionedByCode =
        codes.length > 0 && codes.every((code) => text.includes(`[${name}=${code}|`));
      expect(isMentioned || isMentionedByCode, name).toBe(true);
    }
  });
});

describe('writeSentence', () => {
  const reported = new Map([
    ['street', { code: 'Rue', text: 'Rue' }],
    ['kind', { code: 'no', text: 'Non' }],
    ['mail', { code: 'emile@example.be', text: 'emile@example.be' }],
    ['sector', { code: 'R', text: 'IT-consultancy' }],
  ]);

  it.each([
    ['[{street}][, boîte {box}]', 'Rue.'],
    ['[{box}][, {street}]', 'Rue.'],
    ['[kind=yes|Oui][kind=no|Pas de rue]', 'Pas de rue.'],
    ['[à {~street}]', 'À rue.'],
    ['[{~street}]', 'Rue.'],
    ['[{mail}][, {street}]', 'emile@example.be, Rue.'],
    ['[secteur {~sector}]', 'Secteur IT-consultancy.'],
    ['[{box}]', ''],
    ['[{street}\u00a0!]', 'Rue\u00a0!'],
  ])('writes «%s» as «%s»', (sentence, written) => {
    expect(writeSentence(sentence, reported)).toBe(written);
  });
});
