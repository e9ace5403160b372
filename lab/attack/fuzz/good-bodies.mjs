import { COMPLETE_ANSWERS } from '../../../tests/examples/complete-answers.ts';
import { JPEG, office, pdf, RTF, TEXT } from '../../../tests/uploads/files.ts';

/** @typedef {import('./random.mjs').Random} Random */

/** What a sender fills in: a session's token, a proof that is not spent, the key of a share, a session's end. */
export const FILLED = /** @type {const} */ ({
  token: '{{token}}',
  proof: '{{proof}}',
  follow: '{{follow}}',
  document: '{{document}}',
});

const { firstname, lastname, email, phone, zip, product, gender } = COMPLETE_ANSWERS;
const PERSON = { firstname, lastname, email, phone, zip, lang: 'fr' };
const PROOF = { 'cf-turnstile-response': FILLED.proof };

const SHARED = {
  ...COMPLETE_ANSWERS,
  borrowers: 'two',
  coborrowerInfosEncoding: 'later',
  coborrowerGender: 'F',
  coborrowerFirstname: 'Lotte',
  coborrowerLastname: 'Peeters',
  coborrowerEmail: 'lotte@example.be',
};

const CONTACT = { ...PERSON, subject: 'klacht', message: 'Une question.' };
const COPROPERTY = { ...PERSON, amount: '30 000', duration: '84', message: 'Le toit.' };
const MORTGAGE = {
  name: firstname,
  surname: lastname,
  email,
  telephone: phone,
  project: 'buyoutside',
  country: 'france',
  type: 'house',
  address: 'Rue du Port',
  addressnumber: '12 bis',
  addresscap: '75001',
  addresscity: 'Paris',
  price: '350 000',
  priceborrow: '280 000',
  revenuetotal: '4 850,50',
  'ch-params': JSON.stringify({ mode: 'borrow', type: 'house', amount: 280_000, years: 25 }),
  legal: 'yes',
  lang: 'fr',
};

/** @typedef {Readonly<Record<string, unknown>>} Body */

/**
 * Bodies that get behind the schema of a call, by its address.
 * @type {Readonly<Record<string, (random: Random) => Body>>}
 */
const BODIES = {
  '/api/v1/submit': (random) => ({
    lang: random.pick(['fr', 'nl']),
    ...random.pick([COMPLETE_ANSWERS, COMPLETE_ANSWERS, SHARED]),
    email: `a${random.below(1e9)}@example.be`,
  }),
  '/api/v1/prospects': (random) => ({
    ...PERSON,
    product,
    gender,
    step: random.pick(['1', '1b', '2']),
    uniqId: random.word(20),
  }),
  '/api/v1/jwt-get': () => ({ recaptcha: FILLED.proof }),
  '/api/v1/jwt-refresh': () => ({ token: FILLED.token }),
  '/api/v1/itsme-auth-url': () => ({ token: FILLED.token, lang: 'fr' }),
  '/api/v1/sign-in-url': () => ({ token: FILLED.token, lang: 'nl', provider: 'itsme' }),
  '/api/v1/shares/follow': () => ({ key: FILLED.follow }),
  '/api/v1/shares/resend': () => ({ key: FILLED.follow }),
  '/api/v1/shares/withdraw': () => ({ key: FILLED.follow }),
  '/api/v1/shares/refuse': () => ({ key: FILLED.follow }),
  '/api/v1/shares/accept': (random) => ({
    key: FILLED.follow,
    lang: 'fr',
    conditions: {
      product,
      amount: 12_500,
      additionalAmount: 0,
      duration: random.pick([48, 36]),
      taeg: 9.9,
      monthlyAmount: 300,
    },
  }),
  '/api/v1/shares/correct': (random) => ({
    key: FILLED.follow,
    email: `b${random.below(1e9)}@example.be`,
  }),
  '/api/v1/forms/contact': () => ({ ...CONTACT, ...PROOF }),
  '/api/v1/forms/contact/answer': () => ({ ...CONTACT, question: 'a.b.c', answer: '9' }),
  '/api/v1/forms/coproperty': () => ({ ...COPROPERTY, ...PROOF }),
  '/api/v1/forms/coproperty/answer': () => ({ ...COPROPERTY, question: 'a.b.c', answer: '9' }),
  '/api/v1/forms/mortgage': () => ({ ...MORTGAGE, ...PROOF }),
  '/api/v1/forms/mortgage/answer': () => ({ ...MORTGAGE, question: 'a.b.c', answer: '9' }),
  '/api/v1/forms/newsletter': (random) => ({
    ...PROOF,
    email: `c${random.below(1e9)}@example.be`,
    lang: 'de',
  }),
  '/api/v1/forms/newsletter/answer': () => ({ email, question: 'a.b.c', answer: '9', lang: 'fr' }),
};

/** @param {string} path @returns {((random: Random) => Body) | undefined} */
export const goodBodyOf = (path) => BODIES[path];

/**
 * Parameters that get behind the schema, by their name.
 * @type {Readonly<Record<string, (random: Random) => string>>}
 */
export const GOOD_PARAMETERS = {
  // Some are used again, so that what was sent or shared is met.
  uniqid: (random) =>
    random.chance(0.9) ? `fuzz-${random.word(16)}` : `fuzz-again-${random.below(40)}`,
  step: (random) => random.pick(['1', '1b', '2', '3', '4a', '5', '6']),
  // Each makes two PDFs, mails and a delivery.
  send: (random) => (random.chance(0.006) ? '1' : '0'),
  action: (random) => (random.chance(0.006) ? 'share_pat_form' : 'pat_form'),
  zip: (random) => random.pick(['5000', '1000', '9000', '4000', '9999']),
  product: (random) => random.pick(['TAEGPSA1', 'TAEGIVA1', 'TAEGIMA1', 'TAEGINL1']),
  totalAmount: (random) => random.pick(['12500', '500', '75000', '12500.50']),
  duration: (random) => random.pick(['12', '48', '84', '120']),
  amount: (random) => random.pick(['12500', '200000', '1']),
  listName: (random) =>
    random.pick(['TAEGPSA1_ETACIV', 'TAEGIVA1_TYPE_CONTRAT', 'TAEGINL1_CATSOP_ED', 'ETACIV']),
  id: (random) => `b-00${random.below(10)}`,
  provider: () => 'itsme',
  q: (random) => random.pick(['Namur', '5000', 'Gent', 'rue Haute 3, 1000', 'Liège', 'N']),
  lat: (random) => (49.5 + random.below(200) / 100).toFixed(4),
  lng: (random) => (2.6 + random.below(380) / 100).toFixed(4),
  south: () => '49.5',
  west: () => '2.5',
  north: () => '51.5',
  east: () => '6.4',
  zoom: (random) => String(random.below(17)),
};

/** Files of every type that a form takes, by name. */
export const FILES = /** @type {readonly (readonly [string, Uint8Array])[]} */ ([
  ['photo.jpg', JPEG],
  ['letter.pdf', pdf()],
  ['letter.rtf', RTF],
  ['note.txt', TEXT],
  ['letter.docx', office('docx')],
  ['sheet.xlsx', office('xlsx')],
]);
