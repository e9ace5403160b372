import { type Document, isMap, isScalar, isSeq } from 'yaml';
import type { OfferPart } from '#domain/lender/offer.ts';
import { MORTGAGE_PRODUCTS } from '#domain/mortgage/mortgage.ts';
import {
  domainLabel,
  LEGAL_DATA,
  LEGAL_QUESTIONS,
  type LegalDatum,
  type LenderAnswers,
} from './lender-answers.ts';
import { editYaml, markLine, markText, removeLanguages } from './yaml-edits.ts';

/** The lender's licence where it lends no mortgages; the demonstration lends both. */
const CONSUMER_CREDIT = {
  fr: 'Prêteur en crédits à la consommation',
  nl: 'Kredietgever in consumentenkrediet',
  de: 'Kreditgeber für Verbraucherkredite',
  en: 'Lender of consumer credit',
};

/** Where the lender's file has each legal datum. */
const PLACES: Readonly<Record<LegalDatum, readonly string[]>> = {
  legalName: ['legalName'],
  enterpriseNumber: ['enterpriseNumber'],
  register: ['register'],
  fsmaNumber: ['fsmaNumber'],
  street: ['address', 'street'],
  number: ['address', 'number'],
  zip: ['address', 'zip'],
  city: ['address', 'city'],
  phone: ['phones', 'personal'],
  mortgagePhone: ['phones', 'mortgage'],
  email: ['email'],
  referencePrefix: ['referencePrefix'],
};

/** In these the mark stands before the text and is shown; other data would not be valid with it. */
const MARKED_TEXTS: readonly LegalDatum[] = [
  'legalName',
  'register',
  'fsmaNumber',
  'street',
  'city',
];

/** Facts that every lender states alike, as the program computes no fees and no insurance. */
const SAME_FOR_ALL: readonly string[] = ['fees'];

/** What a comment says of a number that only a lender of mortgages can have. */
const MORTGAGE_PHONE = ' `mortgage` is another one, for mortgages, and may be left out.';

/** The subject of the contact form that is about mortgages, by its French slug. */
const MORTGAGE_SUBJECT = 'credit-hypothecaire';

/** The lender's file from the demonstration's, with what was not chosen left out. */
export function deriveLenderFile(demonstration: string, answers: LenderAnswers): string {
  const offers = (part: OfferPart) => answers.offer.includes(part);
  const hasMortgages = MORTGAGE_PRODUCTS.some(offers);
  const text = withoutDemonstration(demonstration, answers);
  return editYaml(hasMortgages ? text : text.replace(MORTGAGE_PHONE, ''), (document) => {
    document.set('languages', flowList(document, answers.languages));
    document.set('name', answers.name);
    if (!hasMortgages) {
      setText(document, ['status'], CONSUMER_CREDIT);
      removeMortgageSubject(document);
    }
    for (const datum of LEGAL_DATA) setDatum(document, datum, answers);
    if (!offers('brokers')) {
      document.deleteIn(['links', 'brokers']);
      document.delete('helpPanel');
    } else markText(document, ['helpPanel', 'text']);
    markLine(document, ['hours', 'monday'], ' these hours');
    document.set('newsletter', offers('newsletter'));
    document.set('itsme', offers('itsme'));
    document.setIn(['facts', 'spokenLanguages'], flowList(document, answers.languages));
    document.setIn(['facts', 'brokerCommission'], offers('brokers') ? 'contract' : 'none');
    for (const fact of keysAt(document, ['facts']))
      if (!SAME_FOR_ALL.includes(fact)) markLine(document, ['facts', fact]);
    removeLanguages(document, answers.languages);
  });
}

/** Replaces what the comments say of the demonstration's lender. */
function withoutDemonstration(text: string, { name, legal }: LenderAnswers): string {
  const prefix = legal.referencePrefix ?? String(LEGAL_QUESTIONS.referencePrefix.invent(name));
  return text
    .replace(
      /^# This is Fluvia.*$/m,
      '# Made by `lender new`. Replace what is marked [REPLACE], and remove the mark. All else is there to be checked.',
    )
    .replace('and is: the demonstration follows nobody.', 'and is: nobody is followed.')
    .replaceAll('FLV', prefix)
    .replaceAll('fluvia.example', `${domainLabel(name)}.example`);
}

function setDatum(document: Document, datum: LegalDatum, { name, legal }: LenderAnswers): void {
  const place = PLACES[datum];
  const given = legal[datum];
  const value = given ?? LEGAL_QUESTIONS[datum].invent(name);
  if (value === undefined) {
    document.deleteIn(place);
    return;
  }
  setText(document, place, value);
  if (given !== undefined || datum === 'referencePrefix') return;
  if (MARKED_TEXTS.includes(datum)) markText(document, place);
  else markLine(document, place);
}

/** Sets a text, or that of each language, at a place that holds one already. */
function setText(
  document: Document,
  place: readonly string[],
  value: string | Readonly<Record<string, string>>,
): void {
  const isInLanguages = isMap(document.getIn(place, true));
  if (!isInLanguages) document.setIn(place, value);
  for (const locale of isInLanguages ? keysAt(document, place) : [])
    document.setIn([...place, locale], typeof value === 'string' ? value : value[locale]);
}

function removeMortgageSubject(document: Document): void {
  const subjects = document.get('contactSubjects');
  if (!isSeq(subjects)) return;
  subjects.items = subjects.items.filter(
    (subject) => !isMap(subject) || subject.getIn(['slug', 'fr']) !== MORTGAGE_SUBJECT,
  );
}

function keysAt(document: Document, path: readonly string[]): readonly string[] {
  const map = document.getIn(path, true);
  if (!isMap(map)) throw new Error(`The demonstration has no group of keys at ${path.join('.')}`);
  return map.items.map(({ key }) => String(isScalar(key) ? key.value : key));
}

/** A list in one line: [fr, nl]. */
const flowList = (document: Document, items: readonly string[]) =>
  document.createNode(items, { flow: true });
