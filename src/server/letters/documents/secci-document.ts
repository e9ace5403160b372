import {
  EARLY_INDEMNITY,
  EARLY_NOTICE_DAYS,
  LATE_RATE_SURCHARGE,
  PAYMENTS_IN_ARREARS,
  REMINDER_EUROS,
  RETURN_DAYS,
  WITHDRAWAL_DAYS,
} from '#domain/law/borrower-rights.ts';
import { amortise } from '#domain/loan/amortisation.ts';
import { costOfCredit, nominalRate, totalToPay } from '#domain/loan/payment.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { formatAmount, formatNumber, formatRate } from '#domain/money/format.ts';
import { addCents, type Cents, cents } from '#domain/money/money.ts';
import { parseAmount } from '#domain/reading/parse-amount.ts';
import { productName } from '#domain/tariff/tariff.ts';
import { answer } from '#journey/answers.ts';
import { brokerOf } from '#journey/chosen-broker.ts';
import { totalAmount } from '#journey/loan.ts';
import { vehicleOf } from '#journey/vehicle.ts';
import { DOCUMENT_WORDS } from '#words/documents/documents.ts';
import { withFacts } from '#words/facts/with-facts.ts';
import { fill } from '#words/translation.ts';
import type { Pair, PairSection, SecciDocument } from '../pdf/pdf-documents.ts';
import { addressOf, commonFrame, type DocumentSources, dayOf } from './document-frame.ts';
import type { ShownApplication } from './shown-application.ts';

type Words = (typeof DOCUMENT_WORDS)[ContractLocale]['secci'];

/** The values in the sheet's sentences, formatted in its language. */
type Figures = ReturnType<typeof figuresOf>;

/**
 * The European standard information on consumer credit for the loan asked for (CDE VII.70, annex
 * III; Directive (EU) 2023/2225, annex I): key facts first, the repayment table last.
 */
export function secciDocument(
  application: ShownApplication,
  sources: DocumentSources,
  locale: ContractLocale,
): SecciDocument {
  const { secci: words } = withFacts(DOCUMENT_WORDS[locale], sources.lender, locale);
  const figures = figuresOf(application, sources, locale);
  const state = [fill(words.date, figures), words.proviso];
  return {
    ...commonFrame(application, sources, locale),
    title: words.title,
    subject: words.subject,
    kind: words.kind,
    running: figures.date,
    state,
    key: keyFacts(words, figures),
    sections: [
      lenderPart(words, figures, intermediaryOf(application, sources, words)),
      creditPart(words, figures, linkedGoods(application, words, locale)),
      costPart(words, figures),
      rightsPart(words, figures),
      distancePart(words, figures),
    ],
    table: repaymentTable(application, words.table, locale),
  };
}

function figuresOf(
  { at, facts }: ShownApplication,
  sources: DocumentSources,
  locale: ContractLocale,
) {
  const { lender, tariffs, publicUrl } = sources;
  const { loan } = facts;
  const amount = totalAmount(loan);
  const rate = nominalRate(loan.taeg);
  const money = (sum: Cents) => formatAmount(sum, locale);
  return {
    date: dayOf(at),
    product: productName(tariffs, loan.product, locale),
    amount: money(amount),
    n: loan.duration,
    months: fill(DOCUMENT_WORDS[locale].loan.months, { n: loan.duration }),
    payment: money(loan.monthlyAmount),
    total: money(totalToPay(loan.monthlyAmount, loan.duration)),
    cost: money(costOfCredit(amount, loan.monthlyAmount, loan.duration)),
    taeg: formatRate(loan.taeg, locale),
    rate: formatRate(rate, locale),
    lateRate: formatRate(rate * (1 + LATE_RATE_SURCHARGE / 100), locale),
    surcharge: LATE_RATE_SURCHARGE,
    reminder: money(cents(REMINDER_EUROS * 100)),
    arrears: PAYMENTS_IN_ARREARS,
    withdrawalDays: WITHDRAWAL_DAYS,
    returnDays: RETURN_DAYS,
    noticeDays: EARLY_NOTICE_DAYS,
    over: formatNumber(EARLY_INDEMNITY.overAYear, locale),
    upTo: formatNumber(EARLY_INDEMNITY.upToAYear, locale),
    legalName: lender.legalName[locale],
    lenderAddress: addressOf(lender, locale),
    phone: lender.phones.personal.shown,
    email: lender.email,
    website: publicUrl,
    enterpriseNumber: lender.enterpriseNumber,
    register: lender.register[locale],
    fsmaNumber: lender.fsmaNumber,
    supervision: lender.supervision[locale],
    ombudsman: lender.ombudsman.name,
    ombudsmanAddress: lender.ombudsman.address[locale],
    ombudsmanEmail: lender.ombudsman.email,
    url: lender.ombudsman.url[locale],
  };
}

const pair = (label: string, sentence: string, figures: Figures): Pair => ({
  label,
  value: fill(sentence, figures),
});

function keyFacts({ key }: Words, figures: Figures): PairSection {
  const row = (label: string, sentence: string) => pair(label, sentence, figures);
  return {
    title: key.title,
    groups: [
      [
        row(key.lender, '{legalName}'),
        row(key.amount, '{amount}'),
        row(key.duration, '{months}'),
        row(key.payments, key.paymentsText),
        row(key.rate, key.rateText),
        row(key.taeg, '{taeg}'),
        row(key.total, '{total}'),
        row(key.cost, '{cost}'),
      ],
      [
        row(key.withdrawal, key.withdrawalText),
        row(key.early, key.earlyText),
        row(key.late, key.lateText),
      ],
    ],
  };
}

