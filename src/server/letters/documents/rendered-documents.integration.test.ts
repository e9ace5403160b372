import { describe, expect, it } from 'vitest';
import { CONTRACT_LOCALES, type ContractLocale } from '#domain/locale/locale.ts';
import type { Answers } from '#journey/answers.ts';
import { withCoborrowersPart } from '#journey/shared-application.ts';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';
import { factsFor, fluvia } from '#tests/examples/fluvia.ts';
import { COBORROWERS_ANSWERS, SHARED_ANSWERS } from '#tests/examples/shared-answers.ts';
import { LARGE_ADVANCE } from '#tests/examples/situations.ts';
import { KEEP, OTHER_KEEP } from '#tests/examples/usual-retention.ts';
import { type ReadPdf, readPdf, squeeze } from '#tests/pdf/read-pdf.ts';
import { DOCUMENT_WORDS } from '#words/documents/documents.ts';
import { forApplicant } from '../../applications/documents/find-application.ts';
import { createTypstRenderer } from '../pdf/typst-renderer.ts';
import { secciDocument } from './secci-document.ts';
import type { ShownApplication } from './shown-application.ts';
import { summaryDocument } from './summary-document.ts';

const SOURCES = { ...fluvia, publicUrl: 'https://www.fluvia.example', keep: KEEP };
const AT = new Date('2026-11-20T14:00:00Z');
const pdfRenderer = createTypstRenderer(fluvia.brand.faces);

/** All that can be asked of a person, with characters that a template could fail on. */
const LONG: Answers = {
  ...COMPLETE_ANSWERS,
  amount: '18500',
  duration: '84',
  lastname: 'Łukaszewicz-Ǿ',
  employerName: 'Intercommunale & Co (Namur) S.A.',
  hasAdditionalIncome: 'yes',
  familyAllowances: '340,5',
  children: '2',
  nationality: 'FR',
  inBelgiumSince: '03/2001',
  hasExtraFees: 'yes',
  extraFeesAmount: '150',
  extraFeesReason: 'Frais de crèche',
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
  creditReasons: [{ reason: '81' }, { reason: '10' }],
  creditPurpose: 'Une véranda',
  message: `#panic("x") $1+1$ *gras* <b> @moi \\u{41} // rien\n= Titre\n${'x'.repeat(120)}`,
};

function shown(answers: Answers, overrides: Partial<ShownApplication> = {}): ShownApplication {
  return { at: AT, answers, facts: factsFor(answers), ...overrides };
}

const { hasCredits = '', currentCredits = [], currentCreditCards = [] } = LONG;
const CREDITS: Answers = { hasCredits, currentCredits, currentCreditCards };

/** Every page to three fifths, the last to two fifths. */
function expectFilled({ filled }: ReadPdf): void {
  const last = filled.at(-1) ?? 0;
  expect(Math.min(1, ...filled.slice(0, -1)), `of ${filled}`).toBeGreaterThan(0.6);
  expect(last, `of ${filled}`).toBeGreaterThan(0.4);
  expect(Math.max(...filled)).toBeLessThanOrEqual(1);
}

/** Keeps a failure from printing the whole file. */
function expectIn({ source }: ReadPdf, pattern: RegExp): void {
  expect(pattern.test(source), String(pattern)).toBe(true);
}

/** A document is rendered and read once, whatever is asked of it: each takes an eighth of a second. */
const rendered = new Map<string, Promise<ReadPdf>>();

function readOnce(document: object, render: () => Promise<Buffer>): Promise<ReadPdf> {
  const key = JSON.stringify(document);
  const pdf = rendered.get(key) ?? render().then(readPdf);
  rendered.set(key, pdf);
  return pdf;
}

async function summaryOf(application: ShownApplication, locale: ContractLocale) {
  const document = summaryDocument(application, SOURCES, locale);
  return { document, pdf: await readOnce(document, () => pdfRenderer.renderSummary(document, AT)) };
}

