import type { FieldKind } from '#journey/field.ts';

/** The fields of the application and of the website's forms that read a kind of text. */
export interface WrittenKind {
  readonly kind: FieldKind;
  /** Fields of the application. */
  readonly fields: readonly string[];
  /** Fields of the website's forms. */
  readonly formFields: readonly string[];
  /** What is written, and what it is read as. */
  readonly read: readonly (readonly [written: string, read: string])[];
  /** What stays as written and is refused: it is none, or could be two things. */
  readonly refused: readonly string[];
}

/**
 * What fingers, phones, mail programs, offices and word processors write, and how it is read: in the browser, by paste,
 * by keys and by autofill, and by the calls.
 */
export const WHAT_PEOPLE_WRITE = {
  amount: {
    kind: 'amount',
    fields: ['mainIncome', 'rentalIncome', 'alimonyFee', 'rent', 'price', 'futurePensionIncome'],
    formFields: ['revenuetotal', 'price', 'priceapport', 'chargecredit', 'amount'],
    read: [
      ['1.850,00 EUR', '1850'],
      ['EUR 1.850,00', '1850'],
      ['€ 1.850,-', '1850'],
      ['1850 euros', '1850'],
      ['1.850,00 euro per maand', '1850'],
      ['1’850', '1850'],
      ["1'850", '1850'],
      ['1850.-', '1850'],
      ['12\u202f500,00\u00a0€', '12500'],
      ['2 500 net', '2500'],
      ['2 500 € net / mois', '2500'],
      ['2500 euro netto p/m', '2500'],
      ['750,00', '750'],
      ['750.00', '750'],
      ['1\u2009850,50', '1850,50'],
      ['\u202a1.850,00\u202c', '1850'],
      ['1\u00ad850', '1850'],
    ],
    refused: [
      '12500 € / 48 mois',
      '1850 à 1900',
      '1850-1900',
      '1.850,00 1.900,00',
      '24000 € par an',
      '12 mille',
      '1,5 million',
      '2k',
      '-1850',
      '1850 $',
    ],
  },
  phone: {
    kind: 'phone',
    fields: ['phone', 'coborrowerPhone'],
    formFields: ['phone', 'telephone'],
    read: [
      ['+33 6 12 34 56 78', '+33 6 12 34 56 78'],
      ['0033 6 12 34 56 78', '0033 6 12 34 56 78'],
      ['+31 6 12 34 56 78', '+31 6 12 34 56 78'],
      ['+32 (0)475 12 34 56', '+32 475 12 34 56'],
      ['+32 0475 12 34 56', '+32 475 12 34 56'],
      ['(02) 123 45 67', '02 123 45 67'],
      ['0475\u00a012\u00a034\u00a056', '0475 12 34 56'],
      ['0475\u202f12\u202f34\u202f56', '0475 12 34 56'],
      ['0475‑12‑34‑56', '0475-12-34-56'],
      ['tel:+32475123456', '+32475123456'],
      ['\u202a+32 475 12 34 56\u202c', '+32 475 12 34 56'],
      ['0475 12 34 56;', '0475 12 34 56'],
    ],
    refused: ['0475 12 34', '0475 12 34 56 / 02 123 45 67', 'mon numéro', '+32'],
  },
  name: {
    kind: 'text',
    fields: ['firstname', 'lastname', 'street', 'profession', 'extraFeesReason', 'employerStreet'],
    formFields: ['firstname', 'lastname', 'name', 'surname'],
    read: [
      ['Van ‘t Hof', 'Van ’t Hof'],
      ['Peeters;,', 'Peeters'],
      ['D`Hondt', 'D’Hondt'],
      ['D´Hondt', 'D’Hondt'],
      ['Oʼneil', 'Oʼneil'.replace('ʼ', '’')],
      ['l‘Église', 'l’Église'],
      ['‘s-Hertogenbosch', '’s-Hertogenbosch'],
      ['E\u0301mile', 'Émile'],
      ['Jean‑Luc', 'Jean-Luc'],
      ['Jean–Luc', 'Jean-Luc'],
      ['Jean\u00a0Luc', 'Jean Luc'],
      ['Jean\u00adLuc', 'JeanLuc'],
      ['\u200eZoë\u200b', 'Zoë'],
      ['St. John', 'St John'],
      ['Av. Louise', 'Av Louise'],
      ['X', 'X'],
      ['Şahin', 'Şahin'],
      ['O’Neill', 'O’Neill'],
      ["O'Neill", "O'Neill"],
      ['Nguyễn', 'Nguyễn'],
      ['Müller-Lüdenscheidt', 'Müller-Lüdenscheidt'],
    ],
    refused: ['<b', 'Dupont!'],
  },
  postcode: {
    kind: 'zip',
    fields: ['zip', 'employerZip', 'coborrowerZip'],
    formFields: ['zip', 'addresscap'],
    read: [
      ['B-4000', '4000'],
      ['B‑4000', '4000'],
      ['BE 4000', '4000'],
      ['4000 Liège', '4000'],
      ['4 000', '4000'],
      ['4000.', '4000'],
    ],
    refused: ['4000 AB', '40000', 'Liège', '4000 5000'],
  },
  date: {
    kind: 'date',
    fields: ['birthDate', 'workingContractBeginDate', 'firstRegistration'],
    formFields: [],
    read: [
      ['1/2/80', '01/02/1980'],
      ['010280', '01/02/1980'],
      ['1 février 1980', '01/02/1980'],
      ['1er février 1980', '01/02/1980'],
      ['1 fevrier 1980', '01/02/1980'],
      ['1 februari 1980', '01/02/1980'],
      ['1. Februar 1980', '01/02/1980'],
      ['1 feb. 1980', '01/02/1980'],
      ['1 mai 1980', '01/05/1980'],
      ['15 maart 1980', '15/03/1980'],
      ['31 décembre 1980', '31/12/1980'],
      ['1980.02.01', '01/02/1980'],
      ['1980/02/01', '01/02/1980'],
      ['1980-02-01', '01/02/1980'],
      ['01\u00a0/\u00a002\u00a0/\u00a01980', '01/02/1980'],
    ],
    refused: ['1/2/20', '010220', '1/2/05', '13/13/1980', '02/30/1980', 'février 1980', '1/2'],
  },
  month: {
    kind: 'month',
    fields: ['inBelgiumSince'],
    formFields: [],
    read: [
      ['3/2010', '03/2010'],
      ['2010-03', '03/2010'],
      ['2010/03', '03/2010'],
      ['mars 2010', '03/2010'],
      ['maart 2010', '03/2010'],
      ['01/03/2010', '03/2010'],
    ],
    refused: ['13/2010', '2010', '3/10'],
  },
  year: {
    kind: 'year',
    fields: ['livingSince'],
    formFields: [],
    read: [
      ['03/2010', '2010'],
      ['2010.', '2010'],
      ['mars 2010', '2010'],
      ['01/03/2010', '2010'],
    ],
    refused: ['10', '2010 2012', 'longtemps'],
  },
  companyNumber: {
    kind: 'companyNumber',
    fields: ['companyNumber'],
    formFields: [],
    read: [
      ['BTW BE 0403.019.261', '0403.019.261'],
      ['KBO 0403.019.261', '0403.019.261'],
      ['0403.019.261 (RPR Brussel)', '0403.019.261'],
      ['TVA\u00a0: BE0403019261', '0403.019.261'],
      ['403 019 261', '0403.019.261'],
    ],
    refused: ['0403.019.262', '0403.019.2611', '0403.019'],
  },
  count: {
    kind: 'count',
    fields: ['children', 'dependents'],
    formFields: ['chargechilds'],
    read: [
      ['2 enfants', '2'],
      ['2 kinderen', '2'],
      ['2.', '2'],
      ['2\u00a0', '2'],
      ['3 personnes', '3'],
    ],
    refused: ['2 ou 3', '-1', '2 ans', 'deux'],
  },
  months: {
    kind: 'count',
    fields: ['currentCredits[0].duration'],
    formFields: [],
    read: [
      ['48 mois', '48'],
      ['48 maanden', '48'],
      ['48.', '48'],
    ],
    refused: ['4 ans', '4 jaar', '48 / 60'],
  },
  rate: {
    kind: 'percent',
    fields: ['currentCredits[0].rate'],
    formFields: [],
    read: [
      ['4,25 %', '4,25'],
      ['4,25\u202f%', '4,25'],
      ['4,125', '4,125'],
      ['6.875', '6.875'],
    ],
    refused: ['4,1255', '4,25 5', '100 %'],
  },
  message: {
    kind: 'longText',
    fields: ['message'],
    formFields: ['message', 'comments'],
    read: [
      ['Merci 🙏 !', 'Merci 🙏 !'],
      ['👩\u200d👧 ensemble', '👩\u200d👧 ensemble'],
      ['25 m² × 2,5 • ½ [a] @b c_d #1', '25 m² × 2,5 • ½ [a] @b c_d #1'],
      ['e\u0301cole\u200b', 'école'],
      ['un\r\ndeux', 'un\ndeux'],
    ],
    refused: [],
  },
  email: {
    kind: 'email',
    fields: ['email', 'coborrowerEmail'],
    formFields: ['email'],
    read: [
      ['mailto:jan.peeters@skynet.be', 'jan.peeters@skynet.be'],
      ['<jan.peeters@skynet.be>', 'jan.peeters@skynet.be'],
      ['Jan Peeters <jan.peeters@skynet.be>', 'jan.peeters@skynet.be'],
      ['jan.peeters@skynet.be;', 'jan.peeters@skynet.be'],
      ['jan.peeters@skynet.be.', 'jan.peeters@skynet.be'],
      ['\u202ajan@skynet.be\u202c', 'jan@skynet.be'],
      ['jan@xn--exmple-cua.be', 'jan@xn--exmple-cua.be'],
      ['jan@exämple.be', 'jan@exämple.be'],
      ['jan@gmail.con', 'jan@gmail.con'],
    ],
    refused: [
      'jan..peeters@skynet.be',
      '.jan@skynet.be',
      'jan.@skynet.be',
      'jan@skynet',
      'jan@@skynet.be',
    ],
  },
} as const satisfies Readonly<Record<string, WrittenKind>>;

/** Streets written with their number, as three fields. */
export const STREET_LINES = [
  ['Rue de la Loi 16 bte 3', { street: 'Rue de la Loi', number: '16', box: '3' }],
  ['Rue de la Loi, 16', { street: 'Rue de la Loi', number: '16', box: '' }],
  ['Av. Louise 54/2', { street: 'Av Louise', number: '54', box: '2' }],
  ['Jekerstraat 39 bus 0102', { street: 'Jekerstraat', number: '39', box: '102' }],
  ['16 rue de la Loi', { street: 'rue de la Loi', number: '16', box: '' }],
  ['Rue du 11 Novembre', { street: 'Rue du 11 Novembre', number: '', box: '' }],
] as const;
