import { type MortgageProduct, RATE_VARIANTS } from '#domain/mortgage/mortgage.ts';
import type { ProductCode } from '#domain/tariff/tariff.ts';
import type { LoanType } from '../loan/families.ts';
import { enteredQuery } from '../loan/loan-link.ts';
import { readMode } from '../mortgage/mortgage-link.ts';
import {
  type ConfiguratorAction,
  type ConfiguratorOffer,
  type ConfiguratorState,
  changeConfigurator,
  openConfigurator,
} from './configurator-state.ts';
import { HOMES, isMortgage, OBJECTIVES, type Objective } from './objectives.ts';

/** The longest number of an address that is read, in digits. */
const LONGEST = 7;

/** The words of `type` (spec 1 §2). */
const MORTGAGES: ReadonlyMap<string, MortgageProduct> = new Map([
  ['ch', 'CH'],
  ['light', 'LIGHT'],
]);

/** Tariffs that no simulator offers by themselves, and the one that each is a case of (decision 018). */
const CASE_OF: ReadonlyMap<string, ProductCode> = new Map([
  ['TAEGIVB1', 'TAEGIVA1'],
  ['TAEGIVD1', 'TAEGIVC1'],
  ['TAEGIVE1', 'TAEGIVC1'],
  ['TAEGIMB1', 'TAEGIMA1'],
  ['TAEGIMD1', 'TAEGIMC1'],
]);

/** The parameter of a mortgage's amount (spec 1 §2). */
const AMOUNTS: Readonly<Record<MortgageProduct, string>> = {
  CH: 'ch-amount',
  LIGHT: 'light-amount',
};

/**
 * What an address (its query, `search`) opens the configurator with, change by change: `type`,
 * `ch-amount` and `light-amount`, `subproduct` (spec 1 §2); and, so that one finds what one left, the
 * objective, the home, the variant and the names of the controls.
 */
export function readQuery(search: string, offer: ConfiguratorOffer): readonly ConfiguratorAction[] {
  const query = new URLSearchParams(search);
  // Thousands are parted by dots or by spaces, as the page writes them itself.
  const digits = (name: string) =>
    /^\d+/.exec((query.get(name) ?? '').replace(/[.\s]/g, ''))?.[0].slice(0, LONGEST);
  const amountOf = (name: string): ConfiguratorAction[] => {
    const amount = digits(name);
    return amount === undefined ? [] : [{ kind: 'typeAmount', digits: amount }];
  };
  const numberOf = (name: string, make: (n: number) => ConfiguratorAction) => {
    const number = digits(name);
    return number === undefined ? [] : [make(Number(number))];
  };
  const chosen = MORTGAGES.get((query.get('type') ?? '').toLowerCase());
  const ofProduct = (product: MortgageProduct): ConfiguratorAction[] => [
    { kind: 'chooseType', type: product },
    ...amountOf(AMOUNTS[product]),
  ];
  const others = (Object.keys(AMOUNTS) as MortgageProduct[])
    .filter((product) => product !== chosen && query.has(AMOUNTS[product]))
    .flatMap(ofProduct);
  const subproducts = readSubproduct(query.get('subproduct'), offer);
  const home = HOMES.find((one) => one === query.get('home'));
  const variant = RATE_VARIANTS.find((one) => one === query.get('variant'));
  const named = OBJECTIVES.find((objective) => objective === query.get('objective'));
  const objective = named ?? subproducts[0]?.objective;
  return [
    ...others,
    { kind: 'chooseType', type: 'PAT' },
    ...subproducts.map((of) => ({ kind: 'chooseSubproduct', ...of }) as const),
    ...(objective === undefined ? [] : [{ kind: 'chooseObjective', objective } as const]),
    ...(chosen === undefined
      ? [
          ...amountOf('amount'),
          ...numberOf('duration', (months) => ({ kind: 'chooseDuration', months })),
        ]
      : [
          ...ofProduct(chosen),
          { kind: 'chooseMode', mode: readMode(query.get('mode')) } as const,
          ...amountOf('amount'),
          ...numberOf('years', (years) => ({ kind: 'chooseYears', years })),
          ...(home === undefined ? [] : [{ kind: 'chooseHome', home } as const]),
          ...(variant === undefined ? [] : [{ kind: 'chooseVariant', variant } as const]),
        ]),
  ];
}

/**
 * Which types it sets: by their word every objective that has it, by a code the one that it is of. The
 * tariff has more codes than there are choices, by how much of the price is paid oneself: each is opened
 * as the choice that it is a case of.
 */
function readSubproduct(
  word: string | null,
  { loans }: ConfiguratorOffer,
): readonly { objective: Objective; type: LoanType }[] {
  if (word === null) return [];
  const code = CASE_OF.get(word) ?? word;
  return OBJECTIVES.flatMap((objective) =>
    loans[objective].choices
      .filter(({ type, tariff }) => type === word || tariff.code === code)
      .map(({ type }) => ({ objective, type })),
  );
}

/** The query that opens the configurator as it stands. */
export function configuratorQuery({ loans }: ConfiguratorOffer, state: ConfiguratorState): string {
  const { type, objective, home } = state;
  if (isMortgage(type)) {
    const { mode, entries, variant } = state.mortgages[type];
    const { amount, years } = entries[mode];
    const query = new URLSearchParams({ type: type.toLowerCase(), mode, amount });
    query.set('years', String(years));
    if (type === 'CH' && home !== 'house') query.set('home', home);
    if (variant !== 'fixed') query.set('variant', variant);
    return `?${query}`;
  }
  const { choice } = state.loans[objective];
  const query = new URLSearchParams(enteredQuery(loans[objective], state.loans[objective]));
  // `type` says which product it is here.
  query.delete('type');
  if (loans[objective].choices.length > 1) query.set('subproduct', choice.type);
  return `?${new URLSearchParams([['objective', objective], ...query])}`;
}

/** Every parameter that it may have, or be opened by. */
const OWN = [
  ...['type', 'ch-amount', 'light-amount', 'subproduct', 'objective', 'home', 'variant'],
  ...['mode', 'amount', 'additionalAmount', 'duration', 'years'],
] as const;

/**
 * The page's own address (its query, `search`) with what stands in the configurator; what others have put
 * there stays. Nothing where the address opens it as it stands.
 */
export function followedQuery(
  search: string,
  offer: ConfiguratorOffer,
  state: ConfiguratorState,
): string | undefined {
  const query = configuratorQuery(offer, state);
  const opened = readQuery(search, offer).reduce(
    (before, action) => changeConfigurator(offer, before, action),
    openConfigurator(offer),
  );
  if (configuratorQuery(offer, opened) === query) return undefined;
  const others = new URLSearchParams(search);
  for (const name of OWN) others.delete(name);
  return `?${new URLSearchParams([...new URLSearchParams(query), ...others])}`;
}
