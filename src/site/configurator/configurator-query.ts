import type { MortgageProduct } from '#domain/mortgage/mortgage.ts';
import { readMode } from '../mortgage/mortgage-link.ts';
import type { LoanType } from '../simulator/families.ts';
import { linkQuery } from '../simulator/loan-link.ts';
import type {
  ConfiguratorAction,
  ConfiguratorOffer,
  ConfiguratorState,
} from './configurator-state.ts';
import { isMortgage, OBJECTIVES, type Objective } from './objectives.ts';

/** The longest number of an address that is read, in digits. */
const LONGEST = 7;

/** The words of `type` (spec 1 §2). */
const MORTGAGES: Readonly<Record<string, MortgageProduct>> = { ch: 'CH', light: 'LIGHT' };

/** The parameter of a mortgage's amount (spec 1 §2). */
const AMOUNTS: Readonly<Record<MortgageProduct, string>> = {
  CH: 'ch-amount',
  LIGHT: 'light-amount',
};

/**
 * What an address (its query, `search`) opens the configurator with, change by change: `type`,
 * `ch-amount` and `light-amount`, `subproduct` (spec 1 §2); and, so that one finds what one left, the
 * objective and the names of the controls.
 */
export function readQuery(search: string, offer: ConfiguratorOffer): readonly ConfiguratorAction[] {
  const query = new URLSearchParams(search);
  const digits = (name: string) =>
    /^\d+/.exec((query.get(name) ?? '').replaceAll('.', ''))?.[0].slice(0, LONGEST);
  const amountOf = (name: string): ConfiguratorAction[] => {
    const amount = digits(name);
    return amount === undefined ? [] : [{ kind: 'typeAmount', digits: amount }];
  };
  const numberOf = (name: string, make: (n: number) => ConfiguratorAction) => {
    const number = digits(name);
    return number === undefined ? [] : [make(Number(number))];
  };
  const chosen = MORTGAGES[(query.get('type') ?? '').toLowerCase()];
  const ofProduct = (product: MortgageProduct): ConfiguratorAction[] => [
    { kind: 'chooseType', type: product },
    ...amountOf(AMOUNTS[product]),
  ];
  const others = (Object.keys(AMOUNTS) as MortgageProduct[])
    .filter((product) => product !== chosen && query.has(AMOUNTS[product]))
    .flatMap(ofProduct);
  const subproducts = readSubproduct(query.get('subproduct'), offer);
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
        ]),
  ];
}

/** Which types it sets: by their word every objective that has it, by its code the one that it is. */
function readSubproduct(
  word: string | null,
  { loans }: ConfiguratorOffer,
): readonly { objective: Objective; type: LoanType }[] {
  if (word === null) return [];
  return OBJECTIVES.flatMap((objective) =>
    loans[objective].choices
      .filter(({ type, tariff }) => type === word || tariff.code === word)
      .map(({ type }) => ({ objective, type })),
  );
}

/** The query that opens the configurator as it stands. */
export function configuratorQuery({ loans }: ConfiguratorOffer, state: ConfiguratorState): string {
  const { type, objective } = state;
  if (isMortgage(type)) {
    const { mode, entries } = state.mortgages[type];
    const { amount, years } = entries[mode];
    return `?${new URLSearchParams({ type: type.toLowerCase(), mode, amount, years: String(years) })}`;
  }
  const { choice, simulation } = state.loans[objective];
  const query = new URLSearchParams(linkQuery(loans[objective], choice.type, simulation));
  // `type` says which product it is here.
  query.delete('type');
  if (loans[objective].choices.length > 1) query.set('subproduct', choice.type);
  return `?${new URLSearchParams([['objective', objective], ...query])}`;
}
