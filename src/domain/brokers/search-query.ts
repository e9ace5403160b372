import { BROKER_TYPES, type BrokerType } from './broker.ts';

/** What the page's address asks: what was typed, and which brokers. */
export interface SearchQuery {
  readonly typed: string;
  readonly types: readonly BrokerType[];
}

/** The parameters: the field, and the filters that are ticked. */
export const ZIP = 'zip';
export const filterName = (type: BrokerType) => `filter-${type}` as const;

/** The one type that the locator's form asks for, where no script answers it. */
const TYPE = 'type';

/** What stands for a ticked one, as the form sends it. */
export const TICKED = 'yes';

/** The longest text that is searched, in characters. */
export const LONGEST_TYPED = 80;

/** No filter at all, as in a link that somebody wrote, is both. */
export function readSearchQuery(search: string): SearchQuery {
  const query = new URLSearchParams(search);
  const ticked = BROKER_TYPES.filter(
    (type) => query.has(filterName(type)) || query.get(TYPE) === type,
  );
  return {
    typed: (query.get(ZIP) ?? '').slice(0, LONGEST_TYPED),
    types: ticked.length === 0 ? BROKER_TYPES : ticked,
  };
}

/** The page's address (its query, `search`) with this search in it; what others have put there stays. */
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
