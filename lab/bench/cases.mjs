import { API } from '../../src/calls/api.ts';

/**
 * Something that is measured. `asked` are the addresses that visitors ask in turn: several, so that no single answer
 * is measured. Its baseline sends the same bytes (`http`), or answers the same by a route (`fastify`).
 * @typedef {object} Case
 * @property {string} group of `--only`
 * @property {string} name
 * @property {number} goal the ratio to reach
 * @property {'http' | 'fastify'} beside
 * @property {string[]} asked
 * @property {string} [route] as Fastify declares it
 * @property {'GET' | 'HEAD'} [method]
 * @property {boolean} [isKnown] the visitor has the page already, and says so
 */

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
const PAGE = { group: 'page', goal: 0.9, beside: /** @type {const} */ ('http'), asked: ['/fr/'] };
const CALL = { beside: /** @type {const} */ ('fastify') };

/** @type {readonly Case[]} */
export const CASES = [
  { ...PAGE, name: 'home page' },
  { ...PAGE, name: 'home page, known (304)', isKnown: true },
  { ...PAGE, name: 'home page, HEAD', method: 'HEAD' },
  { ...PAGE, name: 'questions', asked: ['/fr/faq/', '/nl/faq/'] },
  {
    ...{ ...CALL, group: 'rate', name: 'rate', goal: 0.8 },
    route: `${API}/rate/:product/:totalAmount/:duration`,
    asked: AMOUNTS.map((amount) => `${API}/rate/TAEGPSA1/${amount}/48`),
  },
  {
    ...{ ...CALL, group: 'duration', name: 'longest duration', goal: 0.8 },
    route: `${API}/duration/:product`,
    asked: AMOUNTS.map((amount) => `${API}/duration/TAEGPSA1?amount=${amount}`),
  },
  {
    ...{ ...CALL, group: 'postcode', name: 'localities of a postcode', goal: 0.8 },
    route: `${API}/postcode/:locale/:zip`,
    asked: POSTCODES.map((zip) => `${API}/postcode/fr/${zip}`),
  },
  {
    ...{ ...CALL, group: 'is-open', name: 'office open', goal: 0.8 },
    route: `${API}/is-open`,
    asked: [`${API}/is-open`],
  },
  {
    ...{ ...CALL, group: 'geocode', name: 'place by name', goal: 0.5 },
    route: `${API}/brokers/search`,
    asked: TOWNS.map((town) => `${API}/brokers/search?q=${encodeURIComponent(town)}&lang=fr`),
  },
  {
    ...{ ...CALL, group: 'brokers', name: 'brokers around a place', goal: 0.5 },
    route: `${API}/brokers`,
    asked: PLACES.map(([lat, lng]) => `${API}/brokers?lat=${lat}&lng=${lng}`),
  },
];

/** The groups of `--only`. */
export const GROUPS = [
  ...new Set(CASES.map(({ group }) => group)),
  ...['draft', 'send', 'session'],
];