async function secciOf(application: ShownApplication, locale: ContractLocale) {
  const document = secciDocument(application, SOURCES, locale);
  return { document, pdf: await readOnce(document, () => pdfRenderer.renderSecci(document, AT)) };
}

//
describe.each(CONTRACT_LOCALES)('the summary in %s', (locale) => {
  it('contains the sum of both amounts if there are two', () => {
    const grouping = { product: 'TAEGINL1', amount: '10000', additionalAmount: '5000' };
    const figuresOf = (answers: Answers) =>
      summaryDocument(shown(answers), SOURCES, locale).loan.figures.map(({ label }) => label);
    const { amount, additionalAmount, totalLent } = DOCUMENT_WORDS[locale].loan;
    const labels = figuresOf({ ...COMPLETE_ANSWERS, ...grouping });
    expect(labels.slice(2, 5)).toEqual([amount, additionalAmount, totalLent]);
    expect(figuresOf(COMPLETE_ANSWERS)).not.toContain(totalLent);
  });

  it.each([
    ['short', COMPLETE_ANSWERS],
    ['long', LONG],
  ])('contains every question with its answer: %s', async (_, answers) => {
    const { document, pdf } = await summaryOf(shown(answers), locale);
    for (const { title, groups } of document.sections) {
      expect(pdf.text).toContain(squeeze(title));
      for (const { label, value } of groups.flat())
        expect(pdf.text).toContain(squeeze(label) + squeeze(value));
    }
    for (const clause of document.clauses.paragraphs) expect(pdf.text).toContain(squeeze(clause));
  });

  it('has a heading for each credit, and names the co-borrower in every title of theirs', async () => {
    const { document, pdf } = await summaryOf(shown({ ...COUPLE_ANSWERS, ...CREDITS }), locale);
    const [first, second] = locale === 'fr' ? ['Crédit 1', 'Crédit 2'] : ['Krediet 1', 'Krediet 2'];
    expect(pdf.text.indexOf(squeeze(first))).toBeGreaterThan(0);
    expect(pdf.text.indexOf(squeeze(second))).toBeGreaterThan(pdf.text.indexOf(squeeze(first)));
    const theirs = document.sections.filter(({ groups }) =>
      groups.flat().some(({ value }) => value === COUPLE_ANSWERS.coborrowerLastname),
    );
    expect(theirs.length).toBeGreaterThan(0);
    for (const { title } of theirs) expect(title).toMatch(/co-emprunteur|medekredietnemer/i);
    expect(pdf.text).not.toMatch(/Votreréponse|Uwantwoord/);
  });

  it('writes an address in one line, and fits on so many pages', async () => {
    const alone = await summaryOf(shown(COMPLETE_ANSWERS), locale);
    expect(alone.pdf.text).toContain(
      locale === 'fr' ? 'Ruedel’Écluse12boîteA1,5000Namur' : 'Ruedel’Écluse12busA1,5000Namur',
    );
    expect(alone.pdf.pages).toBe(2);
    expect((await summaryOf(shown({ ...LONG, ...COUPLE_ANSWERS }), locale)).pdf.pages).toBe(3);
  });

  it.each([
    ['one borrower', COMPLETE_ANSWERS],
    ['one with credits', LONG],
    ['two borrowers', COUPLE_ANSWERS],
    ['two with credits', { ...COUPLE_ANSWERS, ...CREDITS }],
  ])('leaves no page half empty: %s', async (_, answers) => {
    for (const overrides of [{}, { reference: 'FLV-2026-7K3M9Q' }]) {
      const { pdf } = await summaryOf(shown(answers, overrides), locale);
      expectFilled(pdf);
    }
  });

  it('draws the river with what is left after each year', async () => {
    const { pdf } = await summaryOf(shown(COMPLETE_ANSWERS), locale);
    const [year, left] = locale === 'fr' ? ['après1an', '9578€'] : ['na1jaar', '€9.578'];
    expect(pdf.text).toContain(squeeze(year) + left);
  });

  it('omits no answer that stays as it was typed', async () => {
    const { pdf } = await summaryOf(shown(LONG), locale);
    const typed = ['firstname', 'lastname', 'email', 'phone', 'street', 'nationalRegistry'];
    for (const name of [...typed, 'birthDate', 'message', 'creditPurpose', 'inBelgiumSince'])
      expect(pdf.text, name).toContain(squeeze(String(LONG[name])));
  });

  it('is tagged, in its language, and declares PDF/UA', async () => {
    const { pdf } = await summaryOf(shown(COMPLETE_ANSWERS), locale);
    expectIn(pdf, /\/StructTreeRoot/);
    expectIn(pdf, /\/MarkInfo\s*<<[^>]*\/Marked true/);
    expectIn(pdf, new RegExp(`/Lang\\s*\\(${locale}-BE\\)`));
    expectIn(pdf, /<pdfuaid:part>1<\/pdfuaid:part>/);
    expectIn(pdf, /\/DisplayDocTitle true/);
    for (const tag of ['H1', 'H2', 'Table', 'THead', 'TH', 'TD', 'Figure'])
      expectIn(pdf, new RegExp(`/S\\s*/${tag}\\b`));
    expectIn(pdf, /\/Alt\s*[(<]/);
  });

  it('says whether it was sent, and then what was declared', async () => {
    const draft = await summaryOf(shown(COMPLETE_ANSWERS), locale);
    expect(draft.pdf.text).toContain(squeeze(locale === 'fr' ? 'Pas encore envoyée' : 'Nog niet'));
    const sent = await summaryOf(shown(COMPLETE_ANSWERS, { reference: 'FLV-2026-7K3M9Q' }), locale);
    expect(sent.pdf.text).toContain('FLV-2026-7K3M9Q');
    expect(sent.pdf.text).toContain('20/11/2026');
    const [declared] = sent.document.sections.at(-1)?.groups ?? [];
    const [yes, no] = locale === 'fr' ? ['Oui', 'Non'] : ['Ja', 'Nee'];
    expect(declared?.map(({ value }) => value)).toEqual([no, yes, yes]);
    expect(sent.document.sections).toHaveLength(draft.document.sections.length + 1);
  });
});

describe.each(CONTRACT_LOCALES)('the pre-contractual sheet in %s', (locale) => {
  // L-5.2
  it('begins with the key facts, and ends with every payment', async () => {
    const { document, pdf } = await secciOf(shown(LONG), locale);
    const pairs = [document.key, ...document.sections].flatMap(({ groups }) => groups.flat());
    for (const { label, value } of pairs)
      expect(pdf.text).toContain(squeeze(label) + squeeze(value));
    expect(pdf.text.indexOf(squeeze(document.key.title))).toBeLessThan(
      pdf.text.indexOf(squeeze(document.sections[0]?.title ?? '')),
    );
    expect(document.table.rows).toHaveLength(84);
    for (const row of document.table.rows) expect(pdf.text).toContain(squeeze(row.join('')));
    expectIn(pdf, /<pdfuaid:part>1<\/pdfuaid:part>/);
    expect(pdf.text).not.toMatch(/[{}]/);
  });

  it('has no page that is left half empty before its last', async () => {
    const { document, pdf } = await secciOf(shown(COMPLETE_ANSWERS), locale);
    expect(document.table.rows).toHaveLength(48);
    expect(pdf.pages).toBe(3);
    expectFilled(pdf);
  });

  it('begins its pages with a section, and the third with the payments', async () => {
    const { document, pdf } = await secciOf(shown(COMPLETE_ANSWERS), locale);
    const running = squeeze(document.title + document.running);
    const begins = pdf.text.split(running).slice(1);
    expect(begins).toEqual([
      expect.stringMatching(startOf(document.sections[2]?.title)),
      expect.stringMatching(startOf(document.table.title)),
    ]);
  });

  it.each([60, 72, 84, 120])('leaves no page nearly empty: %s months', async (months) => {
    const application = shown(COMPLETE_ANSWERS);
    const loan = { ...application.facts.loan, duration: months };
    const facts = { ...application.facts, loan };
    const { document, pdf } = await secciOf({ ...application, facts }, locale);
    expect(document.table.rows).toHaveLength(months);
    expectFilled(pdf);
  });

  it('states the same total in the table as in the key facts', () => {
    const { key, table } = secciDocument(shown(COMPLETE_ANSWERS), SOURCES, locale);
    const values = key.groups.flat().map(({ value }) => value);
    const [, total, , interest] = table.total;
    expect(values).toEqual(expect.arrayContaining([total, interest]));
    expect(new Set(table.rows.map(([, payment]) => payment)).size).toBe(1);
  });

  it('states the loan as the law names it', () => {
    const { key } = secciDocument(shown(COMPLETE_ANSWERS), SOURCES, locale);
    const values = key.groups.flat().map(({ value }) => squeeze(value));
    const [amount, total] =
      locale === 'fr' ? ['12500,00€', '13655,04€'] : ['€12.500,00', '€13.655,04'];
    expect(values).toEqual(expect.arrayContaining([amount, total, '4,49%']));
  });

  //
  it('names the broker that was chosen, with address and phone', () => {
    const value = (answers: Answers, sources = SOURCES) =>
      secciDocument(shown(answers), sources, locale)
        .sections.flatMap(({ groups }) => groups.flat())
        .find(({ label }) => label === words.parties.intermediary)?.value;
    const { secci: words } = DOCUMENT_WORDS[locale];
    const chosen = { ...COMPLETE_ANSWERS, 'broker-id': 'b-001' };
    expect(value(chosen)).toBe(
      'Cabinet Nivarlet, Quai du Canal 37, 1000 Bruxelles, 02\u00a0000\u00a096\u00a049',
    );
    expect(value(chosen, { ...SOURCES, brokers: [] })).toBe(words.parties.unknownIntermediary);
    expect(value(COMPLETE_ANSWERS)).toBe(words.parties.noIntermediary);
  });

  it('names the vehicle that a dealer sells, and its cash price', () => {
    const { credit } = DOCUMENT_WORDS[locale].secci;
    const goods = (answers: Answers) =>
      secciDocument(shown(answers), SOURCES, locale)
        .sections.flatMap(({ groups }) => groups.flat())
        .filter(({ label }) => label === credit.goods || label === credit.cashPrice)
        .map(({ value }) => value.replaceAll(/\s/g, ' '));
    const car = { ...COMPLETE_ANSWERS, ...LARGE_ADVANCE, firstRegistration: '01/06/2026' };
    expect(goods({ ...car, product: 'TAEGIVA1' })).toEqual(
      {
        fr: [
          'Voiture vendue par un garage ou un concessionnaire, première immatriculation le 01/06/2026',
          '16 000,00 €, dont un acompte de 4 000,00 €',
        ],
        nl: [
          'Wagen verkocht door een garage of handelaar, eerste inschrijving op 01/06/2026',
          '€ 16.000,00, waarvan een voorschot van € 4.000,00',
        ],
      }[locale],
    );
    const [home, price] = goods({ ...car, product: 'TAEGIMC1', advance: '0' });
    expect(home).toMatch(/^Mobilhome ver?/);
    expect(price).toBe({ fr: '16 000,00 €', nl: '€ 16.000,00' }[locale]);
    // Answers of a step that does not apply any more.
    expect(goods({ ...car, product: 'TAEGINL1' })).toEqual([]);
    expect(goods({ ...car, product: 'TAEGIVA1', sellerType: 'particular' })).toEqual([]);
  });

  it('is about the loan only: neither borrower learns anything of the other', () => {
    const marked = Object.fromEntries(
      Object.keys(COUPLE_ANSWERS).map((name) => [name, `MARK ${name}`]),
    );
    const document = secciDocument(
      { ...shown(COUPLE_ANSWERS), answers: { ...marked, borrowers: 'two' } },
      SOURCES,
      locale,
    );
    expect(JSON.stringify(document)).not.toContain('MARK');
  });
});

describe.each(CONTRACT_LOCALES)(
  'the summary of a request that a co-borrower completed, in %s',
  (locale) => {
    it('shows its applicant nothing of the other’s answers', () => {
      const whole = withCoborrowersPart(SHARED_ANSWERS, {
        ...COBORROWERS_ANSWERS,
        coborrowerMainIncome: '4321,09',
        coborrowerStreet: 'Geheimstraat',
      });
      const application = forApplicant(shown(whole, { reference: 'FLV-2026-7K3M9Q' }));
      const text = JSON.stringify(summaryDocument(application, SOURCES, locale));
      expect(text).toContain('Écluse');
      for (const other of ['4321', '4.321', 'Geheim', '90.03.12', 'Gent'])
        expect(text, other).not.toContain(other);
    });
  },
);

describe('a document', () => {
  it('can contain whatever was typed, in printable characters', async () => {
    const odd = { ...COMPLETE_ANSWERS, profession: 'a\u0000b 𒀀 \ud83d', city: '\u202eNamur' };
    const { pdf } = await summaryOf(shown(odd), 'fr');
    expect(pdf.text).toContain('ab?');
  });

  it.each([
    ['fr', '90\u00a0jours après son traitement'],
    ['nl', '90\u00a0dagen na de behandeling'],
  ] as const)('states in %s the retention periods of these settings', (locale, periods) => {
    const sources = { ...SOURCES, keep: OTHER_KEEP };
    const { clauses } = summaryDocument(shown(COMPLETE_ANSWERS), sources, locale);
    expect(clauses.paragraphs.join()).toContain(periods);
  });

  it('is the same file for the same application', async () => {
    const document = summaryDocument(shown(COMPLETE_ANSWERS), SOURCES, 'fr');
    const [first, second] = [
      await pdfRenderer.renderSummary(document, AT),
      await pdfRenderer.renderSummary(document, AT),
    ];
    expect(first.equals(second)).toBe(true);
  });

  it('that fails reveals nothing of its content', async () => {
    const broken = { ...summaryDocument(shown(COMPLETE_ANSWERS), SOURCES, 'fr'), loan: undefined };
    const refusal = await pdfRenderer
      .renderSummary(broken as never, AT)
      .catch((error: unknown) => error);
    expect(String(refusal)).toBe('Error: Typst refused a document');
    expect(JSON.stringify(refusal, Object.getOwnPropertyNames(refusal))).not.toContain('Hondt');
  });
});

/** Matches a text that begins with this title, as it is read from a PDF. */
function startOf(title = ''): RegExp {
  return new RegExp(`^${squeeze(title).replaceAll('.', '\\.')}`);
}

//
it.each(CONTRACT_LOCALES)('the same application gives the same bytes in %s', async (locale) => {
  const application = shown(LONG, { reference: 'FLV-2026-7K3M9Q' });
  const summary = summaryDocument(application, SOURCES, locale);
  const secci = secciDocument(application, SOURCES, locale);
  const other = createTypstRenderer(fluvia.brand.faces);
  const [first, between, again, elsewhere] = [
    await pdfRenderer.renderSummary(summary, AT),
    await pdfRenderer.renderSecci(secci, AT),
    await pdfRenderer.renderSummary(summary, AT),
    await other.renderSummary(summary, AT),
  ];
  expect(again.equals(first), 'rendered after another document').toBe(true);
  expect(elsewhere.equals(first), 'rendered by another thread').toBe(true);
  expect((await other.renderSecci(secci, AT)).equals(between)).toBe(true);
  other.close();
});