function lenderPart({ parties }: Words, figures: Figures, intermediary: string): PairSection {
  const row = (label: string, sentence: string) => pair(label, sentence, figures);
  return {
    title: parties.title,
    groups: [
      [
        row(parties.lender, '{legalName}'),
        row(parties.address, '{lenderAddress}'),
        row(parties.phone, '{phone}'),
        row(parties.email, '{email}'),
        row(parties.website, '{website}'),
        { label: parties.intermediary, value: intermediary },
      ],
    ],
  };
}

/** The broker whom the applicant chose, as the lender's file has them; else the intermediary of every request, if any. */
function intermediaryOf(
  { answers }: ShownApplication,
  { brokers, lender }: DocumentSources,
  { parties }: Words,
): string {
  const id = brokerOf(answers);
  if (id === undefined) {
    const { intermediary } = lender.facts;
    if (intermediary === 'none') return parties.noIntermediary;
    return `${intermediary.name}, ${intermediary.address}, ${intermediary.phone}`;
  }
  const broker = brokers.find((candidate) => candidate.id === id);
  return broker
    ? `${broker.name}, ${broker.address}, ${broker.phoneLabel}`
    : parties.unknownIntermediary;
}

/** The vehicle that a dealer sells and its cash price: the credit is linked to that sale. */
function linkedGoods(
  { answers, facts }: ShownApplication,
  { credit }: Words,
  locale: ContractLocale,
): readonly Pair[] {
  const vehicle = vehicleOf(facts.loan.product);
  const price = parseAmount(answer(answers, 'price'));
  if (!vehicle || price === undefined || answer(answers, 'sellerType') !== 'garage') return [];
  const advance = parseAmount(answer(answers, 'advance')) ?? cents(0);
  const values = {
    registered: answer(answers, 'firstRegistration'),
    price: formatAmount(price, locale),
    advance: formatAmount(advance, locale),
  };
  const cashPrice = advance > 0 ? fill(credit.cashPriceText, values) : values.price;
  return [
    { label: credit.goods, value: fill(credit.goodsText[vehicle.kind], values) },
    { label: credit.cashPrice, value: cashPrice },
  ];
}

function creditPart({ credit }: Words, figures: Figures, goods: readonly Pair[]): PairSection {
  const row = (label: string, sentence: string) => pair(label, sentence, figures);
  return {
    title: credit.title,
    groups: [
      [
        row(credit.type, credit.typeText),
        row(credit.amount, '{amount}'),
        row(credit.drawdown, credit.drawdownText),
        row(credit.duration, '{months}'),
        row(credit.payments, credit.paymentsText),
        row(credit.total, credit.totalText),
        ...goods,
        row(credit.sureties, credit.suretiesText),
      ],
    ],
  };
}

function costPart({ costs, none }: Words, figures: Figures): PairSection {
  const row = (label: string, sentence: string) => pair(label, sentence, figures);
  return {
    title: costs.title,
    groups: [
      [
        row(costs.rate, costs.rateText),
        row(costs.taeg, costs.taegText),
        row(costs.example, costs.exampleText),
        row(costs.insurance, costs.insuranceText),
        row(costs.fees, none),
        row(costs.late, costs.lateText),
      ],
    ],
  };
}

function rightsPart({ law }: Words, figures: Figures): PairSection {
  const row = (label: string, sentence: string) => pair(label, sentence, figures);
  return {
    title: law.title,
    groups: [
      [
        row(law.withdrawal, law.withdrawalText),
        row(law.early, law.earlyText),
        row(law.database, law.databaseText),
        row(law.human, law.humanText),
        row(law.draft, law.draftText),
        row(law.validity, law.validityText),
      ],
    ],
  };
}

function distancePart({ distance }: Words, figures: Figures): PairSection {
  const row = (label: string, sentence: string) => pair(label, sentence, figures);
  return {
    title: distance.title,
    groups: [
      [
        row(distance.register, distance.registerText),
        row(distance.supervision, '{supervision}'),
        row(distance.exercise, distance.exerciseText),
        row(distance.governing, distance.governingText),
        row(distance.language, distance.languageText),
        row(distance.complaints, distance.complaintsText),
      ],
    ],
  };
}

function repaymentTable(
  { facts: { loan } }: ShownApplication,
  words: Words['table'],
  locale: ContractLocale,
): SecciDocument['table'] {
  const money = (sum: Cents) => formatAmount(sum, locale);
  const amount = totalAmount(loan);
  const instalments = amortise(amount, loan.taeg, loan.duration);
  const interest = addCents(...instalments.map((instalment) => instalment.interest));
  return {
    title: words.title,
    headers: [words.month, words.payment, words.capital, words.interest, words.balance],
    rows: instalments.map((instalment) => [
      String(instalment.month),
      money(addCents(instalment.capital, instalment.interest)),
      money(instalment.capital),
      money(instalment.interest),
      money(instalment.balance),
    ]),
    total: [words.total, money(addCents(amount, interest)), money(amount), money(interest), ''],
  };
}
