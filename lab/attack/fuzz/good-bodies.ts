import fc from 'fast-check';
import { COMPLETE_ANSWERS } from '../../../tests/examples/complete-answers.ts';

/** Places that are filled in when a request is sent: a session, an unspent proof, a share's key, a document. */
export const PLACES = {
  token: '{{token}}',
  proof: '{{proof}}',
  follow: '{{follow}}',
  document: '{{document}}',
} as const;

const { firstname, lastname, email, phone, zip, product, gender } = COMPLETE_ANSWERS;
const PERSON = { firstname, lastname, email, phone, zip, lang: 'fr' };
const PROOF = { 'cf-turnstile-response': PLACES.proof };

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
const emails = fc.nat(1e9).map((n) => `a${n}@example.be`);
const withKey = fc.constant({ key: PLACES.follow });
const answered = { question: 'a.b.c', answer: '9' };

/** Bodies that satisfy the checks of a call, by its address. */
export const goodBodies: Readonly<Record<string, fc.Arbitrary<object>>> = {
  '/api/v1/submit': fc
    .tuple(fc.constantFrom('fr', 'nl'), fc.constantFrom(COMPLETE_ANSWERS, SHARED), emails)
    .map(([lang, answers, email]) => ({ lang, ...answers, email })),
  '/api/v1/prospects': fc
    .record({ step: fc.constantFrom('1', '1b', '2'), uniqId: identifiers(20) })
    .map((own) => ({ ...PERSON, product, gender, ...own })),
  '/api/v1/jwt-get': fc.constant({ recaptcha: PLACES.proof }),
  '/api/v1/jwt-refresh': fc.constant({ token: PLACES.token }),
  '/api/v1/itsme-auth-url': fc.constant({ token: PLACES.token, lang: 'fr' }),
  '/api/v1/sign-in-url': fc.constant({ token: PLACES.token, lang: 'nl', provider: 'itsme' }),
  '/api/v1/shares/follow': withKey,
  '/api/v1/shares/resend': withKey,
  '/api/v1/shares/withdraw': withKey,
  '/api/v1/shares/refuse': withKey,
  '/api/v1/shares/accept': fc.constantFrom(48, 36).map((duration) => ({
    key: PLACES.follow,
    lang: 'fr',
    conditions: {
      product,
      amount: 12_500,
      additionalAmount: 0,
      duration,
      taeg: 9.9,
      monthlyAmount: 300,
    },
  })),
  '/api/v1/shares/correct': emails.map((email) => ({ key: PLACES.follow, email })),
  '/api/v1/forms/contact': fc.constant({ ...CONTACT, ...PROOF }),
  '/api/v1/forms/contact/answer': fc.constant({ ...CONTACT, ...answered }),
  '/api/v1/forms/coproperty': fc.constant({ ...COPROPERTY, ...PROOF }),
  '/api/v1/forms/coproperty/answer': fc.constant({ ...COPROPERTY, ...answered }),
  '/api/v1/forms/newsletter': emails.map((email) => ({ ...PROOF, email, lang: 'de' })),
  '/api/v1/forms/newsletter/answer': fc.constant({ email, lang: 'fr', ...answered }),
};

function identifiers(length: number) {
  return fc.stringMatching(new RegExp(`^[a-zA-Z0-9]{${length}}$`));
}

/** Parameters that satisfy the checks of a call, by their name. */
export const goodParameters: Readonly<Record<string, fc.Arbitrary<string>>> = {
  // Some are used again, so that a request meets what was sent or shared before.
  uniqid: fc.oneof(
    { weight: 9, arbitrary: identifiers(16).map((id) => `fuzz-${id}`) },
    { weight: 1, arbitrary: fc.nat(40).map((n) => `fuzz-again-${n}`) },
  ),
  step: fc.constantFrom('1', '1b', '2', '3', '4a', '5', '6'),
  // Sending and sharing are rare: each makes two PDFs, mails and a delivery.
  send: fc.nat(150).map((n) => (n === 7 ? '1' : '0')),
  action: fc.nat(150).map((n) => (n === 7 ? 'share_pat_form' : 'pat_form')),
  zip: fc.constantFrom('5000', '1000', '9000', '4000', '9999'),
  product: fc.constantFrom('TAEGPSA1', 'TAEGIVA1', 'TAEGIMA1', 'TAEGINL1'),
  totalAmount: fc.constantFrom('12500', '500', '75000', '12500.50'),
  duration: fc.constantFrom('12', '48', '84', '120'),
  amount: fc.constantFrom('12500', '200000', '1'),
  listName: fc.constantFrom('TAEGPSA1_ETACIV', 'TAEGIVA1_TYPE_CONTRAT', 'ETACIV'),
  id: fc.nat(9).map((n) => `b-00${n}`),
  provider: fc.constant('itsme'),
  q: fc.constantFrom('Namur', '5000', 'Gent', 'rue Haute 3, 1000', 'Liège', 'N'),
  lat: fc.double({ min: 49.5, max: 51.5, noNaN: true }).map((lat) => lat.toFixed(4)),
  lng: fc.double({ min: 2.6, max: 6.4, noNaN: true }).map((lng) => lng.toFixed(4)),
  south: fc.constant('49.5'),
  west: fc.constant('2.5'),
  north: fc.constant('51.5'),
  east: fc.constant('6.4'),
  zoom: fc.nat(16).map(String),
};
