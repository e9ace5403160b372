import { BROKER_TYPES, type BrokerType } from './broker.ts';

/** What the page's address asks for: the text that was typed, and the types of brokers. */
export interface SearchQuery {
  readonly typed: string;
  readonly types: readonly BrokerType[];
}

/** The parameters: the field, and the filters that are ticked. */
export const ZIP = 'zip';
export const filterName = (type: BrokerType) => `filter-${type}` as const;

/** The single type that the locator's form asks for when it is sent without script. */
const TYPE = 'type';

/** The value of a ticked filter, as the form sends it. */
export const TICKED = 'yes';

/** The longest text that is searched, in characters. */
export const MAX_TYPED_LENGTH = 80;

/** An address without filters, such as a link written by hand, means both types. */
export function readSearchQuery(search: string): SearchQuery {
  const query = new URLSearchParams(search);
  const ticked = BROKER_TYPES.filter(
    (type) => query.has(filterName(type)) || query.get(TYPE) === type,
  );
  return {
    typed: (query.get(ZIP) ?? '').slice(0, MAX_TYPED_LENGTH),
    types: ticked.length === 0 ? BROKER_TYPES : ticked,
  };
}

/** The query of the page's address (`search`) with this search in it; other parameters are kept. */
export function writeSearchQuery(search: string, { typed, types }: SearchQuery): string {
  const query = new URLSearchParams(search);
  for (const name of [ZIP, TYPE, ...BROKER_TYPES.map(filterName)]) query.delete(name);
  const own = new URLSearchParams();
  if (typed !== '') own.set(ZIP, typed);
  const some = types.length < BROKER_TYPES.length ? types : [];
  for (const type of some) own.set(filterName(type), TICKED);
  const whole = new URLSearchParams([...own, ...query]).toString();
  return whole === '' ? '' : `?${whole}`;
}
