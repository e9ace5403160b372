import { listsOf } from '#domain/lists/reference-lists.ts';
import { nominalRate, totalToPay } from '#domain/loan/payment.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { productName } from '#domain/tariff/tariff.ts';
import { type Answers, answer } from '#journey/answers.ts';
import type { AnswerName } from '#journey/field-names.ts';
import { CONSENTS } from '#journey/form-fields.ts';
import { hasAdditionalAmount, totalAmount } from '#journey/loan.ts';
import { shownFields, shownSections } from '#journey/shown.ts';
import { stepOf } from '#journey/steps.ts';
import { APPLICATION_WORDS } from '#words/application/application.ts';
import { coborrowersWords } from '#words/coborrower-link/coborrowers-words.ts';
import { DOCUMENT_WORDS } from '#words/documents/documents.ts';
import { withFacts } from '#words/facts/with-facts.ts';
import { FIELD_WORDS, wordsOfField } from '#words/fields/fields.ts';
import {
  answerInWords,
  legalClauses,
  type RecapVocabulary,
  recapSections,
} from '#words/recap/recap-sections.ts';
import { withRetention } from '#words/retention/retention.ts';
import { fill } from '#words/translation.ts';
import type { Pair, PairSection, SummaryDocument } from '../pdf/pdf-documents.ts';
import { commonFrame, type DocumentSources, dayOf } from './document-frame.ts';
import { loanPicture } from './loan-picture.ts';
import { mergeAddresses } from './merge-addresses.ts';
import type { ShownApplication } from './shown-application.ts';

/**
 * The summary of an application: the loan, every answer as the recap shows it, what applies. In mode e2
 * it is the co-borrower's: the names of the two, and their own answers.
 */
export function summaryDocument(
  application: ShownApplication,
  sources: DocumentSources,
  locale: ContractLocale,
): SummaryDocument {
  const { reference, at, answers, facts } = application;
  const { summary: words } = DOCUMENT_WORDS[locale];
  const isCoborrowers = facts.e2 !== undefined;
  const { application: formWords, fields } = isCoborrowers
    ? coborrowersWords(locale)
    : { application: APPLICATION_WORDS[locale], fields: FIELD_WORDS[locale] };
  const vocabulary: RecapVocabulary = {
    locale,
    words: {
      application: withFacts(
        withRetention(formWords, sources.keep, locale),
        sources.lender,
        locale,
      ),
      fields,
    },
    lists: listsOf(sources.lists, locale, facts.loan.product),
    ownLists: {},
  };
  const date = dayOf(at);
  const state =
    reference === undefined
      ? [fill(isCoborrowers ? words.unsentPart : words.draft, { date })]
      : [fill(words.reference, { reference }), fill(words.sent, { date })];
  return {
    ...commonFrame(application, sources, locale),
    title: words.title,
    subject: words.subject,
    kind: words.kind,
    running: state[0] ?? '',
    state,
    loan: loanPart(application, sources, locale),
    sections: [
      ...(isCoborrowers ? [borrowersPart(answers, locale)] : []),
      ...recapSections({ answers, facts }, vocabulary).map(({ title, groups }) => ({
        title,
        groups: groups.map(({ lines }) => mergeAddresses(lines, locale)),
        groupTitles: groups.map((group) => group.title),
      })),
      ...(reference === undefined ? [] : consentsPart(application, vocabulary)),
    ],
    clauses: { title: words.clauses, paragraphs: [...legalClauses(vocabulary.words.application)] },
  };
}

/** The names of the two: all that a co-borrower reads of the applicant. */
function borrowersPart(answers: Answers, locale: ContractLocale): PairSection {
  const { borrowers: words } = DOCUMENT_WORDS[locale].summary;
  const fullName = (first: AnswerName, last: AnswerName) =>
    `${answer(answers, first)} ${answer(answers, last)}`.trim();
  const pairs: Pair[] = [
    { label: words.applicant, value: fullName('firstname', 'lastname') },
    { label: words.coborrower, value: fullName('coborrowerFirstname', 'coborrowerLastname') },
  ];
  return { title: words.title, groups: [pairs] };
}

function loanPart(
  { facts }: ShownApplication,
  { tariffs, brand }: DocumentSources,
  locale: ContractLocale,
): SummaryDocument['loan'] {
  const { loan: words } = DOCUMENT_WORDS[locale];
  const { loan } = facts;
  const figures: Pair[] = [
    { label: words.product, value: productName(tariffs, loan.product, locale) },
    { label: words.type, value: words.typeName },
    { label: words.amount, value: formatAmount(loan.amount, locale) },
    ...(hasAdditionalAmount(loan)
      ? [
          {
            label: words.additionalAmount,
            value: formatAmount(loan.additionalAmount, locale),
          },
          { label: words.totalLent, value: formatAmount(totalAmount(loan), locale) },
        ]
      : []),
    { label: words.duration, value: fill(words.months, { n: loan.duration }) },
    { label: words.taeg, value: formatRate(loan.taeg, locale) },
    { label: words.rate, value: formatRate(nominalRate(loan.taeg), locale) },
    { label: words.payment, value: formatAmount(loan.monthlyAmount, locale) },
    {
      label: words.total,
      value: formatAmount(totalToPay(loan.monthlyAmount, loan.duration), locale),
    },
  ];
  return {
    title: words.title,
    payment: formatAmount(loan.monthlyAmount, locale),
    perMonth: fill(words.perMonth, { n: loan.duration }),
    figures,
    picture: loanPicture(brand, loan, tariffs[loan.product], locale),
  };
}

/** What was declared when sending; a draft has no declarations. */
function consentsPart(
  { answers, facts }: ShownApplication,
  vocabulary: RecapVocabulary,
): PairSection[] {
  const { application, fields } = vocabulary.words;
  const group = shownSections(stepOf('6'), { answers, facts }).flatMap((shown) =>
    shownFields(shown)
      .filter(({ name }) => CONSENTS.includes(name))
      .map(
        ({ field, name }): Pair => ({
          label: wordsOfField(name, fields).label.replace('{link}', application.conditionsLink),
          value:
            field.kind === 'check'
              ? fields.codes.yesNo[answers[name] === 'yes' ? 'yes' : 'no']
              : answerInWords(field, shown.scope, vocabulary) || application.recap.none,
        }),
      ),
  );
  if (group.length === 0) return [];
  return [{ title: DOCUMENT_WORDS[vocabulary.locale].summary.consents, groups: [group] }];
}
