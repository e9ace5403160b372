import {
  type ConfiguratorAction,
  type ConfiguratorOffer,
  type ConfiguratorState,
  changeConfigurator,
  openConfigurator,
} from './configurator-state.ts';
import { loanQuery, readLoanChoice, readLoanEntry } from './loan-side/loan-query.ts';
import {
  mortgageQuery,
  readMortgage,
  readMortgageAmount,
  readMortgageProduct,
} from './mortgage-side/mortgage-query.ts';
import { mortgagesOf } from './mortgage-side/mortgage-state.ts';
import { type ConfiguratorType, isMortgage } from './products.ts';

/**
 * What an address (its query, `search`) opens the configurator with, change by change: `type`,
 * `ch-amount` and `light-amount`, `subproduct` (W-4.4); and, so that visitors find what they left,
 * the objective, the home, the variant and the names of the controls.
 */
export function readQuery(
  search: string,
  { loans, years }: ConfiguratorOffer,
): readonly ConfiguratorAction[] {
  const query = new URLSearchParams(search);
  const mortgages = mortgagesOf(years);
  const named = readMortgageProduct(query);
  const opened = mortgages.find((product) => product === named);
  const choose = (type: ConfiguratorType) => ({ kind: 'chooseType', type }) as const;
  const others = mortgages
    .filter((product) => product !== opened)
    .flatMap((product) => [choose(product), ...readMortgageAmount(query, product)]);
  return [
    ...others,
    choose('PAT'),
    ...readLoanChoice(query, loans),
    ...(opened === undefined
      ? readLoanEntry(query)
      : [choose(opened), ...readMortgageAmount(query, opened), ...readMortgage(query)]),
  ];
}

/** The query that opens the configurator in its present state. */
export function configuratorQuery({ loans }: ConfiguratorOffer, state: ConfiguratorState): string {
  const { type } = state;
  return isMortgage(type) ? mortgageQuery(state, type) : loanQuery(loans, state);
}

/** Every parameter that the configurator reads or writes. */
const OWN = [
  ...['type', 'ch-amount', 'light-amount', 'subproduct', 'objective', 'home', 'variant'],
  ...['mode', 'amount', 'additionalAmount', 'duration', 'years'],
] as const;

/**
 * The page's own address (its query, `search`) with the state of the configurator. Other parameters
 * are kept. Undefined if the address already opens this state.
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
