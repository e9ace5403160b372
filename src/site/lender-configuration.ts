// STAND-IN, replaced when the configuration lands.
import type { Lender } from '#domain/lender/lender.ts';
import { cents } from '#domain/money/money.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';

const days = [
  { from: 540, to: 750 },
  { from: 810, to: 1050 },
];
export const lender: Lender = {
  name: 'Fluvia',
  legalName: { fr: 'Fluvia SA', nl: 'Fluvia NV' },
  enterpriseNumber: '0999.999.922',
  register: { fr: 'RPM Namur', nl: 'RPR Namen' },
  status: { fr: 'Prêteur', nl: 'Kredietgever' },
  fsmaNumber: '0999.999.922',
  supervision: { fr: 'Sous le contrôle de la FSMA', nl: 'Onder toezicht van de FSMA' },
  address: {
    street: { fr: 'Quai de Meuse', nl: 'Maaskaai' },
    number: '12',
    zip: '5000',
    city: { fr: 'Namur', nl: 'Namen' },
    coordinates: { lat: 50, lng: 4 },
  } as Lender['address'],
  phones: {
    personal: { shown: '081 00 00 01', e164: '+3281000001' },
    mortgage: { shown: '081 00 00 02', e164: '+3281000002' },
  },
  email: 'info@fluvia.example',
  hours: {
    monday: days,
    tuesday: days,
    wednesday: days,
    thursday: days,
    friday: days,
    saturday: [],
    sunday: [],
  },
  ombudsman: {
    name: 'Ombudsfin',
    address: { fr: 'x', nl: 'x' },
    email: 'x',
    url: { fr: 'https://ombudsfin.be/fr', nl: 'https://ombudsfin.be/nl' },
  },
  referencePrefix: 'FLV',
  links: {} as Lender['links'],
};
const offers = (rows: [number, number][]) => rows.map(([duration, taeg]) => ({ duration, taeg }));
export const personal: Tariff = {
  code: 'TAEGPSA1',
  family: 'personal',
  type: 'personal',
  name: { fr: 'Prêt personnel', nl: 'Persoonlijke lening' },
  tip: { fr: '', nl: '' },
  info: { fr: '', nl: '' },
  example: { amount: cents(1_250_000), duration: 48 },
  rates: [
    {
      min: cents(250_000),
      max: cents(560_000),
      offers: offers([
        [24, 8.95],
        [36, 8.45],
      ]),
    },
    {
      min: cents(560_001),
      max: cents(1_000_000),
      offers: offers([
        [24, 6.95],
        [36, 6.45],
        [48, 6.25],
      ]),
    },
    {
      min: cents(1_000_001),
      max: cents(1_500_000),
      offers: offers([
        [24, 4.95],
        [36, 4.75],
        [48, 4.49],
        [60, 4.49],
      ]),
    },
    {
      min: cents(1_500_001),
      max: cents(2_000_000),
      offers: offers([
        [24, 4.95],
        [36, 4.75],
        [48, 4.49],
        [60, 4.49],
        [84, 5.99],
      ]),
    },
    {
      min: cents(2_000_001),
      max: cents(7_500_000),
      offers: offers([
        [24, 4.95],
        [36, 4.75],
        [48, 4.49],
        [60, 4.49],
        [84, 5.99],
        [96, 6.2],
        [108, 6.4],
        [120, 6.5],
      ]),
    },
  ],
};
