import { API } from '../../src/calls/api.ts';

/** A page or a call that is measured. */
export interface Case {
  /** The group of `--only`. */
  group: string;
  name: string;
  /** The ratio to reach. */
  goal: number;
  /** The baseline sends the same bytes (`http`), or answers the same by a route (`fastify`). */
  baseline: 'http' | 'fastify';
  /** The addresses that visitors request in turn: several, so that no single answer is measured. */
  paths: string[];
  /** The address as Fastify declares it. */
  route?: string;
  /** Whether the visitor has the page already, and sends its ETag. */
  isKnown?: boolean;
}

const AMOUNTS = Array.from({ length: 64 }, (_, n) => 10_000 + 100 * n);
const POSTCODES = ['1000', '1348', '2000', '3000', '4000', '5000', '5100', '6000', '7000', '9000'];
const TOWNS = ['Namur', 'Gent', 'Liège', 'Antwerpen', 'Mons', 'Brugge', '5000', '1348', 'Arlon'];
const PLACES = [
  [50.8503, 4.3517],
  [50.4669, 4.8675],
  [51.0543, 3.7174],
  [50.6326, 5.5797],
  [51.2194, 4.4025],
  [50.4542, 3.9523],
];

const PAGE = { group: 'page', goal: 0.7, baseline: 'http' } as const;
const CALL = { goal: 0.5, baseline: 'fastify' } as const;

export const CASES: readonly Case[] = [
  { ...PAGE, name: 'home page', paths: ['/fr/'] },
  { ...PAGE, name: 'home page, known (304)', paths: ['/fr/'], isKnown: true },
  { ...PAGE, name: 'questions', paths: ['/fr/faq/', '/nl/faq/'] },
  {
    group: 'rate',
    name: 'rate',
    ...CALL,
    route: `${API}/rate/:product/:totalAmount/:duration`,
    paths: AMOUNTS.map((amount) => `${API}/rate/TAEGPSA1/${amount}/48`),
  },
  {
    group: 'duration',
    name: 'longest duration',
    ...CALL,
    route: `${API}/duration/:product`,
    paths: AMOUNTS.map((amount) => `${API}/duration/TAEGPSA1?amount=${amount}`),
  },
  {
    group: 'postcode',
    name: 'localities of a postcode',
    ...CALL,
    route: `${API}/postcode/:locale/:zip`,
    paths: POSTCODES.map((zip) => `${API}/postcode/fr/${zip}`),
  },
  {
    group: 'is-open',
    name: 'office open',
    ...CALL,
    route: `${API}/is-open`,
    paths: [`${API}/is-open`],
  },
  {
    group: 'geocode',
    name: 'place by name',
    ...CALL,
    route: `${API}/brokers/search`,
    paths: TOWNS.map((town) => `${API}/brokers/search?q=${encodeURIComponent(town)}&lang=fr`),
  },
  {
    group: 'brokers',
    name: 'brokers around a place',
    ...CALL,
    route: `${API}/brokers`,
    paths: PLACES.map(([lat, lng]) => `${API}/brokers?lat=${lat}&lng=${lng}`),
  },
];

/** The groups of `--only`. */
export const GROUPS = [...new Set(CASES.map(({ group }) => group)), 'draft', 'send'];
